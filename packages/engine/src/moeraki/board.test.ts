import { describe, expect, it } from 'vitest';
import {
  CIRCLE,
  DIAGONALS,
  FIELDS,
  fieldAt,
  fieldName,
  fieldsTowards,
  HOLLOWS,
  hollowAt,
  hollowName,
  hollowsAround,
  isHalf,
  ON_CIRCLE,
  OUTER_ROWS,
} from './board.ts';

describe('the board', () => {
  it('has 57 hollows: 28 stones for each player and the ball', () => {
    expect(HOLLOWS).toHaveLength(28 + 28 + 1);
    expect(['a1', 'k1', 'a11', 'k11'].map(hollowAt)).toEqual([-1, -1, -1, -1]);
  });

  it('has 40 fields and 12 half fields', () => {
    const halves = FIELDS.filter((_, field) => isHalf(field));
    expect(FIELDS.length - halves.length).toBe(40);
    expect(new Set(halves)).toEqual(new Set('d1 f1 h1 d11 f11 h11 a4 a6 a8 k4 k6 k8'.split(' ')));
    expect(['b1', 'j1', 'a2', 'a10', 'k2', 'k10', 'b11', 'j11'].every((point) => fieldAt(point) === -1)).toBe(
      true,
    );
  });

  it('puts four hollows around a field and three around a half field', () => {
    expect(hollowsAround(fieldAt('e4')).map(hollowName)).toEqual(['d4', 'f4', 'e3', 'e5']);
    expect(hollowsAround(fieldAt('d1')).map(hollowName)).toEqual(['c1', 'e1', 'd2']);
  });

  it('has a circle of nine hollows, four of them on its line', () => {
    expect(CIRCLE).toHaveLength(9);
    expect(CIRCLE).toEqual(expect.arrayContaining([...ON_CIRCLE]));
    expect(OUTER_ROWS.flat().every((hollow) => hollow !== -1)).toBe(true);
  });

  it('has nine diagonals each way, from rim to rim', () => {
    const lengths = DIAGONALS.map((diagonal) => diagonal.length).sort();
    expect(lengths).toEqual([3, 3, 3, 3, 5, 5, 5, 5, 7, 7, 7, 7, 9, 9, 9, 9, 9, 9]);
    const names = DIAGONALS.map((diagonal) => diagonal.map(hollowName).sort().join(' '));
    expect(names).toContain('a3 b2 c1');
    expect(names).toContain('b2 c3 d4 e5 f6 g7 h8 i9 j10');
  });

  it('looks from a field to the rim', () => {
    expect(fieldsTowards(fieldAt('d7'), 'sw').map(fieldName)).toEqual(['c6', 'b5', 'a4']);
    expect(fieldsTowards(fieldAt('c2'), 'sw').map(fieldName)).toEqual([]);
    expect(fieldsTowards(fieldAt('h1'), 'ne').map(fieldName)).toEqual(['i2', 'j3', 'k4']);
  });
});
