import type { GameId, RecordOf, Tag, Turn } from './ast/common.ts';
import { createCutter, isVoid } from './cut.ts';
import { encodingProblems } from './encoding.ts';
import { Grammar } from './grammar.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { type Problem, problem, tooLong } from './problems.ts';
import { spanOf } from './read/token.ts';
import type { GameRecord, PlayableRecord } from './record.ts';
import type { TagToken } from './recovery.ts';
import { createCommentEnds } from './scan/comment.ts';
import { type Scan, type Stretch, scan } from './scan/scan.ts';
import { tagName, tagValue, tagValueSpan } from './scan/tag.ts';
import type { Span } from './span.ts';
import { createTagBox, type TagBox } from './tags/box.ts';
import { readMaheSetup } from './tags/mahe.ts';
import { readMaoriSetup } from './tags/maori.ts';
import { readMoerakiSetup } from './tags/moeraki.ts';
import { folded } from './tags/near.ts';
import { isMaheResult, isMaoriResult, isMoerakiResult, saysMahe, saysMaori, saysMoeraki } from './tongue.ts';

export interface ParseOptions {
  readonly limits?: Partial<Limits>;
}

/** Reads every game of a text. Never throws: what cannot be read is among the problems of its record. */
export function parse(text: string, options: ParseOptions = {}): readonly GameRecord[] {
  const limits = { ...defaultLimits, ...options.limits };
  const endOfComment = createCommentEnds(text, limits.comment);
  const cut = createCutter(text, limits, endOfComment);
  const records: GameRecord[] = [];
  for (let from = 0; from < text.length; ) {
    const end = cut(from, true);
    if (!isVoid(text, from, end)) records.push(readGame(text, from, end, limits, endOfComment));
    from = end;
  }
  return records;
}

/** Reads the text of one game, as `cutGames` gives it. */
export function parseGame(text: string, options: ParseOptions = {}): GameRecord {
  const limits = { ...defaultLimits, ...options.limits };
  return readGame(text, 0, text.length, limits, createCommentEnds(text, limits.comment));
}

function readGame(
  text: string,
  from: number,
  to: number,
  limits: Limits,
  endOfComment: (from: number) => number,
): GameRecord {
  if (to - from > limits.game) return readTooLong(text, from, limits);
  const stretch = { text, from, to, isHeadOnly: false };
  return readRecord(stretch, scan(stretch, limits, endOfComment), limits);
}

/** Of a game that is too long only the tags are read, as if it ended one character after the limit. */
function readTooLong(whole: string, from: number, limits: Limits): GameRecord {
  const to = from + limits.game + 1;
  const text = whole.slice(0, to);
  const stretch = { text, from, to, isHeadOnly: true };
  return readRecord(stretch, scan(stretch, limits, createCommentEnds(text, limits.comment)), limits);
}

let grammar: Grammar | null = null;

/** Makes a record of one game's tokens. */
function readRecord({ text, from, to, isHeadOnly }: Stretch, scanned: Scan, limits: Limits): GameRecord {
  grammar ??= new Grammar();
  const { game } = scanned;
  const sentence = grammar.read(scanned);
  const read = sentence.tags.map((tag) => readTag(text, tag));
  const span = { start: from, end: to };
  const top = read[0]?.span ?? { start: from, end: from };
  const box = createTagBox(read, top);
  const head = checkHead(read, top);
  const setup = game === null ? null : setups[game](box);
  const problems = [
    ...encodingProblems(text, from, to),
    ...scanned.problems,
    ...head,
    ...box.problems,
    ...sentence.problems,
  ];
  const tags = box.canonical();
  if (isHeadOnly) problems.push(tooLong(top, limits.game));
  const comments = scanned.head;
  if (setup === null)
    return { game: null, readable: false, comments, tags, span, problems: inOrder(problems) };

  const end = lastSpan(sentence.turns, tags, span);
  const isResultLost = problems.some((one) => one.rule === 'notation/syntax' && startOf(one) >= end.start);
  if (sentence.result === null && !isResultLost && !isHeadOnly) {
    problems.push(problem('notation/no-result', end, { severity: 'warning' }));
  }
  const { turns, result } = sentence;
  const body = { readable: isReadable(problems), comments, tags, problems: inOrder(problems), span };
  switch (setup.game) {
    case 'maori': {
      const said = saysMaori(turns) ? turns : [];
      return recordOf('maori', setup.value, said, isMaoriResult(result) ? result : null, body);
    }
    case 'mahe': {
      const said = saysMahe(turns) ? turns : [];
      return recordOf('mahe', setup.value, said, isMaheResult(result) ? result : null, body);
    }
    case 'moeraki': {
      const said = saysMoeraki(turns) ? turns : [];
      return recordOf('moeraki', setup.value, said, isMoerakiResult(result) ? result : null, body);
    }
  }
}

