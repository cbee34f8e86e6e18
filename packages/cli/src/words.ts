import type { Locale } from '@motu/engine';
import type { Tally } from './judge/batch.ts';

/** What the command line itself says beside the findings. */
type In<T> = { readonly [locale in Locale]: T };

export const editionWords: In<{ readonly differ: string; readonly nothing: string }> = {
  en: { differ: 'The editions differ first at:', nothing: 'nothing to report' },
  de: { differ: 'Die Ausgaben unterscheiden sich zuerst hier:', nothing: 'nichts zu beanstanden' },
  it: { differ: 'Le edizioni differiscono per la prima volta qui:', nothing: 'nulla da segnalare' },
};

export const summaryWords: In<(tally: Tally) => string> = {
  en: ({ games, legal, illegal, unreadable, errors, warnings }) =>
    `${counted(games, 'game', 'games')}: ${legal} legal, ${illegal} illegal, ${unreadable} unreadable ` +
    `(${counted(errors, 'error', 'errors')}, ${counted(warnings, 'warning', 'warnings')})`,
  de: ({ games, legal, illegal, unreadable, errors, warnings }) =>
    `${counted(games, 'Partie', 'Partien')}: ${legal} regelgerecht, ${illegal} regelwidrig, ${unreadable} unlesbar ` +
    `(${counted(errors, 'Fehler', 'Fehler')}, ${counted(warnings, 'Warnung', 'Warnungen')})`,
  it: ({ games, legal, illegal, unreadable, errors, warnings }) =>
    `${counted(games, 'partita', 'partite')}: regolari ${legal}, irregolari ${illegal}, illeggibili ${unreadable} ` +
    `(${counted(errors, 'errore', 'errori')}, ${counted(warnings, 'avviso', 'avvisi')})`,
};

export const interruptedWords: In<string> = {
  en: 'interrupted; so far',
  de: 'abgebrochen; bis hierher',
  it: 'interrotto; finora',
};

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
