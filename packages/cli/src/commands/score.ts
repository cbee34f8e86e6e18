import { bookOf, kemuScore, type RuleId, ruleWords } from '@motu/engine';
import { type Judged, jsonText, labelsOf, plainText, verdictOf } from '@motu/formats';
import { paintOf } from '../colours.ts';
import { headingOf } from '../heading.ts';
import { replayed } from '../judge/replayed.ts';
import { type JudgingFlags, readRuleChoices } from '../options.ts';
import { type Cell, table } from '../table.ts';
import { complain, EXIT_ILLEGAL, EXIT_USAGE, hasColour, write } from '../terminal.ts';
import { scoreWords } from '../words.ts';

export interface ScoreFlags extends JudgingFlags {
  readonly game?: number;
  readonly json?: true;
}

export async function score(args: readonly string[], flags: ScoreFlags): Promise<number> {
  const choices = await readRuleChoices(flags);
  if (typeof choices === 'string') return complain(choices);
  const { games, hasProblem } = await replayed(args, choices, flags.game ?? null);
  let isUnreadable = false;
  let isFirst = true;
  for await (const judged of games()) {
    isUnreadable ||= judged.report.verdict === 'unreadable';
    if (flags.json) await write(`${scoreJson(judged)}\n`);
    else await write(`${isFirst ? '' : '\n'}${scoreText(judged)}`);
    isFirst = false;
  }
  if (hasProblem()) return EXIT_USAGE;
  return isUnreadable ? EXIT_ILLEGAL : 0;
}

function scoreJson(judged: Judged): string {
  const { file, index, game, verdict, result } = verdictOf(judged);
  return jsonText({ file, index, game, verdict, result });
}

function scoreText(judged: Judged): string {
  const { report, locale } = judged;
  const paint = paintOf(hasColour());
  const words = scoreWords[locale];
  const lines = [paint.strong(headingOf(judged))];
  const [head = '', ...rows] = table(scoreRows(judged), '  ');
  if (rows.length > 0) {
    const total = rows.pop() ?? '';
    lines.push(paint.faint(head), ...rows, paint.strong(total));
  }
  if (report.start !== null) lines.push(`  ${outcomeText(judged)}`);
  const kemu = kemuText(judged);
  if (kemu !== null) lines.push(`  ${kemu}`);
  if (report.verdict !== 'legal') {
    const verdict = labelsOf(locale).verdict[report.verdict];
    lines.push(`  ${paint.error(words.verdict(verdict))} motu check ${plainText(judged.file)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** A row for each rule that gave somebody points, a column for each seat. */
function scoreRows({ report, locale }: Judged): readonly (readonly Cell[])[] {
  // Who wins by a row of stones wins without points; those on the board then say nothing.
  if (report.outcome.ended !== 'open' && report.outcome.scores === null) return [];
  const rules = [...new Set(report.score.flatMap(({ lines }) => lines.map(({ rule }) => rule)))];
  if (rules.length === 0) return [];
  const names = report.seats.map(({ seat, name }) => `${seat} ${plainText(name)}`);
  return [
    ['', ...names],
    ...rules.map((rule) => [titleOf(rule, locale), ...report.score.map((seat) => pointsFor(seat, rule))]),
    [scoreWords[locale].total, ...report.score.map(({ total }) => total)],
  ];
}

function titleOf(rule: RuleId, locale: Judged['locale']): string {
  return `${ruleWords(bookOf(locale), rule).title} (${rule})`;
}

function pointsFor({ lines }: Judged['report']['score'][number], rule: RuleId): number {
  return lines.reduce((sum, line) => (line.rule === rule ? sum + line.points : sum), 0);
}

function outcomeText({ report, locale }: Judged): string {
  const { ended, winners, way } = report.outcome;
  const words = scoreWords[locale];
  if (ended === 'open') return words.open;
  if (winners.length === 0) return words.draw;
  const names = winners.map((seat) => {
    const name = report.seats.find((one) => one.seat === seat)?.name ?? '';
    return `${seat} ${plainText(name)}`.trim();
  });
  const term = way === null || report.game === null ? null : (bookOf(locale)[report.game].terms[way] ?? way);
  return words.winners(names.join(', '), term);
}

/** How a match stands after this game of it. */
function kemuText({ report, locale }: Judged): string | null {
  const kemu = kemuScore(report.match);
  if (kemu === null) return null;
  const wins = kemu.players.map(({ name, wins: won }) => `${plainText(name)} ${won}`);
  return scoreWords[locale].kemu(kemu.length, wins.join(', '));
}
