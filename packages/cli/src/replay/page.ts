import { describe, explain, type GameState, type TurnReport } from '@motu/engine';
import { type Judged, labelsOf, type Paint, plainText, wrap } from '@motu/formats';
import type { Block } from '../draw/canvas.ts';
import { draw } from '../draw/draw.ts';
import { headingOf } from '../heading.ts';
import { replayWords } from '../words.ts';

export interface PageOptions {
  readonly paint: Paint;
  readonly width: number;
  /** How many lines there is room for. */
  readonly height: number;
}

/** A game that was replayed: there is a position to start from. */
export interface Shown {
  readonly judged: Judged;
  readonly start: GameState;
}

/** The position after a turn of the main line (-1 is the start), and what happened and what it cost. */
export function pageOf({ judged, start }: Shown, at: number, options: PageOptions): Block {
  const { report, locale } = judged;
  const { paint, width, height } = options;
  const turn = at < 0 ? null : (report.turns[at] ?? null);
  const before = turn === null ? null : (report.turns[at - 1]?.state ?? start);
  const state = turn?.state ?? start;
  const place =
    turn === null
      ? replayWords[locale].start
      : `${labelsOf(locale).turn(turn.label)} (${at + 1}/${report.turns.length})`;
  const head = `${paint.strong(headingOf(judged))}  ${place}`;
  const told = [
    ...(turn === null ? setupLines(judged, options) : turnLines(judged, turn, options)),
    ...(at === report.turns.length - 1 ? endLines(judged, options) : []),
  ];
  const scene = { state, before, seats: report.seats, locale, paint, width };
  const board = fitting((isTight) => draw({ ...scene, isTight }), Math.max(0, height - told.length - 3));
  return [head, '', ...board, '', ...told].slice(0, height);
}

/** Where there is not enough room the board is drawn tighter; in the end it loses its last lines. */
function fitting(drawn: (isTight: boolean) => Block, room: number): Block {
  const board = drawn(false);
  if (board.length <= room) return board;
  const tight = drawn(true);
  return tight.length <= room ? tight : [...tight.slice(0, Math.max(0, room - 1)), '…'];
}

/** The turn as it is written, what it came to, what it broke and what the recorder says of it. */
function turnLines(judged: Judged, turn: TurnReport, options: PageOptions): Block {
  const { text, locale } = judged;
  const { game } = judged.report;
  const { paint, width } = options;
  const written = plainText(text.slice(turn.span.start, turn.span.end));
  const facts = game === null ? [] : turn.facts.map((fact) => describe(game, fact, locale));
  return [
    paint.strong(written),
    ...facts.flatMap((fact) => indented(plainText(fact), width)),
    ...turn.findings.flatMap((finding) => findingLines(judged, finding, options)),
    ...turn.variations.flatMap((line) => indented(`(${writtenLine(text, line)})`, width).map(paint.faint)),
    ...turn.comments.flatMap((comment) => indented(`{${plainText(comment.text)}}`, width).map(paint.faint)),
  ];
}

/** The turns of a variation as they are written, those of its own variations left out. */
function writtenLine(text: string, turns: readonly TurnReport[]): string {
  return turns.map(({ span }) => plainText(text.slice(span.start, span.end))).join(' ');
}

function findingLines(
  { locale }: Judged,
  finding: Judged['report']['findings'][number],
  { paint, width }: PageOptions,
): Block {
  const { message, legal } = explain(finding, locale);
  const colour = finding.severity === 'error' ? paint.error : paint.warning;
  const head = colour(`${labelsOf(locale).severity[finding.severity]}[${finding.rule}]`);
  const [first = '', ...rest] = wrap(plainText(message), width - finding.rule.length - 12);
  return [
    `  ${head} ${first}`,
    ...rest.map((line) => `    ${line}`),
    ...(legal === null ? [] : indented(plainText(legal), width)),
  ];
}

function indented(text: string, width: number): readonly string[] {
  return wrap(text, width - 2).map((line) => `  ${line}`);
}

function setupLines(judged: Judged, options: PageOptions): Block {
  return judged.report.findings
    .filter(({ turn }) => turn === 'setup')
    .flatMap((finding) => findingLines(judged, finding, options));
}

function endLines(judged: Judged, options: PageOptions): Block {
  const { report } = judged;
  const broken = report.findings
    .filter(({ turn }) => turn === 'result')
    .flatMap((finding) => findingLines(judged, finding, options));
  const { scores } = report.outcome;
  if (scores === null) return broken;
  const standing = report.seats.map(({ seat, name }, at) => `${seat} ${plainText(name)} ${scores[at]}`);
  return [...broken, options.paint.good(standing.join(', '))];
}
