import { expect, it } from 'vitest';
import { motu } from '../support/motu.ts';

it.each([
  ['en', 'Kemu, first to 3: Aroha 2, Ben 3.'],
  ['de', 'Kemu bis 3: Aroha 2, Ben 3.'],
  ['it', 'Kemu a 3: Aroha 2, Ben 3.'],
])('motu score says in %s how a match stands', async (locale, standing) => {
  const { code, out } = await motu(['score', '-l', locale, 'fixtures/moeraki/games/kemu-uira.motu']);
  expect(code).toBe(0);
  expect(out.trimEnd().split('\n').at(-1)?.trim()).toBe(standing);
});
