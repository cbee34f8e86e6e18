import { describe, expect, it } from 'vitest';
import { complete } from './complete.ts';
import { format, judge } from './judge.ts';

const MAORI = `[Motu "1"]
[Game "maori"]
[A "Ana"]
[B "Ben"]
[Display ">p <pl ~b oph / ^pp vp -p ~ / o ~s >h <p / |p ^ v ~"]
[Explorer "N2"]

1A +2/N4 1:b2 =~s
`;
const MAHE = `[Motu "1"]
[Game "mahe"]
[Turtles "1"]
[A "Ana"]
[B "Ben"]
[Card "3"]

`;
const MOERAKI = `[Motu "1"]
[Game "moeraki"]
[A "Aroha"]
[B "Ben"]

1A *f6
`;

function words(text: string): readonly string[] {
  return complete(text, text.length)?.offers.map(({ word }) => word) ?? [];
}

describe('completion', () => {
  it('offers the label of the next turn on an empty line', () => {
    expect(words(MAORI)).toEqual(['1B ']);
    expect(words(`${MAORI}1`)).toEqual(['1B ']);
  });

  it('offers where the explorer can go, with the price of each step beyond the boats', () => {
    const offers = complete(`${MAORI}1B `, MAORI.length + 3)?.offers ?? [];
    expect(offers.map(({ word, shells }) => [word, shells]).slice(0, 4)).toEqual([
      ['+1/E1', 0],
      ['+2/E2', 0],
      ['+3/E3', 1],
      ['+4/E4', 2],
    ]);
  });

  it('offers the open spaces after the place, with the price of the tile', () => {
    const text = `${MAORI}1B +1/E1 2:`;
    const found = complete(text, text.length);
    expect(found?.from).toBe(text.length - 2);
    expect(found?.offers).toContainEqual({ word: '2:c3', shells: 1, about: '~b' });
    expect(found?.offers).toContainEqual({ word: '2:s', shells: 1, about: '~b' });
    expect(words(`${MAORI}1B +1/E1 5:`)).toEqual([]);
  });

  it('offers dice with where they lead, and the card where one is due', () => {
    expect(words(`${MAHE}1A 2+`)).toContain('2+4');
    expect(words(`${MAHE}1A 3+4+`)).toEqual([]);
    const offers = complete(`${MAHE}1A 2+`, MAHE.length + 5)?.offers;
    expect(offers).toContainEqual({ word: '2+4', shells: null, about: '@12' });
    expect(words(`${MAHE}1A 1+2+4 `)).toEqual(['@21', '=1', '=2', '=3', '=4', '=5', '=6']);
  });

  it('offers empty hollows', () => {
    expect(words(`${MOERAKI}1B e`)).toContain('e5');
    expect(words(`${MOERAKI}1B f`)).not.toContain('f6');
  });

  it('knows the position inside a variation', () => {
    const text = `${MOERAKI}1B c5\n  (1B e5\n  2A `;
    expect(words(text)).toContain('c5');
    expect(words(text)).not.toContain('e5');
  });

  it('offers nothing in tags and comments', () => {
    expect(complete(MAORI, 10)).toBeNull();
    expect(complete(`${MAORI}1B +1 {`, MAORI.length + 7)).toBeNull();
    expect(complete('', 0)).toBeNull();
  });
});

describe('the judge of the page', () => {
  it('judges every game of a text', () => {
    const { games, more } = judge(`${MOERAKI}*\n\n${MAHE}*\n`);
    expect(games.map(({ report }) => [report.game, report.verdict])).toEqual([
      ['moeraki', 'legal'],
      ['mahe', 'legal'],
    ]);
    expect(more).toBe(0);
  });

  it('says how many games a long file has beyond those shown', () => {
    expect(judge(`${MOERAKI}*\n\n`.repeat(102)).more).toBe(2);
  });

  it('formats only what it can read', () => {
    expect(format(`${MOERAKI.replace('1A *f6', '1A   *f6 ; ball')}*`)).toBe(
      `${MOERAKI.trimEnd()} {ball}\n*\n`,
    );
    expect(format(`${MOERAKI}1B ???x\n*`)).toBeNull();
    expect(format('')).toBeNull();
  });
});
