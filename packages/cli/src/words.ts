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

export const scoreWords: In<{
  readonly total: string;
  readonly open: string;
  readonly draw: string;
  readonly winners: (names: string, way: string | null) => string;
  readonly kemu: (length: number, wins: string) => string;
  readonly verdict: (verdict: string) => string;
}> = {
  en: {
    total: 'Total',
    open: 'The game is not over.',
    draw: 'A draw.',
    kemu: (length, wins) => `Kemu, first to ${length}: ${wins}.`,
    winners: (names, way) => `Won by ${names}${way === null ? '' : ` (${way})`}.`,
    verdict: (verdict) => `The game is ${verdict}:`,
  },
  de: {
    total: 'Summe',
    open: 'Die Partie ist nicht zu Ende.',
    draw: 'Unentschieden.',
    kemu: (length, wins) => `Kemu bis ${length}: ${wins}.`,
    winners: (names, way) => `Gewonnen hat ${names}${way === null ? '' : ` (${way})`}.`,
    verdict: (verdict) => `Die Partie ist ${verdict}:`,
  },
  it: {
    total: 'Totale',
    open: 'La partita non è finita.',
    draw: 'Parità.',
    kemu: (length, wins) => `Kemu a ${length}: ${wins}.`,
    winners: (names, way) => `Vince ${names}${way === null ? '' : ` (${way})`}.`,
    verdict: (verdict) => `La partita è ${verdict}:`,
  },
};

export const statsWords: In<{
  readonly unknown: string;
  readonly games: string;
  readonly turns: string;
  readonly ways: string;
  readonly draws: string;
  readonly seat: string;
  readonly wins: string;
  readonly least: string;
  readonly average: string;
  readonly most: string;
  readonly broken: string;
  readonly rule: string;
}> = {
  en: {
    unknown: 'Unknown game',
    games: 'Games',
    turns: 'Turns',
    ways: 'Won by',
    draws: 'Draws and shared victories',
    seat: 'Seat',
    wins: 'Wins',
    least: 'Least',
    average: 'Average',
    most: 'Most',
    broken: 'Most broken rules',
    rule: 'Rule',
  },
  de: {
    unknown: 'Unbekanntes Spiel',
    games: 'Partien',
    turns: 'Züge',
    ways: 'Gewonnen durch',
    draws: 'Unentschieden und geteilte Siege',
    seat: 'Platz',
    wins: 'Siege',
    least: 'Kleinste',
    average: 'Mittel',
    most: 'Größte',
    broken: 'Am häufigsten verletzte Regeln',
    rule: 'Regel',
  },
  it: {
    unknown: 'Gioco sconosciuto',
    games: 'Partite',
    turns: 'Turni',
    ways: 'Vinte con',
    draws: 'Parità e vittorie condivise',
    seat: 'Posto',
    wins: 'Vittorie',
    least: 'Minimo',
    average: 'Media',
    most: 'Massimo',
    broken: 'Regole infrante più spesso',
    rule: 'Regola',
  },
};

export const replayWords: In<{ readonly start: string; readonly keys: string }> = {
  en: { start: 'start', keys: '←/→ turn   Home/End   n/p next, previous finding   q quit' },
  de: { start: 'Beginn', keys: '←/→ Zug   Pos1/Ende   n/p nächster, voriger Befund   q Schluss' },
  it: { start: 'inizio', keys: '←/→ turno   Inizio/Fine   n/p rilievo dopo, prima   q esci' },
};

export const ruleListWords: In<{ readonly notation: string; readonly rulings: string }> = {
  en: { notation: 'The notation', rulings: 'Left open by the rulebook (--ruling name=value)' },
  de: { notation: 'Die Notation', rulings: 'Von der Spielregel offen gelassen (--ruling name=wert)' },
  it: { notation: 'La notazione', rulings: 'Lasciato aperto dal regolamento (--ruling nome=valore)' },
};

export const explainWords: In<{
  readonly effect: string;
  readonly sources: string;
  readonly notation: string;
  readonly broken: string;
  readonly kept: string;
}> = {
  en: {
    effect: 'This rule says how something comes about; it is not broken by itself.',
    sources: 'Where it stands',
    notation: 'notation',
    broken: 'Broken',
    kept: 'Kept',
  },
  de: {
    effect: 'Diese Regel sagt, wie etwas zustande kommt; sie selbst wird nicht verletzt.',
    sources: 'Wo sie steht',
    notation: 'Notation',
    broken: 'Verletzt',
    kept: 'Eingehalten',
  },
  it: {
    effect: 'Questa regola dice come avviene qualcosa; da sola non viene infranta.',
    sources: 'Dove si trova',
    notation: 'notazione',
    broken: 'Infranta',
    kept: 'Rispettata',
  },
};
