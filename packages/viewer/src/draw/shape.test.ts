import { describe, expect, it } from 'vitest';
import { BOAT, SHELL } from './maori-tile.ts';
import { PALM } from './palm.ts';
import { moved, type Shape, shapes } from './shape.ts';

describe('a shape', () => {
  it('is moved, scaled and turned by quarters', () => {
    const corner = 'M1 0L0 2Z';
    expect(moved(corner, { x: 10, y: 20 })).toBe('M11 20L10 22Z');
    expect(moved(corner, { x: 10, y: 20, scale: 2 })).toBe('M12 20L10 24Z');
    expect(moved(corner, { x: 10, y: 20 }, 1)).toBe('M10 21L8 20Z');
    expect(moved(corner, { x: 10, y: 20 }, -1)).toBe('M10 19L12 20Z');
  });

  it('is as many elements in many places as in one', () => {
    const one: Shape = [
      ['M0 0L1 1', 's-line'],
      ['M2 2L3 3', 'f-ink'],
    ];
    const drawn = shapes(one, { x: 0, y: 0 }, { x: 10, y: 0 });
    expect(drawn.map(({ attrs }) => attrs.d)).toEqual(['M0 0L1 1M10 0L11 1', 'M2 2L3 3M12 2L13 3']);
  });

  it.each([
    ['palm', PALM],
    ['boat', BOAT],
    ['shell', SHELL],
  ])('is written in pairs of absolute coordinates: the %s', (_, shape) => {
    for (const [d] of shape)
      expect(d).toMatch(/^(?:[MLC](?:-?[\d.]+ -?[\d.]+(?: (?=[-\d])|(?=[MLCZ]|$)))+|Z)+$/);
  });
});
