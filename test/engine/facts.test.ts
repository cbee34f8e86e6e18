import {
  bookOf,
  locales,
  type Report,
  replay,
  replayAll,
  describe as say,
  type TurnReport,
} from '@motu/engine';
import { parse } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { allFixtures, inventories } from '../support/fixtures.ts';

/** The facts of the first turn of a game, in English. */
function told(text: string): readonly string[] {
  const [record] = parse(text);
  if (record === undefined) throw new Error('a game');
  const { game, verdict, turns } = replay(record);
  expect(verdict).toBe('legal');
  return (turns[0]?.facts ?? []).map((fact) => (game === null ? '' : say(game, fact, 'en')));
}

function mahe(tags: string, turn: string): readonly string[] {
  return told(
    `[Motu "1"]\n[Game "mahe"]\n[Turtles "1"]\n[A "Ana"]\n[B "Ben"]\n[C "Cleo"]\n${tags}\n\n${turn}\n*\n`,
  );
}

function moeraki(tags: string, turn: string): readonly string[] {
  return told(`[Motu "1"]\n[Game "moeraki"]\n[A "Ana"]\n[B "Ben"]\n${tags}\n\n${turn}\n*\n`);
}

describe('facts about a move of Mahé', () => {
  it.each([
    ['1A 1', 0],
    ['1A 2', 1],
    ['1A 6', 5],
    ['1A 2+1', 2],
    ['1A 2+4', 5],
  ])('%s: one more die would have been a bust with %i of six faces', (turn, faces) => {
    expect(mahe('[Card "4"]', turn)).toContain(
      `One more die would have been a bust with ${faces} of its 6 faces.`,
    );
  });

  it.each(['1A 3+4', '1A 1+2+3', '1A 2+6'])('%s: no further die may be thrown', (turn) => {
    expect(mahe('[Card "4"]', turn).join()).not.toContain('One more die');
  });

  it('says who decided, how far it went and who won the card', () => {
    expect(mahe('[Card "5"]\n[Track "18:CAB"]', '1A 1+2+3 =4')).toEqual([
      'B decides on the dice for turtle A.',
      'Turtle A: 6 × 3 = 18, 18 → 15.',
      'B wins the egg card 5.',
    ]);
  });

  it('says how many rode along to the raft', () => {
    expect(mahe('[Card "5"]\n[Track "18:ACB"]', '1A 5+6')).toContain(
      'Bust with 11: turtle A goes to the raft (riders: 2).',
    );
  });

  it('tells each of two turtles apart', () => {
    const facts = told(
      '[Motu "1"]\n[Game "mahe"]\n[A "Ana"]\n[B "Ben"]\n[Card "4"]\n[Track "5:A1A2"]\n\n1A 1:3 @8 2:1 @9\n*\n',
    );
    expect(facts).toContain('Turtle A1: 3 × 1 = 3, 5 → 8.');
    expect(facts).toContain('Turtle A2: 1 × 1 = 1, 8 → 9.');
  });
});

describe('facts about a stone of Moeraki-Kemu', () => {
  it('names the hollows in which each side would win at once, before the stone and after it', () => {
    expect(moeraki('[Stones "A: a3 b2; B: c11 e11 g11"]\n[Ball "f6"]\n[Turn "4A"]', '4A e1')).toEqual([
      'Before this turn A could win on c1.',
      'A threatens to win on c1.',
      'Before this turn B could win on i11.',
      'B threatens to win on i11.',
    ]);
  });

  it('shows a threat made and one parried', () => {
    expect(moeraki('[Stones "A: i11; B: c11 e11 b10"]\n[Ball "f6"]\n[Turn "4A"]', '4A a9')).toEqual([
      'Before this turn B could win on a9.',
    ]);
    expect(moeraki('[Stones "A: d4 f4"]\n[Ball "f6"]\n[Turn "4A"]', '4A e3')).toEqual([
      'A threatens to win on e5.',
    ]);
  });

  it('lays a tile on each of the four fields that one stone decides', () => {
    const tags = '[Stones "A: d4 f4 c5 g5; B: e3 d6 e7"]\n[Ball "f6"]\n[Turn "9A"]';
    expect(moeraki(tags, '9A e5').filter((fact) => fact.includes('tile'))).toEqual([
      'A lays a tribe tile on d5.',
      'A lays a tribe tile on f5.',
      'A lays a tribe tile on e4.',
      'B lays a tribe tile on e6.',
    ]);
  });

  it('tells what the Tane sees and takes away', () => {
    const tags = '[Level "master"]\n[Stones "A: b2 c1 c3 f4; B: d2 d4 e3"]\n[Ball "f6"]\n[Turn "5B"]';
    expect(moeraki(tags, '5B e5 TBe4sw')).toEqual([
      'The Tane of B on e4 looks south-west; fields in its sight: d3, c2.',
      'The Tane of B takes the tiles off d3, c2.',
      'Before this turn A could win on a3.',
      'A threatens to win on a3.',
    ]);
  });

  it('tells of a Tane that stands beside the other and looks at it', () => {
    const tags = '[Level "master"]\n[Stones "A: f4; B: e5 g5"]\n[Ball "h6"]\n[TaneA "e4nw"]\n[Turn "5B"]';
    expect(moeraki(tags, '5B f6 TBf5sw')).toContain(
      'The Tane of B on f5 looks south-west at the other Tane beside it and sees no field.',
    );
  });

  it('tells of a win with all its ways', () => {
    expect(moeraki('[Stones "A: a3 b2 e1 g1 i1"]\n[Ball "f6"]\n[Turn "6A"]', '6A c1')).toContain(
      'A wins: Awa, Ara.',
    );
  });
});

function* turnsIn(turns: readonly TurnReport[]): Generator<TurnReport> {
  for (const turn of turns) {
    yield turn;
    for (const variation of turn.variations) yield* turnsIn(variation);
  }
}

it('every fact that a fixture brings has its words in every language', () => {
  const reports: readonly Report[] = allFixtures().flatMap(({ text }) => [
    ...replayAll(parse(text), { inventories }),
  ]);
  const seen = new Set<string>();
  for (const { game, turns } of reports) {
    if (game === null) continue;
    for (const { facts } of turnsIn(turns)) {
      for (const fact of facts) {
        seen.add(`${game} ${fact.kind}`);
        for (const locale of locales) {
          expect(bookOf(locale)[game].facts, `${game} ${fact.kind} in ${locale}`).toHaveProperty(fact.kind);
          expect(say(game, fact, locale)).not.toMatch(/[{}]|undefined/);
        }
      }
    }
  }
  for (const game of ['mahe', 'moeraki'] as const) {
    for (const kind of Object.keys(bookOf('en')[game].facts)) expect(seen).toContain(`${game} ${kind}`);
  }
});
