import { describe, expect, it } from 'vitest';
import { MOST_UNPACKED, packText, unpackText } from './pack.ts';
import { type Route, readRoute, writeRoute } from './route.ts';

const GAME = `[Motu "1"]
[Game "moeraki"]
[A "Aroha"]
[B "Ben"]

1A *f6
1B c5
  (1B e5
  2A d4
    (2A b4)
    (2A b6
    2B k5))
2A d6
*
`;

describe('a text in an address', () => {
  it('comes back as it was', () => {
    for (const text of ['', GAME, 'Māori · 🐢\r\n\u0000', 'x'.repeat(MOST_UNPACKED)]) {
      expect(unpackText(packText(text))).toBe(text);
    }
  });

  it('takes a small game in few signs, all of them safe in an address', () => {
    expect(packText(GAME)).toMatch(/^[\w-]{1,200}$/);
  });

  it('is refused when it would unpack to more than the limit, however small it is packed', () => {
    const code = packText('x'.repeat(50_000_000));
    expect(code.length).toBeLessThan(100_000);
    expect(unpackText(code)).toBeNull();
  });

  it('is refused when it was cut or is not ours', () => {
    const code = packText(GAME);
    for (const bad of ['', '%', code.slice(0, -8), `${code.slice(0, 20)}AAAA${code.slice(24)}`, '<script>']) {
      expect(unpackText(bad)).not.toBe(GAME);
    }
    expect(unpackText(code.slice(0, -8))).toBeNull();
    expect(unpackText('__________')).toBeNull();
  });
});

describe('an address', () => {
  const routes: readonly Route[] = [
    { page: 'home' },
    { page: 'library' },
    { page: 'new' },
    { page: 'game', source: { kind: 'kept', id: '0123456789abcdef' }, game: 2, turn: '12B' },
    { page: 'edit', source: { kind: 'packed', code: 'q_-9' }, game: 1, turn: 'start' },
    { page: 'record', source: { kind: 'example', name: 'two-slips' }, game: 1, turn: '1B/1/2A:2/2/2B' },
  ];

  it('says where the reader is, and reads back', () => {
    for (const route of routes) expect(readRoute(writeRoute(route))).toEqual(route);
  });

  it('gives game and turn by number and label', () => {
    expect(readRoute('#/game/0123456789abcdef/2/12B')).toEqual(routes[3]);
    expect(readRoute('')).toEqual({ page: 'home' });
    expect(readRoute('#/game/0123456789abcdef')).toMatchObject({ game: 1, turn: 'start' });
    expect(readRoute('#/game/0123456789abcdef/2/12B/1/13A')).toMatchObject({ turn: '12B/1/13A' });
  });

  it('that leads nowhere is kept to be shown, shortened', () => {
    for (const bad of [
      '#/gone',
      '#/game',
      '#/game/../1',
      '#/game/abcdef/0',
      '#/game/abcdef/1/12B/13A',
      '#/game/abcdef/1/12B%3Cb%3E',
      '#x',
    ]) {
      expect(readRoute(bad)).toEqual({ page: 'missing', asked: bad });
    }
    expect(readRoute(`#${'x'.repeat(999)}`)).toMatchObject({ asked: `#${'x'.repeat(79)}` });
  });
});
