import { parse, printAll } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { allFixtures } from '../support/fixtures.ts';

/** Games without comments that run over lines, each in canonical form: its tags, then its turns and result. */
const games = allFixtures()
  .flatMap(({ name, text }) => text.split(/\n(?=\[Motu )/).map((game) => ({ name, game })))
  .filter(({ game }) => !/\{[^}]*\n/.test(game) && !game.includes(';'));

function printed(text: string): string {
  return printAll(parse(text).filter((record) => record.game !== null));
}

describe('line breaks', () => {
  it.each(games)('mean nothing between the turns of $name', ({ game }) => {
    const [tags = '', ...rest] = game.split('\n\n');
    const inOneLine = `${tags}\n\n${rest.join(' ').replace(/\s+/g, ' ')}`;
    expect(printed(inOneLine)).toBe(printed(game));
  });
});
