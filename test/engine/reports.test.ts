import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Report, replayAll, type TurnReport } from '@motu/engine';
import { type PlayableRecord, parse, print } from '@motu/notation';
import { expect, it } from 'vitest';
import { allFixtures, inventories } from '../support/fixtures.ts';
import { annotatedGame, playedGame } from '../support/played.ts';

/** Seeds of games with two, three and four seats at each of the three tables. */
const SEEDS = Array.from({ length: 27 }, (_, index) => 4_000 + index);

interface Text {
  readonly name: string;
  readonly text: string;
}

/** Without every seventh turn: what follows goes wrong in many ways. */
function withGaps(record: PlayableRecord): PlayableRecord {
  const isKept = (_: unknown, index: number): boolean => index % 7 !== 6;
  switch (record.game) {
    case 'maori':
      return { ...record, turns: record.turns.filter(isKept) };
    case 'mahe':
      return { ...record, turns: record.turns.filter(isKept) };
    case 'moeraki':
      return { ...record, turns: record.turns.filter(isKept) };
  }
}

function corpus(): readonly Text[] {
  const played = SEEDS.flatMap((seed) => {
    const game = playedGame(seed);
    return [
      { name: `played ${game.game} ${seed}`, text: print(annotatedGame(seed)) },
      { name: `with gaps ${game.game} ${seed}`, text: print(withGaps(game)) },
    ];
  });
  return [...allFixtures(), ...played];
}

/** The same content gives the same text, in whatever order members were made. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Map || one instanceof Set) return { of: one.constructor.name, entries: [...one] };
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    return Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function hash(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);
}

function statesOf(turns: readonly TurnReport[]): readonly unknown[] {
  return turns.map(({ state, variations }) => [state, variations.map(statesOf)]);
}

function turnsOf(turns: readonly TurnReport[]): readonly unknown[] {
  return turns.map(({ state: _, variations, ...said }) => ({ ...said, variations: variations.map(turnsOf) }));
}

/** What is said of a game, and the states it went through. */
function hashes({ start, turns, ...said }: Report): readonly [said: string, states: string] {
  return [hash([said, turnsOf(turns)]), hash([start, statesOf(turns)])];
}

/** One line a report: the text it is about, what came of it, and for people where it stands. */
function linesOf(): readonly string[] {
  return corpus().flatMap(({ name, text }) =>
    [...replayAll(parse(text), { inventories })].map((report, index) => {
      const { verdict, findings } = report;
      return [hash([name, text, index]), ...hashes(report), verdict, findings.length, name, index + 1].join(
        ' ',
      );
    }),
  );
}

const FILE = fileURLToPath(new URL('./reports.hashes', import.meta.url));

function textOf(line: string): string {
  return line.slice(0, line.indexOf(' '));
}

it('says of every game what it said before', async () => {
  const lines = linesOf();
  if (expect.getState().snapshotState.snapshotUpdateState === 'all') {
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(FILE);
    return;
  }
  // A fixture that is new or was edited has nothing to be compared with until the next update.
  const before = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const texts = new Set(before.map(textOf));
  const shared = lines.filter((line) => texts.has(textOf(line)));
  const now = new Set(lines.map(textOf));
  const hint =
    'Reports differ from reports.hashes. If that is meant: npx vitest run test/engine/reports --update';
  expect(shared, hint).toEqual(before.filter((line) => now.has(textOf(line))));
  expect(shared.length).toBeGreaterThan(lines.length * 0.8);
});
