import { games, type Random } from '@motu/engine';
import { DIRECTIONS, FIELDS, HOLLOWS } from '@motu/engine/moeraki/board';
import type { MoerakiMove, MoerakiState, MoerakiTypes, TaneMove } from '@motu/engine/moeraki/state';
import { makeRecord, type TaneAt, type Valued } from '@motu/notation';
import { expect } from 'vitest';
import { NOWHERE, oneOf, type Subject, type Table, valued } from './law.ts';

const { moeraki } = games;

const tables: readonly Table[] = moeraki.levels.map((level) => ({ name: level, level, players: 2 }));

function anyTane(random: Random): TaneMove {
  return {
    seat: oneOf(['A', 'B'], random),
    field: oneOf(FIELDS, random),
    direction: oneOf(DIRECTIONS, random),
  };
}

/** A legal turn with one thing changed, or a stone anywhere. */
function attempt(state: MoerakiState, _: null, random: Random): MoerakiMove {
  const legal = [...moeraki.legalMoves(state, null)];
  const bare: MoerakiMove = { ball: null, stones: [oneOf(HOLLOWS, random)], tane: [], claim: null };
  if (legal.length === 0 || random() < 0.2) return bare;
  const move = oneOf(legal, random);
  const kind = random();
  if (kind < 0.1) return { ...move, ball: oneOf(HOLLOWS, random) };
  if (kind < 0.3) return { ...move, stones: [oneOf(HOLLOWS, random)] };
  if (kind < 0.4) return { ...move, tane: [...move.tane, anyTane(random)] };
  if (kind < 0.5) return { ...move, tane: move.tane.toReversed() };
  if (kind < 0.6) return { ...move, tane: move.tane.slice(1) };
  if (kind < 0.7) return { ...move, claim: oneOf(['tahuna', 'awa', 'ara', 'mata'], random) };
  if (kind < 0.8)
    return { ...move, tane: move.tane.map((one) => ({ ...one, direction: oneOf(DIRECTIONS, random) })) };
  return move;
}

function conserves(state: MoerakiState, played: number): void {
  const { signs, empty, ball } = state.hollows;
  const of = (sign: string) => [...signs].filter((one) => one === sign).length;
  expect(signs).toHaveLength(HOLLOWS.length);
  expect(of('.')).toBe(empty);
  expect(of('*')).toBe(ball === null ? 0 : 1);
  expect(of('A') + of('B') + of('*'), 'a stone or the ball a turn').toBe(played);
  expect(Math.abs(of('B') - of('A') - 0)).toBeLessThanOrEqual(1);
  const tiles = [...state.fields.tiles];
  expect(state.fields.laid).toEqual(
    ['A', 'B'].map((seat) => tiles.filter((tile) => tile.toUpperCase() === seat).length),
  );
}

export const moerakiSubject: Subject<MoerakiTypes> = {
  game: moeraki,
  tables,
  deal(table, random) {
    const ruling = Object.entries(moeraki.rulings).flatMap(([name, answers]) =>
      random() < 0.5 ? [] : [{ name, value: oneOf(answers, random), span: NOWHERE }],
    );
    const mata = random() < 0.5 ? null : valued(random() < 0.5);
    return { ...moeraki.deal(table, random), ruling, mata };
  },
  attempt,
  plain: (_, move) => ({ ...move, claim: null }),
  conserves,
  asPosition({ hollows, fields }, setup) {
    const stones = new Map(
      ['A', 'B'].map((seat) => [
        seat,
        HOLLOWS.filter((__, at) => hollows.signs.charAt(at) === seat).map((name) => valued(name)),
      ]),
    );
    const tane = new Map<string, Valued<TaneAt>>();
    for (const [at, one] of fields.tane.entries()) {
      if (one !== null) {
        const said = { field: FIELDS[one.field] ?? '', direction: one.direction };
        tane.set(at === 0 ? 'A' : 'B', valued(said));
      }
    }
    const ball = hollows.ball === null ? null : valued(HOLLOWS[hollows.ball] ?? '');
    const first = fields.first === null ? null : valued(fields.first);
    return { ...setup, stones: valued(stones), ball, tane, first, turn: valued('end') };
  },
  record: (setup, turns, result) => makeRecord({ game: 'moeraki', setup, turns, result }),
};
