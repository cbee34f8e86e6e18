import { replay, describe as say } from '@motu/engine';
import { parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';

const DISPLAY = '[Display ">p <pl ~b oph / ^pp vp -p ~ / o ~s >h <p / |p ^ v ~"]';

function judge(tags: string, turns: string) {
  const [record] = parse(`[Motu "1"]\n[Game "maori"]\n${tags}\n\n${turns}\n*\n`);
  if (record === undefined) throw new Error('a text holds a game');
  return replay(record);
}

const TWO = `[A "Ana"]\n[B "Ben"]\n${DISPLAY}\n[Explorer "N2"]`;

function factsOf(tags: string, turn: string): readonly string[] {
  const [one] = judge(tags, turn).turns;
  return (one?.facts ?? []).map((fact) => say('maori', fact, 'en'));
}

describe('the facts of a turn say what it cost and why', () => {
  it.each([
    [
      'free steps, a free tile',
      TWO,
      '1A +2/N4 1:b2 =~s',
      ['The explorer goes to N4. Steps: 2, boats: 2.', 'Takes oph for nothing.'],
    ],
    [
      'a step and two skipped tiles, paid',
      TWO,
      '1A +3/E1 3:b2 =~s $2',
      ['The explorer goes to E1. Steps: 3, boats: 2, shells: 1.', 'Takes <pl. Tiles skipped: 2, shells: 2.'],
    ],
    [
      'a tile with shells',
      TWO,
      '1A +2/N4 4:b2 =~ $2',
      ['The explorer goes to N4. Steps: 2, boats: 2.', 'Takes ~. Tiles skipped: 3, shells: 3.'],
    ],
    [
      'a gap that costs nothing',
      `[A "Ana"]\n[B "Ben"]\n[Display ". ~ ~ ~ / ~ ~ ~ ~ / ~s ~ ~ ~ / ~ ~ ~ ~"]\n[Explorer "W1"]\n[Stack "0"]`,
      '1A +1 3:a1 $5',
      [
        'The explorer goes to N1. Steps: 1, boats: 2.',
        'Takes ~s. Tiles skipped: 1, empty places: 1, shells: 1.',
        'Shells gained: 1. In the supply: 20.',
      ],
    ],
    [
      'a gap that costs like a tile',
      `[Ruling "gap=paid"]\n[A "Ana"]\n[B "Ben"]\n[Display ". ~ ~ ~ / ~ ~ ~ ~ / ~ ~ ~ ~ / ~ ~ ~ ~"]\n[Explorer "W1"]\n[Stack "0"]`,
      '1A +1 2:a1 $4',
      [
        'The explorer goes to N1. Steps: 1, boats: 2.',
        'Takes ~. Tiles skipped: 0, empty places: 1, shells: 1.',
      ],
    ],
    [
      'sailing',
      `[Level "expert"]\n${TWO}\n[BoardA "~ ~ ~ . / . . . . / . . . . / . . . ."]\n[ShipA "a4"]`,
      '1A +1 @c4 1:d4 =~ $3',
      [
        'The explorer goes to N3. Steps: 1, boats: 2.',
        'The ship sails to c4. Shells: 2.',
        'Takes ~b for nothing.',
      ],
    ],
    [
      'from storage',
      `${TWO}\n[StorageA "op"]`,
      '1A +1 s:a1',
      ['The explorer goes to N3. Steps: 1, boats: 2.', 'Takes op from storage.'],
    ],
    [
      'the last tile of the stack and the last space of a board',
      `${TWO}\n[BoardA "~ ~ ~ ~ / ~ ~ ~ ~ / ~ ~ ~ ~ / o o o ."]\n[Stack "1"]`,
      '1A +2 1:d1 =op',
      [
        'The explorer goes to N4. Steps: 2, boats: 2.',
        'Takes oph for nothing.',
        'The stack is used up.',
        'The board of A is full. One more turn each: B.',
      ],
    ],
  ])('%s', (_, tags, turn, expected) => {
    expect(factsOf(tags, turn)).toEqual(expected);
  });

  it('the last turn says that the game is over', () => {
    const tags = `[A "Ana"]\n[B "Ben"]\n${DISPLAY.replace('~b', '.')}\n[Explorer "N2"]\n[BoardA "~ ~ ~ ~ / ~ ~ ~ ~ / ~ ~ ~ ~ / o o o o"]\n[Turn "17B"]`;
    expect(factsOf(tags, '17B +1 pass').at(-1)).toBe('The game is over.');
  });

  it('has words for every fact in every language', () => {
    for (const { facts } of judge(TWO, '1A +3 3:b2 =~s\n1B +1 1:a1 =~').turns) {
      for (const fact of facts) {
        const texts = (['en', 'de', 'it'] as const).map((locale) => say('maori', fact, locale));
        expect(new Set(texts).size).toBe(3);
        for (const text of texts) expect(text).not.toMatch(/\{|undefined/);
      }
    }
  });
});

describe('a finding says what would have been legal', () => {
  const legalOf = (tags: string, turn: string, rule: string) =>
    judge(tags, turn).findings.find((one) => one.rule === rule)?.legal;

  it('where the explorer could have gone, and for how much', () => {
    expect(legalOf(TWO, '1A +0 pass', 'maori/ship-must-move')).toEqual({
      kind: 'explorer',
      options: [
        { position: 'N3', steps: 1, shells: 0 },
        { position: 'N4', steps: 2, shells: 0 },
        { position: 'E1', steps: 3, shells: 1 },
        { position: 'E2', steps: 4, shells: 2 },
        { position: 'E3', steps: 5, shells: 3 },
        { position: 'E4', steps: 6, shells: 4 },
        { position: 'S4', steps: 7, shells: 5 },
      ],
    });
  });

  it('which places of the line were open, at what price, for what the steps left', () => {
    const tags = `${TWO}\n[ShellsA "2"]`;
    expect(legalOf(tags, '1A +3 4:a1 =~', 'maori/shells')).toEqual({
      kind: 'line',
      options: [
        { place: 1, face: 'oph', shells: 0 },
        { place: 2, face: '~b', shells: 1 },
      ],
    });
  });

  it('which spaces were allowed beside the ship, where the tile fits', () => {
    const tags = `[Edition "en"]\n[Level "advanced"]\n${TWO}\n[BoardA ". . . . / . . . . / . . . . / >p . . ."]\n[ShipA "a1"]`;
    expect(legalOf(tags, '1A +1 1:d4 =~', 'maori/ship-adjacent')).toEqual({
      kind: 'spaces',
      options: [{ space: 'a2' }, { space: 'b2' }],
    });
    expect(legalOf(tags, '1A +1 1:b1 =~', 'maori/place-fits')?.options).toEqual([
      { space: 'a2' },
      { space: 'b2' },
    ]);
  });

  it('how far the ship could sail for the shells that are left', () => {
    const tags = `[Level "expert"]\n${TWO}\n[ShellsA "2"]\n[BoardA "~ ~ ~ ~ / . . . . / . . . . / . . . ."]\n[ShipA "a4"]`;
    expect(legalOf(tags, '1A +3 @a1 1:b3 =~', 'maori/ship-on-tile')).toEqual({
      kind: 'sail',
      options: [{ space: 'b4', shells: 1 }],
    });
    expect(legalOf(tags, '1A +2 @d4 1:d3 =~', 'maori/shells')?.options).toHaveLength(2);
  });

  it('how the tile could have been laid', () => {
    expect(legalOf(TWO, '1A +2 4:a1| =~', 'maori/turn-shape')).toEqual({
      kind: 'shapes',
      options: [{ face: '~' }],
    });
  });

  it('what could have been removed: not the tile under the ship', () => {
    const tags = `[Level "expert"]\n${TWO}\n[BoardA "~ op . . / . . . . / . . . . / . . . ."]\n[ShipA "a4"]`;
    const expected = { kind: 'remove', options: [{ space: 'b4', face: 'op' }] };
    expect(legalOf(tags, '1A +1 a4:x', 'maori/ship-tile-locked')).toEqual(expected);
    expect(legalOf(tags, '1A +1 d1:x', 'maori/remove-tile')).toEqual(expected);
  });
});
