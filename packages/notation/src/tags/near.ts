import { plainCharacters } from '../mend.ts';
import type { Form } from './form.ts';

/** Small letters without accents, `Māori` as `maori`. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Slips in the value of a tag: pasted characters, capitals, accents, a day written as at home. */
const mends: readonly ((text: string) => string)[] = [
  plainCharacters,
  folded,
  (text) => text.toUpperCase(),
  (text) => text.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1'),
];

/** The value that lies one slip away and is of this form; null if there is none. */
export function nearValue<T>(text: string, form: Form<T>): string | null {
  if (text.length > 400) return null;
  for (const mend of mends) {
    const meant = mend(text);
    const value = meant === text ? null : form.read(meant, 0);
    if (value !== null) return form.write(value);
  }
  return null;
}