type Body = Pick<PlayableRecord, 'readable' | 'comments' | 'tags' | 'problems' | 'span'>;

/** Member by member: an object made by a spread with members behind it takes V8 a hundred times as long. */
function recordOf<Id extends GameId, Setup, Part, Result>(
  game: Id,
  setup: Setup,
  turns: readonly Turn<Part>[],
  result: Result | null,
  { readable, comments, tags, problems, span }: Body,
): RecordOf<Id, Setup, Part, Result> {
  return { game, readable, problems, comments, tags, span, setup, turns, result };
}

const setups = {
  maori: (box: TagBox) => ({ game: 'maori', value: readMaoriSetup(box) }) as const,
  mahe: (box: TagBox) => ({ game: 'mahe', value: readMaheSetup(box) }) as const,
  moeraki: (box: TagBox) => ({ game: 'moeraki', value: readMoerakiSetup(box) }) as const,
};

function readTag(text: string, { token, comments }: TagToken): Tag {
  const span = spanOf(token);
  const valueSpan = tagValueSpan(text, span.start, span.end);
  const name = tagName(text, span.start);
  return { name, value: tagValue(text, valueSpan), span, valueSpan, comments };
}

const VERSION = '1';
const GAMES = ['maori', 'mahe', 'moeraki'];

/** The tags that every game opens with. */
function checkHead(tags: readonly Tag[], top: Span): readonly Problem[] {
  const problems: Problem[] = [];
  const motu = tags.find(({ name }) => name === 'Motu');
  const game = tags.find(({ name }) => name === 'Game');
  const missing = (tag: string): Problem => problem('notation/missing-tag', top, { params: { tag } });
  if (motu === undefined) problems.push(missing('Motu'));
  else if (motu.value !== VERSION) {
    const params = { found: motu.value, expected: VERSION };
    problems.push(problem('notation/version', motu.valueSpan, { params }));
  } else if (motu !== tags[0])
    problems.push(problem('notation/syntax', motu.span, { variant: 'motu-first' }));
  if (game === undefined) problems.push(missing('Game'));
  else if (!GAMES.includes(game.value)) {
    problems.push(unknownGame(game));
  }
  return problems;
}

function unknownGame({ value, valueSpan: span }: Tag): Problem {
  const found = value.slice(0, 40);
  const meant = GAMES.find((one) => folded(value).startsWith(one));
  if (meant === undefined) return problem('notation/unknown-game', span, { params: { found, games: GAMES } });
  const fix = [{ span, text: meant }];
  return problem('notation/unknown-game', span, { variant: 'near-miss', params: { found, meant }, fix });
}

/** Form errors with which a game can be replayed: those in turns, and those that only make it illegal. */
function isReadable(problems: readonly Problem[]): boolean {
  return problems.every(({ rule, severity, turn, variant }) => {
    if (severity === 'warning' || rule === 'notation/duplicate-tag') return true;
    return rule === 'notation/syntax' && (turn !== undefined || !TAG_VARIANTS.has(variant ?? ''));
  });
}

const TAG_VARIANTS: ReadonlySet<string> = new Set(['broken-tag', 'tag-near-miss', 'motu-first', 'too-long']);

function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return problems.length < 2 ? problems : problems.toSorted((one, other) => startOf(one) - startOf(other));
}

function startOf({ span }: Problem): number {
  return span?.start ?? 0;
}

function lastSpan(
  turns: readonly { readonly span: Span }[],
  tags: readonly { readonly span: Span }[],
  whole: Span,
): Span {
  return turns.at(-1)?.span ?? tags.at(-1)?.span ?? whole;
}
