import type { Legal, Seat } from '@motu/notation';
import type { Broken } from '../game.ts';
import { CIRCLE, fieldAt, HOLLOWS, hollowAt, hollowName, isDirection } from './board.ts';
import { isEmpty, type Placed, place } from './place.ts';
import {
  type Fields,
  type MoerakiMove,
  type MoerakiState,
  of,
  opponentOf,
  SEATS,
  type TaneMove,
} from './state.ts';
import {
  directionsFrom,
  isForbiddenEdge,
  layTane,
  looksAlongFields,
  playableTane,
  replacesTile,
  taneChoices,
} from './tane.ts';
import { withSign } from './tiles.ts';

const NOTHING: readonly Broken[] = [];

export function check(state: MoerakiState, move: MoerakiMove): readonly Broken[] {
  return isPlain(state, move) ? NOTHING : [...breaches(state, move)];
}

/** One stone into an empty hollow and nothing else, as most turns are: there is nothing to find. */
function isPlain({ opening, hollows }: MoerakiState, { ball, stones, tane, claim }: MoerakiMove): boolean {
  const [stone] = stones;
  if (opening || ball !== null || claim !== null || tane.length > 0) return false;
  return stones.length === 1 && stone !== undefined && isEmpty(hollows, hollowAt(stone));
}

function* breaches(state: MoerakiState, move: MoerakiMove): Generator<Broken> {
  if (state.opening) {
    yield* checkOpening(state, move);
  } else if (move.ball !== null) {
    yield { rule: 'moeraki/ball-first', variant: 'later', params: { found: move.ball }, at: 'ball' };
  } else if (move.stones.length === 0) {
    yield { rule: 'moeraki/turn-order', variant: 'none', params: {}, legal: emptyHollows(state) };
  }
  if (move.stones.length > 1) {
    yield {
      rule: 'moeraki/turn-order',
      variant: 'several',
      params: { count: move.stones.length },
      at: 'stone:1',
    };
  }
  yield* checkStones(state, move);
  if (move.tane.length === 0 && move.claim === null) return;
  const placed = place(state, move);
  if (state.terms.level === 'master') yield* checkTane(state, placed, move);
  else if (move.tane.length > 0) {
    yield { rule: 'moeraki/tane-level', params: { level: state.terms.level }, at: 'tane:0' };
  }
  if (move.claim !== null && !placed.ways.includes(move.claim)) {
    yield {
      rule: 'moeraki/claim',
      variant: placed.ways.length === 0 ? 'no-win' : 'way',
      params: { found: move.claim, expected: placed.ways },
      at: 'claim',
    };
  }
}

function* checkOpening(state: MoerakiState, { ball, stones }: MoerakiMove): Generator<Broken> {
  if (ball === null) {
    yield { rule: 'moeraki/ball-first', variant: 'missing', params: {}, legal: ballHollows(state) };
    return;
  }
  const hollow = hollowAt(ball);
  if (!CIRCLE.includes(hollow)) {
    yield { rule: 'moeraki/ball-hollow', params: { found: ball }, at: 'ball', legal: ballHollows(state) };
  }
  if (hollow !== -1 && !isEmpty(state.hollows, hollow)) {
    const by = state.hollows.signs.charAt(hollow);
    yield {
      rule: 'moeraki/occupied',
      params: { hollow: ball, by },
      at: 'ball',
      legal: ballHollows(state),
    };
  }
  if (ball === state.terms.lastBall) {
    yield { rule: 'moeraki/kemu-ball', params: { found: ball }, at: 'ball', legal: ballHollows(state) };
  }
  if (stones.length === 1) {
    yield { rule: 'moeraki/turn-order', variant: 'with-ball', params: {}, at: 'stone:0' };
  }
}

