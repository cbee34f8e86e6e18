import { bookOf } from '@motu/engine';
import { type Judged, plainText } from '@motu/formats';
import type { GameId } from '@motu/notation';

export const TITLES: { readonly [game in GameId]: string } = {
  maori: 'Māori',
  mahe: 'Mahé',
  moeraki: 'Moeraki-Kemu',
};

export function isGameId(text: string): text is GameId {
  return Object.hasOwn(TITLES, text);
}

/** One line that says which game this is: where it stands, what is played and by which rules. */
export function headingOf({ file, line, report, locale }: Judged): string {
  const where = `${plainText(file)}:${line ?? 1}`;
  if (report.game === null) return where;
  const { terms } = bookOf(locale)[report.game];
  const level = report.level === null ? [] : [terms[report.level] ?? report.level];
  const rules = [...level, ...(report.edition === null ? [] : [report.edition])].join(', ');
  return `${where}  ${TITLES[report.game]}${rules === '' ? '' : ` (${rules})`}`;
}
