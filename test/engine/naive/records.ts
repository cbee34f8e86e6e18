import { type GameTypes, type Random, replay } from '@motu/engine';
import { parse, print, type Turn } from '@motu/notation';
import { NOWHERE, oneOf, type Subject, type Table, valued } from '../laws/law.ts';
import type { Judgement } from './text.ts';

/** What the games are that two judges are to judge alike. */
export interface Scribe<T extends GameTypes> {
  readonly subject: Subject<T>;
  /** The same move with the checks that a careful recorder adds. */
  note(state: T['state'], move: T['move']): T['move'];
  /** The tags of a position in which the game goes on. */
  midway(state: T['state'], setup: T['setup']): T['setup'];
  /** A line of the record with a slip of this game in it. */
  slip?(line: string, random: Random): string;
}

/** A game that somebody wrote down: some from the start, some from the middle, some with slips. */
export function writtenGame<T extends GameTypes>(scribe: Scribe<T>, table: Table, random: Random): string {
  const { subject } = scribe;
  const { game } = subject;
  const dealt = subject.deal(table, random);
  let { state } = game.setup(dealt, {});
  if (state === null) throw new Error('a dealt game begins');
  const play = (now: T['state']): T['move'] | null => game.pick(now, game.chance(now, random), random);
  for (let left = random() < 0.5 ? 0 : Math.floor(random() * 60); left > 0 && !state.over; left--) {
    const move = play(state);
    if (move !== null) state = game.apply(state, move);
  }
  const setup = state.over ? subject.asPosition(state, dealt) : scribe.midway(state, dealt);
  const turns: Turn<T['part']>[] = [];
  for (let left = Math.floor(random() * 70); left > 0 && !state.over; left--) {
    const tries = random() < 0.05;
    const move = tries
      ? subject.attempt(state, game.chance(state, random), random)
      : anyOf(subject, state, random);
    if (move === null) break;
    turns.push(turnOf(state.turn, game.write(state, random() < 0.6 ? scribe.note(state, move) : move)));
    state = game.apply(state, move);
  }
  const result = game.writeResult(state);
  const ended = random() < 0.1 ? valued(oneOf(['agreed', 'resigned'] as const, random)) : null;
  const isClaimed = state.over || random() < 0.1;
  const open = { kind: 'open' as const, comments: [], span: NOWHERE };
  const text = print(subject.record({ ...setup, ended }, turns, isClaimed ? result : open));
  return scribe.slip === undefined || random() < 0.3
    ? spoilt(text, random)
    : slipped(text, scribe.slip, random);
}

/** What a sensible player would do, or now and then any legal turn. */
function anyOf<T extends GameTypes>(
  { game }: Subject<T>,
  state: T['state'],
  random: Random,
): T['move'] | null {
  const chance = game.chance(state, random);
  if (random() < 0.6) return game.pick(state, chance, random);
  const skipped = Math.floor(random() * 60);
  let found: T['move'] | null = null;
  let seen = 0;
  for (const move of game.legalMoves(state, chance)) {
    found = move;
    if (seen++ === skipped) break;
  }
  return found;
}

/** One line anywhere, tags too, with a slip of its own game. */
function slipped(text: string, slip: NonNullable<Scribe<GameTypes>['slip']>, random: Random): string {
  const lines = text.split('\n');
  const at = Math.floor(random() * lines.length);
  return lines.with(at, slip(lines[at] ?? '', random)).join('\n');
}

