import { type GameTypes, type Random, replay, seeded } from '@motu/engine';
import { type OpenResult, parse, print, type Turn } from '@motu/notation';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { frozen, NOWHERE, type Subject, type Table } from './laws/law.ts';
import { maheSubject } from './laws/mahe.ts';
import { maoriSubject } from './laws/maori.ts';
import { moerakiSubject } from './laws/moeraki.ts';

/** How often each law was put to the test. */
const tried = { games: 0, ended: 0, turns: 0, attempts: 0, legal: 0, listed: 0 };

afterAll(() => {
  const { games, ended, turns, attempts, legal, listed } = tried;
  console.log(`laws: ${games} random games of ${turns} turns judged, ${ended} of them played to the end`);
  console.log(`laws: ${attempts} turns attempted, ${legal} of them legal; ${listed} turns listed as legal`);
});

const OPEN: OpenResult = { kind: 'open', comments: [], span: NOWHERE };
const MOST_TURNS = 150;
const ATTEMPTS = 12;
/** Listing every legal turn is dear where ships sail, so it is done now and then. */
const LIST_EVERY = 13;

describe.each([
  ['maori', () => lawsOf(maoriSubject, 1)],
  ['mahe', () => lawsOf(maheSubject, 3)],
  ['moeraki', () => lawsOf(moerakiSubject, 12)],
])('the laws of %s', (_, laws) => laws());

function lawsOf<T extends GameTypes>(subject: Subject<T>, gamesEach: number): void {
  it.each(subject.tables)('hold at the table $name', (table) => {
    const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
    const held = fc.property(seeds, (seed) => holdInGame(subject, table, seeded(seed)));
    fc.assert(held, {
      numRuns: gamesEach,
      seed: seedOf(table),
      endOnFailure: true,
    });
  });
}

/** The same seeds every time, others at every table. */
function seedOf({ name }: Table): number {
  return [...name].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) | 0, 7);
}

function holdInGame<T extends GameTypes>(subject: Subject<T>, table: Table, random: Random): void {
  const { game } = subject;
  const setup = frozen(subject.deal(table, random));
  const start = game.setup(setup, {});
  expect(start.findings).toEqual([]);
  let state: T['state'] | null = start.state;
  if (state === null) throw new Error('a dealt game begins');
  const sobriety = random();
  const turns: Turn<T['part']>[] = [];
  while (!state.over && turns.length < MOST_TURNS) {
    frozen(state);
    const chance = frozen(game.chance(state, random));
    if (turns.length % LIST_EVERY === 0) listIsRight(subject, state, chance, random);
    const isSober = random() < sobriety;
    const move = isSober ? game.pick(state, chance, random) : playable(subject, state, chance, random);
    if (move === null) break;
    const parts = game.write(state, frozen(move));
    expect(game.resolve(state, parts), 'what is written is what was meant').toEqual(move);
    turns.push(turnOf(state.turn, parts));
    state = game.apply(state, move);
    subject.conserves(state, turns.length);
    expect(JSON.parse(JSON.stringify(state)), 'a state is plain JSON').toEqual(state);
  }
  if (state.over) expect([...game.legalMoves(state, game.chance(state, random))]).toEqual([]);
  judgedAlike(subject, setup, turns, frozen(state));
  tried.games += 1;
  if (state.over) tried.ended += 1;
  tried.turns += turns.length;
}

/** A turn found by trying, else the one a sensible player would make. */
function playable<T extends GameTypes>(
  { game, attempt }: Subject<T>,
  state: T['state'],
  chance: T['chance'],
  random: Random,
): T['move'] | null {
  for (let n = 0; n < ATTEMPTS; n++) {
    const move = attempt(state, chance, random);
    if ([...game.check(state, move)].length === 0) return move;
  }
  return game.pick(state, chance, random);
}

/** Every listed turn passes the check and is listed once; every turn that passes the check is listed. */
function listIsRight<T extends GameTypes>(
  { game, attempt, plain }: Subject<T>,
  state: T['state'],
  chance: T['chance'],
  random: Random,
): void {
  const listed = new Set<string>();
  let count = 0;
  for (const move of game.legalMoves(state, chance)) {
    count += 1;
    listed.add(JSON.stringify(move));
    if (count > 200 && count % 17 !== 0) continue;
    expect([...game.check(state, move)], JSON.stringify(move)).toEqual([]);
    expect(game.resolve(state, game.write(state, move))).toEqual(move);
  }
  expect(listed.size, 'each turn is listed once').toBe(count);
  tried.listed += count;
  for (let n = 0; n < ATTEMPTS * 8; n++) {
    const move = attempt(state, chance, random);
    const isLegal = [...game.check(state, frozen(move))].length === 0;
    tried.attempts += 1;
    if (isLegal) tried.legal += 1;
    const text = JSON.stringify(isLegal ? plain(state, move) : move);
    expect(listed.has(text), text).toBe(isLegal);
  }
}

/** The record, its text and the position it ends in all say the same of the game. */
function judgedAlike<T extends GameTypes>(
  subject: Subject<T>,
  setup: T['setup'],
  turns: readonly Turn<T['part']>[],
  end: T['state'],
): void {
  const { game } = subject;
  const record = subject.record(setup, turns, end.over ? game.writeResult(end) : OPEN);
  const report = replay(record);
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(report.verdict).toBe('legal');
  expect(report.turns.at(-1)?.state ?? report.start).toEqual(end);
  expect(JSON.stringify(replay(record))).toBe(JSON.stringify(report));

  const [read] = parse(print(record));
  if (read === undefined) throw new Error('what was printed is a game');
  const again = replay(read);
  expect(withoutPlaces(again)).toEqual(withoutPlaces(report));

  const scratch = game.setup(subject.asPosition(end, setup), {});
  expect(scratch.findings).toEqual([]);
  if (scratch.state !== null) expect(game.score(scratch.state)).toEqual(report.score);
}

/** A report without the places in the text: a record that was never text has none. */
function withoutPlaces(report: unknown): unknown {
  return JSON.parse(JSON.stringify(report, (key, value) => (key === 'span' ? null : value)));
}

function turnOf<Part>(turn: { round: number; seat: string }, parts: readonly Part[]): Turn<Part> {
  const label = { ...turn, span: NOWHERE };
  return {
    label,
    parts,
    readable: true,
    sic: false,
    glyphs: [],
    comments: [],
    variations: [],
    span: NOWHERE,
  };
}
