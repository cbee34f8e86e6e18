import { type EditionsReport, judgeEditions, type Report, replayAll } from '@motu/engine';
import { type GameRecord, type PlayableRecord, parse, printAll } from '@motu/notation';

export interface JudgedGame {
  readonly record: GameRecord;
  readonly report: Report;
}

export interface Judged {
  readonly games: readonly JudgedGame[];
  /** Games of the file beyond those that a page can show at once. */
  readonly more: number;
  /** The verdict on one of the games under each edition. */
  readonly editions: EditionsReport | null;
}

/** A page keeps every state of every turn, so it takes so many games of a file and says what it left out. */
export const MOST_GAMES = 100;
/** Longer texts are for the command line. */
export const MOST_TEXT = 2_000_000;

/** Judges all games of a text, and the one with this number (from 1) under every edition. */
export function judge(text: string, number = 1): Judged {
  const records = parse(text);
  const shown = records.slice(0, MOST_GAMES);
  const reports = [...replayAll(shown)];
  const games = shown.flatMap((record, at) => {
    const report = reports[at];
    return report === undefined ? [] : [{ record, report }];
  });
  const chosen = shown[number - 1];
  const editions = chosen === undefined ? null : judgeEditions(chosen);
  return { games, more: records.length - shown.length, editions };
}

/** The text in canonical form; null while there are errors of form, which formatting could lose. */
export function format(text: string): string | null {
  const records = parse(text);
  const playable = records.filter(isSound);
  return playable.length === records.length && records.length > 0 ? printAll(playable) : null;
}

function isSound(record: GameRecord): record is PlayableRecord {
  return record.game !== null && record.problems.every(({ severity }) => severity !== 'error');
}
