import type { MoerakiSetup, Seat, Valued } from '@motu/notation';
import type { Broken } from '../game.ts';
import { CIRCLE, fieldAt, HOLLOWS, hollowAt, isDirection } from './board.ts';
import { threatsOf, waysFormed } from './lines.ts';
import {
  type Fields,
  type Hollows,
  type MoerakiState,
  SEATS,
  type TaneMove,
  type Terms,
  type Win,
} from './state.ts';
import { layTane, looksAlongFields, playableTane } from './tane.ts';
import { BARE_FIELDS, isTaneOn, layAllTiles, withSign } from './tiles.ts';

const STONES_EACH = 28;

/** A board being set up from tags, and what is wrong with them. */
interface Draft {
  readonly state: MoerakiState;
  readonly findings: readonly Broken[];
}

/** The state that the position tags say, from an empty board. */
export function position(setup: MoerakiSetup, empty: MoerakiState): Draft {
  const findings: Broken[] = [...checkForm(setup)];
  const isBare = setup.ball === null && setup.stones === null && setup.tane.size === 0;
  if (isBare && !empty.over) return { state: empty, findings };
  let signs = empty.hollows.signs;
  const ball = setup.ball === null ? -1 : hollowAt(setup.ball.value);
  if (ball !== -1) signs = withSign(signs, ball, '*');
  if (setup.ball !== null && !CIRCLE.includes(ball)) {
    const { value, span } = setup.ball;
    findings.push({ rule: 'moeraki/ball-hollow', params: { found: value }, span });
  }
  for (const seat of SEATS) {
    const placed = setup.stones?.value.get(seat) ?? [];
    signs = placeAll(signs, seat, placed, findings);
    const beyond = placed[STONES_EACH];
    if (beyond !== undefined) {
      const params = { seat, found: placed.length, expected: STONES_EACH };
      findings.push({ rule: 'moeraki/stones', params, span: beyond.span });
    }
  }
  const { terms } = empty;
  const filled = { signs, ball: ball === -1 ? null : ball };
  const fields = layTanes(setup, signs, terms, findings);
  const state: MoerakiState = {
    ...empty,
    opening: empty.opening && setup.ball === null,
    hollows: {
      signs,
      ball: filled.ball,
      empty: [...signs].filter((sign) => sign === '.').length,
      threats: threatsOf(filled, terms),
    },
    fields: terms.level === 'beginner' ? fields : layAllTiles(fields, signs, terms),
    formed: waysFormed(filled, terms),
  };
  return { state: state.over || state.hollows.empty === 0 ? ended(state) : state, findings };
}

/** Rows that lie there when all is over are wins, whoever placed last. */
function ended(state: MoerakiState): MoerakiState {
  const won: readonly Win[] = SEATS.map((seat, n) => ({ seat, ways: state.formed[n] ?? [] }));
  return { ...state, over: true, won: won.filter(({ ways }) => ways.length > 0) };
}

function placeAll(before: string, seat: Seat, placed: readonly Valued<string>[], findings: Broken[]): string {
  let signs = before;
  for (const { value, span } of placed) {
    const hollow = hollowAt(value);
    const by = signs[hollow];
    if (by === undefined) {
      const variant = fieldAt(value) === -1 ? 'nothing' : 'field';
      findings.push({ rule: 'moeraki/hollow', variant, params: { found: value }, span });
    } else if (by !== '.') {
      findings.push({ rule: 'moeraki/occupied', params: { hollow: value, by }, span });
    } else signs = withSign(signs, hollow, seat);
  }
  return signs;
}

/** A position's Tane need no stones to show for it, but they must stand on fields and look along them. */
function layTanes(setup: MoerakiSetup, signs: string, terms: Terms, findings: Broken[]): Fields {
  let fields = BARE_FIELDS;
  const order = setup.first?.value === 'B' ? ['B', 'A'] : SEATS;
  for (const seat of order) {
    const tag = setup.tane.get(seat);
    if (tag === undefined) continue;
    const said = { seat, field: tag.value.field, direction: tag.value.direction };
    for (const one of checkTane(fields, terms, said)) findings.push({ ...one, span: tag.span });
    const tane = playableTane(fields, terms, said);
    if (tane !== null) fields = layTane(fields, signs, terms, seat, tane);
  }
  return fields;
}

function* checkTane(fields: Fields, { level }: Terms, said: TaneMove): Generator<Broken> {
  const { seat, field: name, direction } = said;
  const field = fieldAt(name);
  if (level !== 'master') {
    yield { rule: 'moeraki/tane-level', params: { level } };
  } else if (fields.banned.includes(field)) {
    yield { rule: 'moeraki/tane-sight', params: { seat, field: name } };
  } else {
    if (field === -1 || isTaneOn(fields, field)) {
      const variant = field === -1 ? 'no-field' : 'no-tile';
      yield { rule: 'moeraki/tane-field', variant, params: { seat, field: name } };
    }
    if (!looksAlongFields(said)) {
      const variant = isDirection(direction) ? 'broken' : 'unknown';
      yield { rule: 'moeraki/tane-direction', variant, params: { seat, field: name, found: direction } };
    }
  }
}

/** What is wrong with the tags themselves, so that there is no position at all. */
function* checkForm(setup: MoerakiSetup): Generator<Broken> {
  const { turn, stones, tane, first, ball } = setup;
  const missing = (tag: string): Broken => ({ rule: 'notation/missing-tag', params: { tag } });
  if (tane.has('A') && tane.has('B') && first === null) yield missing('First');
  if (turn !== null && turn.value !== 'end') {
    const { round, seat } = turn.value;
    if (!SEATS.includes(seat)) yield badSeat('Turn', { value: `${round}${seat}`, span: turn.span });
    else if (ball === null && !(round === 1 && seat === 'A')) yield missing('Ball');
  }
  for (const [seat] of stones?.value ?? []) {
    if (stones !== null && !SEATS.includes(seat)) yield badSeat('Stones', { value: seat, span: stones.span });
  }
  for (const [seat, { value, span }] of tane) {
    if (!SEATS.includes(seat)) yield badSeat(`Tane${seat}`, { value: value.field + value.direction, span });
  }
  if (first !== null && !SEATS.includes(first.value)) yield badSeat('First', first);
}

export function badSeat(tag: string, { value, span }: Valued<string>): Broken {
  return { rule: 'notation/bad-tag-value', params: { tag, value }, span };
}

export const EMPTY_HOLLOWS: Hollows = {
  signs: '.'.repeat(HOLLOWS.length),
  ball: null,
  empty: HOLLOWS.length,
  threats: [[], []],
};
