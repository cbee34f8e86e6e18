import type { Random } from '@motu/engine';

type Form =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'one-of'; readonly characters: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'sequence' | 'choice'; readonly of: readonly Form[] }
  | { readonly kind: 'repeat'; readonly of: Form; readonly least: number; readonly most: number };

export type Productions = ReadonlyMap<string, Form>;

/** Reads EBNF as the XML recommendation writes it. */
export function readEbnf(text: string): Productions {
  const productions = new Map<string, Form>();
  for (const [, name = '', form = ''] of text.matchAll(/^(\w+) *::= (.+)$/gm)) {
    productions.set(name, readForm(form));
  }
  return productions;
}

const WORD = /'[^']*'|"[^"]*"|\[[^\]]*\]|\w+|[()|?*+]/g;

function readForm(text: string): Form {
  const words = text.match(WORD) ?? [];
  let at = 0;
  const choice = (): Form => {
    const of = [sequence()];
    while (words[at] === '|') {
      at++;
      of.push(sequence());
    }
    return of.length === 1 ? (of[0] ?? NOTHING) : { kind: 'choice', of };
  };
  const sequence = (): Form => {
    const of: Form[] = [];
    while (at < words.length && words[at] !== '|' && words[at] !== ')') of.push(repeated(single()));
    return { kind: 'sequence', of };
  };
  const single = (): Form => {
    const word = words[at++] ?? '';
    if (word === '(') {
      const inner = choice();
      at++;
      return inner;
    }
    if (/^['"]/.test(word)) return { kind: 'text', text: word.slice(1, -1) };
    if (word.startsWith('[')) return { kind: 'one-of', characters: charactersOf(word.slice(1, -1)) };
    return { kind: 'name', name: word };
  };
  const repeated = (of: Form): Form => {
    const sign = words[at];
    if (sign !== '?' && sign !== '*' && sign !== '+') return of;
    at++;
    return { kind: 'repeat', of, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : 3 };
  };
  return choice();
}

const NOTHING: Form = { kind: 'sequence', of: [] };
const ANY = ' abcXYZ019[]{}()"\\;:#*!?āé漢🐢';

/** `A-Z_` and the like; `^` takes them away from a sample of everything. */
function charactersOf(inside: string): string {
  const plain = inside.replaceAll(/#x([0-9A-F]+)/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  if (plain.startsWith('^')) return [...ANY].filter((one) => !plain.includes(one)).join('');
  return plain.replaceAll(/(.)-(.)/g, (_, from: string, to: string) => {
    const first = from.charCodeAt(0);
    return Array.from({ length: to.charCodeAt(0) - first + 1 }, (__, step) =>
      String.fromCharCode(first + step),
    ).join('');
  });
}

/** A sentence of the grammar. Words, whose names have capitals, stand apart by blanks. */
export function sentence(productions: Productions, start: string, random: Random): string {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  let depth = 0;
  const write = (form: Form): string => {
    switch (form.kind) {
      case 'text':
        return form.text;
      case 'one-of':
        return pick([...form.characters]) ?? '';
      case 'sequence':
        return form.of.map(write).join('');
      case 'choice':
        return write(pick(form.of) ?? NOTHING);
      case 'repeat': {
        const most = depth > 5 ? form.least : form.most;
        const times = form.least + Math.floor(random() * (most - form.least + 1));
        return Array.from({ length: times }, () => write(form.of)).join('');
      }
      case 'name': {
        depth++;
        const text = write(productions.get(form.name) ?? NOTHING);
        depth--;
        return /^[A-Z]/.test(form.name) ? `${pick(['', ' ', '\n']) ?? ''} ${text}` : text;
      }
    }
  };
  return write({ kind: 'name', name: start });
}
