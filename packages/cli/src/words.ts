import type { Locale } from '@motu/engine';
import type { Tally } from './judge/batch.ts';

/** What the command line itself says beside the findings. */
type In<T> = { readonly [locale in Locale]: T };

export const editionWords: In<{ readonly differ: string; readonly nothing: string }> = {
  en: { differ: 'The editions differ first at:', nothing: 'nothing to report' },
  de: { differ: 'Die Ausgaben unterscheiden sich zuerst hier:', nothing: 'nichts zu beanstanden' },
  it: { differ: 'Le edizioni differiscono per la prima volta qui:', nothing: 'nulla da segnalare' },
};

/** One line under everything: only what there is, counted. */
export function summaryOf(tally: Tally, locale: Locale): string {
  const words = summaryWords[locale];
  const { games, legal, illegal, unreadable, errors, warnings } = tally;
  const verdicts = present([
    [legal, words.legal],
    [illegal, words.illegal],
    [unreadable, words.unreadable],
  ]);
  const findings = present([
    [errors, words.errors],
    [warnings, words.warnings],
  ]);
  const head = words.games(games);
  return `${head}${games === 0 ? '' : `: ${verdicts}`}${findings === '' ? '' : ` (${findings})`}`;
}

type Counted = (count: number) => string;

function present(counts: readonly (readonly [number, Counted])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => word(count))
    .join(', ');
}

const summaryWords: In<{
  readonly games: Counted;
  readonly legal: Counted;
  readonly illegal: Counted;
  readonly unreadable: Counted;
  readonly errors: Counted;
  readonly warnings: Counted;
}> = {
  en: {
    games: (count) => counted(count, 'game', 'games'),
    legal: (count) => `${count} legal`,
    illegal: (count) => `${count} illegal`,
    unreadable: (count) => `${count} unreadable`,
    errors: (count) => counted(count, 'error', 'errors'),
    warnings: (count) => counted(count, 'warning', 'warnings'),
  },
  de: {
    games: (count) => counted(count, 'Partie', 'Partien'),
    legal: (count) => `${count} regelgerecht`,
    illegal: (count) => `${count} regelwidrig`,
    unreadable: (count) => `${count} unlesbar`,
    errors: (count) => counted(count, 'Fehler', 'Fehler'),
    warnings: (count) => counted(count, 'Warnung', 'Warnungen'),
  },
  it: {
    games: (count) => counted(count, 'partita', 'partite'),
    legal: (count) => counted(count, 'regolare', 'regolari'),
    illegal: (count) => counted(count, 'irregolare', 'irregolari'),
    unreadable: (count) => counted(count, 'illeggibile', 'illeggibili'),
    errors: (count) => counted(count, 'errore', 'errori'),
    warnings: (count) => counted(count, 'avviso', 'avvisi'),
  },
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

export const legalWords: In<{ readonly count: Counted; readonly price: Counted }> = {
  en: {
    count: (count) => counted(count, 'legal turn', 'legal turns'),
    price: (count) => counted(count, 'shell', 'shells'),
  },
  de: {
    count: (count) => counted(count, 'regelgerechter Zug', 'regelgerechte Züge'),
    price: (count) => counted(count, 'Muschel', 'Muscheln'),
  },
  it: {
    count: (count) => counted(count, 'turno regolare', 'turni regolari'),
    price: (count) => counted(count, 'conchiglia', 'conchiglie'),
  },
};
