import type { EarlyWay, MoerakiResult, Point, Seat } from '@motu/notation';
import type { Outcome, SeatScore } from '../game.ts';
import { FIELDS, fieldName } from './board.ts';
import { RULING_NAMES, type RulingName } from './rulings.ts';
import { type MoerakiState, of, type Pair, SEATS, type Win } from './state.ts';
import { ownerOf } from './tiles.ts';

/** The tiles as they lie; a point for the Tane only under the ruling tane-score. */
export function score(state: MoerakiState): readonly SeatScore[] {
  return SEATS.map((seat) => scoreOf(state, seat));
}

function scoreOf({ terms, fields }: MoerakiState, seat: Seat): SeatScore {
  if (terms.level === 'beginner') return { seat, lines: [], total: 0 };
  const where: Point[] = [];
  let points = terms.rulings['tane-score'] === 'one' && of(fields.tane, seat) !== null ? 1 : 0;
  for (let field = 0; field < FIELDS.length; field++) {
    const tile = fields.tiles.charAt(field);
    if (ownerOf(tile) !== seat) continue;
    points += tile === seat ? 1 : 0.5;
    where.push(fieldName(field));
  }
  return { seat, lines: [{ rule: 'moeraki/marae', points, count: where.length, where }], total: points };
}

/** What the board says of the game. */
export type Standing =
  | { readonly kind: 'open' }
  | { readonly kind: 'early'; readonly wins: readonly Win[] }
  | { readonly kind: 'marae'; readonly points: Pair<number>; readonly winner: Seat }
  | { readonly kind: 'draw' };

export function standing(state: MoerakiState): Standing {
  if (!state.over) return { kind: 'open' };
  if (state.won.length > 0) return { kind: 'early', wins: state.won };
  if (state.terms.level === 'beginner') return { kind: 'draw' };
  const [a, b] = score(state).map(({ total }) => total);
  const points: Pair<number> = [a ?? 0, b ?? 0];
  // A tie goes to A, who placed the ball.
  return { kind: 'marae', points, winner: points[0] >= points[1] ? 'A' : 'B' };
}

type Ended = 'agreed' | 'resigned' | null;

/** A position at which the players stopped has not come to an end by itself. */
export function isStopped(state: MoerakiState, ended: Ended): boolean {
  return ended !== null && state.won.length === 0 && state.hollows.empty > 0;
}

export function outcome(state: MoerakiState, result: MoerakiResult | null, ended: Ended): Outcome {
  if (isStopped(state, ended)) return stopped(result, ended);
  const said = standing(state);
  switch (said.kind) {
    case 'open':
      return { ended: 'open', scores: null, winners: [], way: null };
    case 'draw':
      return { ended: 'played', scores: null, winners: [], way: null };
    case 'marae':
      return { ended: 'played', scores: said.points, winners: [said.winner], way: 'marae' };
    case 'early': {
      const claimed = result?.kind === 'win' ? result : null;
      const win = said.wins.find(({ seat }) => seat === claimed?.seat) ?? said.wins[0];
      const way: EarlyWay | undefined = win?.ways.find((one) => one === claimed?.way) ?? win?.ways[0];
      const winners = win === undefined ? [] : [win.seat];
      return { ended: 'played', scores: null, winners, way: way ?? null };
    }
  }
}

function stopped(result: MoerakiResult | null, ended: Ended): Outcome {
  if (result === null || result.kind === 'open' || ended === null) {
    return { ended: 'open', scores: null, winners: [], way: null };
  }
  const winners = result.kind === 'win' ? SEATS.filter((seat) => seat === result.seat) : [];
  return { ended, scores: null, winners, way: null };
}

export function rulingsUsed({ terms, fields, won }: MoerakiState): readonly RulingName[] {
  const mattered: { readonly [name in RulingName]: boolean } = {
    'tane-edge': fields.edgeUsed,
    'tane-score': won.length === 0 && fields.first !== null,
    'tile-shortage': fields.ranOut,
    'draw-starter': terms.afterDraw,
  };
  return RULING_NAMES.filter((name) => mattered[name]);
}