function* checkStones(state: MoerakiState, { ball, stones }: MoerakiMove): Generator<Broken> {
  let { signs } = state.hollows;
  const ballHollow = ball === null || !state.opening ? -1 : hollowAt(ball);
  if (ballHollow !== -1 && signs[ballHollow] === '.') signs = withSign(signs, ballHollow, '*');
  for (let n = 0; n < stones.length; n++) {
    const found = stones[n] ?? '';
    const hollow = hollowAt(found);
    const by = signs[hollow];
    if (by === undefined) {
      yield {
        rule: 'moeraki/hollow',
        variant: fieldAt(found) === -1 ? 'nothing' : 'field',
        params: { found },
        at: `stone:${n}`,
        legal: emptyHollows(state),
      };
    } else if (by !== '.') {
      yield {
        rule: 'moeraki/occupied',
        params: { hollow: found, by },
        at: `stone:${n}`,
        legal: emptyHollows(state),
      };
    } else if (stones.length > 1) {
      signs = withSign(signs, hollow, state.turn.seat);
    }
  }
}

/** At level master. Each Tane is judged on the board that the ones before it left. */
function* checkTane(state: MoerakiState, placed: Placed, { tane }: MoerakiMove): Generator<Broken> {
  const { terms } = state;
  const { signs } = placed.hollows;
  const mover = state.turn.seat;
  const opponent = opponentOf(mover);
  let { fields } = state;
  const before: Seat[] = [];
  for (const [n, said] of tane.entries()) {
    const { seat } = said;
    const at = `tane:${n}`;
    if (fields.banned.includes(fieldAt(said.field))) {
      const params = { seat, field: said.field };
      const legal = taneHint(state, fields, placed, seat);
      yield { rule: 'moeraki/tane-sight', params, at, legal };
    } else {
      if (placed.ways.length > 0 && !state.over) {
        yield { rule: 'moeraki/game-over', variant: 'tane', params: { seat, ways: placed.ways }, at };
      }
      if (before.includes(seat) || (SEATS.includes(seat) && of(state.fields.tane, seat) !== null)) {
        yield { rule: 'moeraki/tane-once', params: { seat }, at };
      }
      yield* checkTaneField(state, fields, placed, said, at);
      if (seat === mover && before.includes(opponent)) {
        yield { rule: 'moeraki/order', params: { mover, opponent }, at };
      }
    }
    before.push(seat);
    const laid = playableTane(fields, terms, said);
    if (laid !== null) fields = layTane(fields, signs, terms, seat, laid);
  }
}

function* checkTaneField(
  state: MoerakiState,
  fields: Fields,
  placed: Placed,
  said: TaneMove,
  at: string,
): Generator<Broken> {
  const { seat, field: name, direction } = said;
  const field = fieldAt(name);
  const whole = replacesTile(fields, placed.hollows.signs, placed.filled, seat, field);
  if (!whole || isForbiddenEdge(state.terms, field)) {
    yield {
      rule: 'moeraki/tane-field',
      variant: whole ? 'edge' : field === -1 ? 'no-field' : 'no-tile',
      params: { seat, field: name },
      at,
      legal: taneHint(state, fields, placed, seat),
    };
  }
  if (!looksAlongFields(said)) {
    yield {
      rule: 'moeraki/tane-direction',
      variant: isDirection(direction) ? 'broken' : 'unknown',
      params: { seat, field: name, found: direction },
      at,
      legal: {
        kind: 'direction',
        options: directionsFrom(field).map((one) => ({ direction: one })),
      },
    };
  }
}

function taneHint({ terms }: MoerakiState, fields: Fields, { hollows, filled }: Placed, seat: Seat): Legal {
  const choices = taneChoices(fields, hollows.signs, terms, filled, seat);
  return {
    kind: 'tane',
    options: Array.from(choices, ({ field, direction }) => ({ seat, field, direction })),
  };
}

function emptyHollows(state: MoerakiState): Legal {
  const empty = HOLLOWS.filter((_, hollow) => isEmpty(state.hollows, hollow));
  return { kind: 'stone', options: empty.map((hollow) => ({ hollow })) };
}

/** The hollows in which the ball may begin this game. */
function ballHollows(state: MoerakiState): Legal {
  const free = CIRCLE.filter((hollow) => isEmpty(state.hollows, hollow))
    .map(hollowName)
    .filter((hollow) => hollow !== state.terms.lastBall);
  return { kind: 'ball', options: free.map((hollow) => ({ hollow })) };
}
