import type { EarlyWay, Seat } from '@motu/notation';
import { HOLLOWS, hollowAt, type Index } from './board.ts';
import { mergedWays, threatsAfter, threatsOf, waysThrough, without } from './lines.ts';
import { type Hollows, type MoerakiMove, type MoerakiState, of, type Terms } from './state.ts';
import { withSign } from './tiles.ts';

/** The hollows after a turn's ball and stones. */
export interface Placed {
  readonly hollows: Hollows;
  /** Those that this turn's stones filled. */
  readonly filled: readonly Index[];
  /** The ways in which the mover has now won. */
  readonly ways: readonly EarlyWay[];
}

const EMPTY = '.'.charCodeAt(0);
const NO_WAYS: readonly EarlyWay[] = [];
const NONE_FILLED: readonly Index[] = [];

export function isEmpty({ signs }: Hollows, hollow: Index): boolean {
  return signs.charCodeAt(hollow) === EMPTY;
}

/** Fills hollows that are hollows and empty; what else the turn says cannot be done. */
export function place(state: MoerakiState, { ball, stones }: MoerakiMove): Placed {
  const before = ball === null ? state.hollows : placeBall(state.hollows, state.terms, hollowAt(ball));
  let placed: Placed = { hollows: before, filled: NONE_FILLED, ways: NO_WAYS };
  for (const stone of stones) placed = placeStone(state, placed, hollowAt(stone));
  return placed;
}

function placeBall(before: Hollows, terms: Terms, ball: Index): Hollows {
  if (before.ball !== null || ball === -1 || !isEmpty(before, ball)) return before;
  const signs = withSign(before.signs, ball, '*');
  // Stones that a position puts there before the ball may come to threaten because of it.
  const hasStones = before.empty < HOLLOWS.length;
  const threats = hasStones ? threatsOf({ signs, ball }, terms) : before.threats;
  return { signs, ball, empty: before.empty - 1, threats };
}

function placeStone({ turn: { seat }, terms, formed }: MoerakiState, before: Placed, hollow: Index): Placed {
  const { ball, empty, threats } = before.hollows;
  if (hollow === -1 || !isEmpty(before.hollows, hollow)) return before;
  const signs = withSign(before.hollows.signs, hollow, seat);
  const wins = of(threats, seat).includes(hollow) ? waysThrough(signs, ball, terms, hollow, seat) : NO_WAYS;
  const standing = of(formed, seat);
  return {
    hollows: {
      signs,
      ball,
      empty: empty - 1,
      threats: threatsWith(threats, signs, ball, terms, hollow, seat),
    },
    filled: before.filled.length === 0 ? [hollow] : [...before.filled, hollow],
    ways:
      wins.length + standing.length === 0 ? before.ways : mergedWays(before.ways, mergedWays(wins, standing)),
  };
}

/** What both players threaten after a stone; the same pair where nothing has changed. */
function threatsWith(
  before: Hollows['threats'],
  signs: string,
  ball: Index | null,
  terms: Terms,
  hollow: Index,
  seat: Seat,
): Hollows['threats'] {
  const [a, b] = before;
  const nowA = seat === 'A' ? threatsAfter(signs, ball, terms, hollow, seat, a) : without(a, hollow);
  const nowB = seat === 'A' ? without(b, hollow) : threatsAfter(signs, ball, terms, hollow, seat, b);
  return nowA === a && nowB === b ? before : [nowA, nowB];
}
