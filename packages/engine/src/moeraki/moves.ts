import type {
  BallPart,
  ClaimPart,
  MoerakiPart,
  MoerakiTurn,
  Span,
  StonePart,
  TanePart,
} from '@motu/notation';
import { CIRCLE, fieldsAround, HOLLOWS, hollowName, hollowsAround, type Index } from './board.ts';
import { isEmpty, place } from './place.ts';
import { type Hollows, type MoerakiMove, type MoerakiState, opponentOf, type TaneMove } from './state.ts';
import { layTane, playableTane, taneChoices } from './tane.ts';

export function resolve(parts: readonly MoerakiPart[]): MoerakiMove {
  const only = parts.length === 1 ? parts[0] : undefined;
  if (only?.kind === 'stone') return stoneMove(only.hollow);
  let ball: MoerakiMove['ball'] = null;
  let claim: MoerakiMove['claim'] = null;
  const stones: string[] = [];
  const tane: TaneMove[] = [];
  for (const part of parts) {
    switch (part.kind) {
      case 'ball':
        ball = part.hollow;
        break;
      case 'stone':
        stones.push(part.hollow);
        break;
      case 'tane':
        tane.push({ seat: part.seat, field: part.field, direction: part.direction });
        break;
      case 'claim':
        claim = part.way;
        break;
    }
  }
  return { ball, stones, tane, claim };
}

const NOWHERE: Span = { start: 0, end: 0 };

export function write({ ball, stones, tane, claim }: MoerakiMove): readonly MoerakiPart[] {
  return [
    ...(ball === null ? [] : [{ kind: 'ball', hollow: ball, span: NOWHERE } satisfies BallPart]),
    ...stones.map((hollow): StonePart => ({ kind: 'stone', hollow, span: NOWHERE })),
    ...tane.map((one): TanePart => ({ kind: 'tane', ...one, span: NOWHERE })),
    ...(claim === null ? [] : [{ kind: 'claim', way: claim, span: NOWHERE } satisfies ClaimPart]),
  ];
}

/** `at` is a kind of part and, where there may be several, which one of them: `stone:1`. */
export function spanOf(turn: MoerakiTurn, at: string): Span | undefined {
  const [kind, number = '0'] = at.split(':');
  return turn.parts.filter((part) => part.kind === kind)[Number(number)]?.span;
}

const NO_TANE: readonly TaneMove[] = [];

export function stoneMove(hollow: string, tane: readonly TaneMove[] = NO_TANE): MoerakiMove {
  return { ball: null, stones: [hollow], tane, claim: null };
}

function ballMove(hollow: string): MoerakiMove {
  return { ball: hollow, stones: [], tane: NO_TANE, claim: null };
}

export function* legalMoves(state: MoerakiState): Generator<MoerakiMove> {
  if (state.over) return;
  if (state.opening) {
    for (const hollow of CIRCLE) {
      const name = hollowName(hollow);
      if (isEmpty(state.hollows, hollow) && name !== state.terms.lastBall) yield ballMove(name);
    }
    return;
  }
  for (let hollow = 0; hollow < HOLLOWS.length; hollow++) {
    if (!isEmpty(state.hollows, hollow)) continue;
    const move = stoneMove(hollowName(hollow));
    yield move;
    if (state.terms.level === 'master' && completesField(state.hollows, hollow)) {
      yield* movesWithTane(state, move, hollowName(hollow));
    }
  }
}

/** Whether a stone fills the last hollow around a field: only then is there a tile for a Tane to replace. */
function completesField(hollows: Hollows, hollow: Index): boolean {
  const isFilled = (one: Index): boolean => one === hollow || !isEmpty(hollows, one);
  return fieldsAround(hollow).some((field) => hollowsAround(field).every(isFilled));
}

/** The stone with every Tane that it lets a player lay. */
function* movesWithTane(state: MoerakiState, move: MoerakiMove, hollow: string): Generator<MoerakiMove> {
  const { hollows, filled, ways } = place(state, move);
  if (ways.length > 0) return;
  const { terms, fields } = state;
  const mover = state.turn.seat;
  const opponent = opponentOf(mover);
  for (const own of taneChoices(fields, hollows.signs, terms, filled, mover)) {
    yield stoneMove(hollow, [own]);
    const tane = playableTane(fields, terms, own);
    if (tane === null) continue;
    const after = layTane(fields, hollows.signs, terms, mover, tane);
    for (const other of taneChoices(after, hollows.signs, terms, filled, opponent)) {
      yield stoneMove(hollow, [own, other]);
    }
  }
  for (const other of taneChoices(fields, hollows.signs, terms, filled, opponent)) {
    yield stoneMove(hollow, [other]);
  }
}
