import { judgeEditions, replay } from '@motu/engine';
import { parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';

function read(text: string) {
  const [record] = parse(text);
  if (record === undefined) throw new Error('a text holds a game');
  return record;
}

function maori(tags: string, turns: string) {
  return read(`[Motu "1"]
[Game "maori"]
${tags}[A "Ana"]
[B "Ben"]
[Display ">p <pl ~b oph / ^pp vp -p ~ / o ~s >h <p / |p ^ v ~"]
[Explorer "N2"]
${turns}
*
`);
}

function verdictsOf(record: ReturnType<typeof read>) {
  return judgeEditions(record).editions.map(({ edition, report }) => `${edition} ${report.verdict}`);
}

/** Each row of the table of differences, with what the editions make of it. */
const differences = [
  [
    'an unfitting tile',
    maori('', '[BoardA ". . . . / . . . . / . . . . / >p . . ."]\n\n1A +1 1:b1 =~'),
    ['de legal', 'en illegal', 'it illegal'],
    { turn: '1A', de: [], en: ['maori/place-fits'], it: ['maori/place-fits'] },
  ],
  [
    'the ship put elsewhere after a pass',
    maori(
      '[Level "advanced"]\n',
      '[BoardA "~ ~ . . / . . . . / . . . . / . . . ."]\n[ShipA "a4"]\n\n1A +1 pass @b4',
    ),
    ['de legal', 'en illegal', 'it illegal'],
    { turn: '1A', de: [], en: ['maori/ship-relocate'], it: ['maori/ship-relocate'] },
  ],
  [
    'the tile under the ship removed',
    maori(
      '[Level "advanced"]\n',
      '[BoardA "~ ~ . . / . . . . / . . . . / . . . ."]\n[ShipA "a4"]\n\n1A +1 a4:x @b4',
    ),
    ['de illegal', 'en legal', 'it legal'],
    { turn: '1A', de: ['maori/ship-tile-locked'], en: [], it: [] },
  ],
  [
    'the ship put elsewhere after removing, at the expert level',
    maori(
      '[Level "expert"]\n',
      '[BoardA "~ ~ ~ . / . . . . / . . . . / . . . ."]\n[ShipA "a4"]\n\n1A +1 b4:x @c4',
    ),
    ['de illegal', 'en illegal', 'it legal'],
    { turn: '1A', de: ['maori/ship-stays'], en: ['maori/ship-stays'], it: [] },
  ],
] as const;

describe('the editions side by side', () => {
  it.each(differences)('%s', (_, record, verdicts, first) => {
    expect(verdictsOf(record)).toEqual(verdicts);
    const { firstDifference } = judgeEditions(record);
    const rules = Object.entries(firstDifference?.findings ?? {}).map(
      ([edition, findings]) => [edition, findings.map(({ rule }) => rule)] as const,
    );
    expect({ turn: firstDifference?.turn, ...Object.fromEntries(rules) }).toEqual(first);
  });

  it('agree where the rules are the same, also on what is wrong', () => {
    const record = maori('', '\n1A +0 1:a1 =~');
    expect(verdictsOf(record)).toEqual(['de illegal', 'en illegal', 'it illegal']);
    expect(judgeEditions(record).firstDifference).toBeNull();
  });

  it('differ first where they differ, not where the first error is', () => {
    const record = maori('', '\n1A +0 1:b1 =~\n1B +1 1:b1 =~\n2A +1 1:a1 =~');
    expect(judgeEditions(record).firstDifference?.turn).toBe('2A');
  });

  it('are judged whatever edition the record names', () => {
    const record = maori(
      '[Edition "de"]\n',
      '[BoardA ". . . . / . . . . / . . . . / >p . . ."]\n\n1A +1 1:b1 =~',
    );
    expect(replay(record).verdict).toBe('legal');
    expect(replay(record, { edition: 'en' }).verdict).toBe('illegal');
    expect(replay(record, { edition: 'fr' }).verdict).toBe('unreadable');
  });

  it('are one for Mahé and Moeraki-Kemu, and none for a game nobody knows', () => {
    const mahe = read('[Motu "1"]\n[Game "mahe"]\n[A "Ana"]\n[B "Ben"]\n[Card "4"]\n\n*\n');
    expect(judgeEditions(mahe).editions).toHaveLength(1);
    expect(judgeEditions(read('[Motu "1"]\n[Game "chess"]\n\n*\n'))).toEqual({
      editions: [],
      firstDifference: null,
    });
  });
});