/** The slips of somebody who writes in a hurry. */
function spoilt(text: string, random: Random): string {
  const [head = '', body = ''] = text.trimEnd().split('\n\n');
  const lines = body.split('\n');
  const at = Math.floor(random() * (lines.length - 1));
  const line = lines[at] ?? '';
  const changed = oneOf<() => readonly string[]>(
    [
      () => lines,
      () => lines,
      () => lines.map((one) => withTane(one, random, 0.1)),
      () => lines.map((one) => withTane(one, random, 0.6)),
      () => lines.map((one) => one.replace(/ (T\S+) (T\S+)/, ' $2 $1')),
      () => (lines.length > 1 ? lines.toSpliced(at, 1) : lines),
      () => (lines.length > 1 ? lines.toSpliced(at, 0, line) : lines),
      () => (lines.length > 2 ? lines.toSpliced(at, 2, lines[at + 1] ?? '*', line) : lines),
      () =>
        lines.with(
          at,
          line.replace(/^\d+/, (round) => `${Number(round) + 1}`),
        ),
      () =>
        lines.with(
          at,
          line.replace(/^(\d+)[AB]/, (_, round: string) => `${round}${oneOf(['A', 'B'], random)}`),
        ),
      () => lines.with(at, line.replace(/ @(?:raft|\d+)/, ` @${1 + Math.floor(random() * 21)}`)),
      () => lines.with(at, line.replace(/ =(?:nest|\d)/, oneOf(['', ' =nest', ' =1', ' =6'], random))),
      () => lines.with(at, line.replace(/(?<= )([a-k]\d+)/, oneOf(['e5', 'g7', 'c4', 'a1', 'i9'], random))),
      () => lines.with(at, line.replace(/[ns][ew]$/, oneOf(['ne', 'nw', 'se', 'sw', 'n'], random))),
      () =>
        lines.with(
          -1,
          (lines.at(-1) ?? '*').replace(/\d+/, (points) => `${Number(points) + 1}`),
        ),
      () =>
        lines.with(
          -1,
          (lines.at(-1) ?? '*').replace(/# [AB]/, (who) => (who === '# A' ? '# B' : '# A')),
        ),
    ],
    random,
  )();
  // A swap may have put the result before a turn.
  const isWhole = changed.slice(0, -1).every((one) => /^\d/.test(one)) && !/^\d/.test(changed.at(-1) ?? '');
  return `${head}\n\n${(isWhole ? changed : lines).join('\n')}\n`;
}

const FIRST_COLUMN = 'a'.charCodeAt(0);

/** A stone with a Tane on a field beside it, now and then on another. */
function withTane(line: string, random: Random, share: number): string {
  if (random() > share) return line;
  return line.replace(/ ([a-k])(\d+)(?=$| #)/, (stone, column: string, row: string) => {
    const [dx, dy] = oneOf(
      [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
        [0, 0],
        [2, 1],
      ] as const,
      random,
    );
    const field = `${String.fromCharCode(Math.max(FIRST_COLUMN, column.charCodeAt(0) + dx))}${Math.max(1, Number(row) + dy)}`;
    return `${stone} T${oneOf(['A', 'B'], random)}${field}${oneOf(['ne', 'nw', 'se', 'sw'], random)}`;
  });
}

function turnOf<Part>(
  label: { readonly round: number; readonly seat: string },
  parts: readonly Part[],
): Turn<Part> {
  const rest = { readable: true, sic: false, glyphs: [], comments: [], variations: [], span: NOWHERE };
  return { label: { ...label, span: NOWHERE }, parts, ...rest };
}

/** What the engine makes of the same text. */
export function engineOn(text: string): Judgement {
  const [record] = parse(text);
  if (record === undefined) throw new Error('a game');
  const { findings, turns, outcome, verdict } = replay(record);
  const at = turns.findIndex((turn) => turn.findings.length > 0);
  const isSetup = findings.some(({ turn }) => turn === 'setup');
  const wrong = verdict === 'legal' ? null : isSetup ? 'setup' : at === -1 ? 'result' : at;
  const there =
    typeof wrong === 'number'
      ? (turns[wrong]?.findings ?? [])
      : findings.filter(({ turn }) => turn === wrong);
  const rules = [...new Set(there.map(({ rule }) => rule))].sort();
  return { wrong, rules, points: verdict === 'legal' && outcome.ended === 'played' ? outcome.scores : null };
}
