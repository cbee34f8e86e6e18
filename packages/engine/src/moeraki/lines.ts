import type { EarlyWay, Seat } from '@motu/notation';
import {
  DIAGONALS,
  FIELDS,
  HOLLOWS,
  hollowsAround,
  type Index,
  isHalf,
  ON_CIRCLE,
  OUTER_ROWS,
} from './board.ts';
import type { Hollows, Pair, Terms } from './state.ts';

/** Hollows that win once one player's stones fill them all. */
interface WinningLine {
  readonly way: EarlyWay;
  readonly hollows: readonly Index[];
}

const WAYS: readonly EarlyWay[] = ['tahuna', 'awa', 'ara', 'mata'];

/** A diagonal in which the ball lies is two: from each rim to the ball. */
function diagonalsWith(ball: Index | null): readonly (readonly Index[])[] {
  return DIAGONALS.flatMap((diagonal) => {
    const at = ball === null ? -1 : diagonal.indexOf(ball);
    return at === -1 ? [diagonal] : [diagonal.slice(0, at), diagonal.slice(at + 1)];
  }).filter((line) => line.length > 0);
}

function lineBy(way: EarlyWay): (hollows: readonly Index[]) => WinningLine {
  return (hollows) => ({ way, hollows });
}

function linesWith(ball: Index | null): readonly WinningLine[] {
  const free = (hollows: readonly Index[]) => ball === null || !hollows.includes(ball);
  const fields = FIELDS.map((_, field) => field).filter((field) => !isHalf(field));
  return [
    ...fields.map(hollowsAround).filter(free).map(lineBy('tahuna')),
    ...diagonalsWith(ball).map(lineBy('awa')),
    ...OUTER_ROWS.filter(free).map(lineBy('ara')),
    lineBy('mata')(ON_CIRCLE.filter((hollow) => hollow !== ball)),
  ];
}

/** The lines through each hollow, as what else they need, without the ball and with it in each of the hollows. */
const LINES: readonly (readonly (readonly WinningLine[])[])[] = [null, ...HOLLOWS.keys()].map((ball) => {
  const lines = linesWith(ball);
  return HOLLOWS.map((_, hollow) =>
    lines
      .filter(({ hollows }) => hollows.includes(hollow))
      .map(({ way, hollows }) => ({ way, hollows: hollows.filter((one) => one !== hollow) })),
  );
});

const NO_LINES: readonly WinningLine[] = [];

/** Each without the hollow itself: what must lie there besides. */
function linesThrough(hollow: Index, ball: Index | null): readonly WinningLine[] {
  return LINES[ball === null ? 0 : ball + 1]?.[hollow] ?? NO_LINES;
}

const EMPTY = '.'.charCodeAt(0);
const FULL = -1;
const NO_THREAT = -2;

/** The one hollow that a line still lacks; `FULL` or `NO_THREAT` where there is none or more is missing. */
function gapIn(line: WinningLine, signs: string, own: number): Index {
  let gap = FULL;
  for (const hollow of line.hollows) {
    const sign = signs.charCodeAt(hollow);
    if (sign === own) continue;
    if (sign !== EMPTY || gap !== FULL) return NO_THREAT;
    gap = hollow;
  }
  return gap;
}

type Filled = Pick<Hollows, 'signs' | 'ball'>;

function counts(line: WinningLine, terms: Terms): boolean {
  return line.way !== 'mata' || terms.mata;
}

/** The ways in which a stone that lies in the hollow wins. */
export function waysThrough(
  signs: string,
  ball: Index | null,
  terms: Terms,
  hollow: Index,
  seat: Seat,
): readonly EarlyWay[] {
  const own = seat.charCodeAt(0);
  const ways = linesThrough(hollow, ball)
    .filter((line) => counts(line, terms) && gapIn(line, signs, own) === FULL)
    .map(({ way }) => way);
  return WAYS.filter((way) => ways.includes(way));
}

/** The threats of the player whose stone has just gone into the hollow. */
export function threatsAfter(
  signs: string,
  ball: Index | null,
  terms: Terms,
  hollow: Index,
  seat: Seat,
  before: readonly Index[],
): readonly Index[] {
  const own = seat.charCodeAt(0);
  let threats = without(before, hollow);
  for (const line of linesThrough(hollow, ball)) {
    const gap = gapIn(line, signs, own);
    if (gap >= 0 && counts(line, terms) && !threats.includes(gap)) threats = [...threats, gap];
  }
  return threats;
}

export function without(hollows: readonly Index[], hollow: Index): readonly Index[] {
  return hollows.includes(hollow) ? hollows.filter((one) => one !== hollow) : hollows;
}

/** What stones that were not watched as they came threaten: those of a position. */
export function threatsOf({ signs, ball }: Filled, terms: Terms): Pair<readonly Index[]> {
  const of = (seat: Seat) => {
    const own = seat.charCodeAt(0);
    const wins = (line: WinningLine) => counts(line, terms) && gapIn(line, signs, own) === FULL;
    return [...HOLLOWS.keys()].filter(
      (hollow) => signs.charCodeAt(hollow) === EMPTY && linesThrough(hollow, ball).some(wins),
    );
  };
  return [of('A'), of('B')];
}

/** The winning lines that lie on the board. */
export function waysFormed({ signs, ball }: Filled, terms: Terms): Pair<readonly EarlyWay[]> {
  const of = (seat: Seat) => {
    const own = [...HOLLOWS.keys()].filter((hollow) => signs[hollow] === seat);
    const ways = own.flatMap((hollow) => waysThrough(signs, ball, terms, hollow, seat));
    return WAYS.filter((way) => ways.includes(way));
  };
  return [of('A'), of('B')];
}

export function mergedWays(some: readonly EarlyWay[], others: readonly EarlyWay[]): readonly EarlyWay[] {
  return WAYS.filter((way) => some.includes(way) || others.includes(way));
}
