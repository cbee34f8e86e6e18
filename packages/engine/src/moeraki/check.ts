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

export function check(state: MoerakiState, move: MoerakiMove): readonly Broken[] {
  const found: Broken[] = [];
  if (state.opening) {
    checkOpening(state, move, found);
  } else if (move.ball !== null) {
    found.push({ rule: 'moeraki/ball-first', variant: 'later', params: { found: move.ball }, at: 'ball' });
  } else if (move.stones.length === 0) {
    found.push({ rule: 'moeraki/turn-order', variant: 'none', params: {}, legal: emptyHollows(state) });
  }
  if (move.stones.length > 1) {
    found.push({
      rule: 'moeraki/turn-order',
      variant: 'several',
      params: { count: move.stones.length },
      at: 'stone:1',
    });
  }
  checkStones(state, move, found);
  if (move.tane.length > 0 || move.claim !== null) checkAfterStones(state, move, found);
  return found;
}

/** Tane and claim are judged on the hollows as the turn leaves them. */
function checkAfterStones(state: MoerakiState, move: MoerakiMove, found: Broken[]): void {
  const placed = place(state, move);
  if (state.terms.level === 'master') checkTane(state, placed, move, found);
  else if (move.tane.length > 0) {
    found.push({ rule: 'moeraki/tane-level', params: { level: state.terms.level }, at: 'tane:0' });
  }
  if (move.claim !== null && !placed.ways.includes(move.claim)) {
    found.push({
      rule: 'moeraki/claim',
      variant: placed.ways.length === 0 ? 'no-win' : 'way',
      params: { found: move.claim, expected: placed.ways },
      at: 'claim',
    });
  }
}

function checkOpening(state: MoerakiState, { ball, stones }: MoerakiMove, found: Broken[]): void {
  if (ball === null) {
    found.push({ rule: 'moeraki/ball-first', variant: 'missing', params: {}, legal: ballHollows(state) });
    return;
  }
  const hollow = hollowAt(ball);
  if (!CIRCLE.includes(hollow)) {
    found.push({
      rule: 'moeraki/ball-hollow',
      params: { found: ball },
      at: 'ball',
      legal: ballHollows(state),
    });
  }
  if (hollow !== -1 && !isEmpty(state.hollows, hollow)) {
    const by = state.hollows.signs.charAt(hollow);
    found.push({
      rule: 'moeraki/occupied',
      params: { hollow: ball, by },
      at: 'ball',
      legal: ballHollows(state),
    });
  }
  if (ball === state.terms.lastBall) {
    found.push({ rule: 'moeraki/kemu-ball', params: { found: ball }, at: 'ball', legal: ballHollows(state) });
  }
  if (stones.length === 1) {
    found.push({ rule: 'moeraki/turn-order', variant: 'with-ball', params: {}, at: 'stone:0' });
  }
}

function checkStones(state: MoerakiState, { ball, stones }: MoerakiMove, found: Broken[]): void {
  let { signs } = state.hollows;
  const ballHollow = ball === null || !state.opening ? -1 : hollowAt(ball);
  if (ballHollow !== -1 && signs[ballHollow] === '.') signs = withSign(signs, ballHollow, '*');
  for (let n = 0; n < stones.length; n++) {
    const name = stones[n] ?? '';
    const hollow = hollowAt(name);
    const by = signs[hollow];
    if (by === undefined) {
      found.push({
        rule: 'moeraki/hollow',
        variant: fieldAt(name) === -1 ? 'nothing' : 'field',
        params: { found: name },
        at: `stone:${n}`,
        legal: emptyHollows(state),
      });
    } else if (by !== '.') {
      found.push({
        rule: 'moeraki/occupied',
        params: { hollow: name, by },
        at: `stone:${n}`,
        legal: emptyHollows(state),
      });
    } else if (stones.length > 1) {
      signs = withSign(signs, hollow, state.turn.seat);
    }
  }
}

/** At level master. Each Tane is judged on the board that the ones before it left. */
function checkTane(state: MoerakiState, placed: Placed, { tane }: MoerakiMove, found: Broken[]): void {
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
      found.push({ rule: 'moeraki/tane-sight', params, at, legal });
    } else {
      if (placed.ways.length > 0 && !state.over) {
        found.push({ rule: 'moeraki/game-over', variant: 'tane', params: { seat, ways: placed.ways }, at });
      }
      if (before.includes(seat) || (SEATS.includes(seat) && of(state.fields.tane, seat) !== null)) {
        found.push({ rule: 'moeraki/tane-once', params: { seat }, at });
      }
      checkTaneField(state, fields, placed, said, at, found);
      if (seat === mover && before.includes(opponent)) {
        found.push({ rule: 'moeraki/order', params: { mover, opponent }, at });
      }
    }
    before.push(seat);
    const laid = playableTane(fields, terms, said);
    if (laid !== null) fields = layTane(fields, signs, terms, seat, laid);
  }
}

function checkTaneField(
  state: MoerakiState,
  fields: Fields,
  placed: Placed,
  said: TaneMove,
  at: string,
  found: Broken[],
): void {
  const { seat, field: name, direction } = said;
  const field = fieldAt(name);
  const whole = replacesTile(fields, placed.hollows.signs, placed.filled, seat, field);
  if (!whole || isForbiddenEdge(state.terms, field)) {
    found.push({
      rule: 'moeraki/tane-field',
      variant: whole ? 'edge' : field === -1 ? 'no-field' : 'no-tile',
      params: { seat, field: name },
      at,
      legal: taneHint(state, fields, placed, seat),
    });
  }
  if (!looksAlongFields(said)) {
    found.push({
      rule: 'moeraki/tane-direction',
      variant: isDirection(direction) ? 'broken' : 'unknown',
      params: { seat, field: name, found: direction },
      at,
      legal: { kind: 'direction', options: directionsFrom(field).map((one) => ({ direction: one })) },
    });
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
