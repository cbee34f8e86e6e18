import { explain, type ReportFinding, rules, type Source } from '@motu/engine';
import { frame } from './frame.ts';
import { type Lines, linesOf } from './lines.ts';
import { type Paint, plainPaint } from './paint.ts';
import { plainText } from './plain-text.ts';
import type { GameVerdict, Judged, VerdictFinding } from './verdict.ts';
import { wrap } from './width.ts';
import { type Labels, labelsOf } from './words.ts';

export interface PrettyOptions {
  readonly paint?: Paint;
  readonly width?: number;
}

/** A page of broken rules helps nobody: the first ones are shown at length, the rest is counted. */
const MOST_SHOWN = 10;
const MOST_FOLLOWING = 5;
const MOST_CHOICES = 12;

interface Page {
  readonly judged: Judged;
  readonly lines: Lines;
  readonly labels: Labels;
  readonly paint: Paint;
  readonly width: number;
}

/** The findings of a game for people: where, what, what would have been legal, and where the rule stands. */
export function pretty(judged: Judged, verdict: GameVerdict, options: PrettyOptions = {}): string {
  if (verdict.findings.length === 0) return '';
  const page: Page = {
    judged,
    lines: linesOf(judged.text, judged.line ?? 1),
    labels: labelsOf(judged.locale),
    paint: options.paint ?? plainPaint,
    width: options.width ?? 80,
  };
  const first: string[] = [];
  const following: VerdictFinding[] = [];
  let left = 0;
  verdict.findings.forEach((finding, at) => {
    const reported = judged.report.findings[at];
    if (finding.followsError) following.push(finding);
    else if (first.length === MOST_SHOWN || reported === undefined) left++;
    else first.push(`${showFinding(page, finding, reported).join('\n')}\n`);
  });
  const rest = showFollowing(page, following);
  if (left > 0) rest.push(`  ${page.paint.faint(page.labels.left(left))}`);
  return [...first, ...(rest.length === 0 ? [] : [`${rest.join('\n')}\n`]), ''].join('\n');
}

function showFinding(page: Page, finding: VerdictFinding, reported: ReportFinding): readonly string[] {
  const { judged, labels, paint, width } = page;
  const { title } = explain(reported, judged.locale);
  const colour = finding.severity === 'error' ? paint.error : paint.warning;
  const head = `${colour(`${labels.severity[finding.severity]}[${finding.rule}]`)}${paint.strong(`: ${title}`)}`;
  const gutter = ' '.repeat(`${finding.line}`.length);
  const marks = finding.sic ? ` ${paint.faint(labels.sic)}` : '';
  const notes = [
    choicesOf(reported, judged),
    sourceOf(page, finding),
    `${labels.more}: motu explain ${finding.rule}`,
  ];
  return [
    head,
    `${gutter}${paint.faint('-->')} ${plainText(judged.file)}:${finding.line}:${finding.column}${placeOf(page, finding)}${marks}`,
    ...frame(page.lines, finding, paint, width),
    `${gutter} ${paint.faint('|')}`,
    ...wrap(plainText(finding.message), width - gutter.length - 3).map(
      (line) => `${gutter}   ${paint.strong(line)}`,
    ),
    ...notes.filter((note) => note !== '').flatMap((note) => noteLines(note, gutter, paint, width)),
  ];
}

/** Which turn it is; in a file of several games also which of them. */
function placeOf({ judged, labels }: Page, { turn }: VerdictFinding): string {
  const parts = [
    ...(judged.index === 0 ? [] : [labels.game(judged.index + 1)]),
    ...(turn === null ? [] : [labels.turn(turn)]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function noteLines(note: string, gutter: string, paint: Paint, width: number): readonly string[] {
  const [first = '', ...rest] = wrap(plainText(note), width - gutter.length - 3).map((line) =>
    line.replaceAll(UNBROKEN, ' '),
  );
  return [`${gutter} ${paint.faint('=')} ${first}`, ...rest.map((line) => `${gutter}   ${line}`)];
}

/** What would have been legal, as far as a reader wants to read it. */
function choicesOf(finding: ReportFinding, { locale }: Judged): string {
  if (finding.legal === undefined) return '';
  const { kind, options } = finding.legal;
  const legal = { kind, options: options.slice(0, MOST_CHOICES) };
  const said = explain({ ...finding, legal }, locale).legal ?? '';
  const whole = options.length > MOST_CHOICES ? `${said}, … (${options.length})` : said;
  return whole.replaceAll(ASIDE, (aside) => aside.replaceAll(' ', UNBROKEN));
}

/** What stands in parentheses belongs to the choice before it: no line ends there. */
const ASIDE = / \([^()]*\)/g;
const UNBROKEN = '\u00a0';

/** The heading in the edition that the game is judged under, if the rule stands there. */
function sourceOf({ judged, labels }: Page, { rule }: VerdictFinding): string {
  const { sources }: { readonly sources: readonly Source[] } = rules[rule];
  const own = sources.filter(({ edition }) => edition === judged.report.edition);
  const sections = new Map<string, string[]>();
  for (const { edition, section } of own.length === 0 ? sources : own) {
    sections.set(edition, [...(sections.get(edition) ?? []), section]);
  }
  return [...sections].map(([edition, names]) => `${labels.source(edition)}: ${names.join(', ')}`).join('; ');
}

function showFollowing(page: Page, following: readonly VerdictFinding[]): string[] {
  if (following.length === 0) return [];
  const { judged, labels, paint, width } = page;
  const shown = following.slice(0, MOST_FOLLOWING).flatMap((finding) => {
    const where = `${plainText(judged.file)}:${finding.line}:${finding.column}`;
    const head = `  ${where} ${finding.rule}${placeOf(page, finding)}${finding.sic ? ` ${labels.sic}` : ''}`;
    const said = wrap(plainText(finding.message), width - 4).map((part) => `    ${part}`);
    return [head, ...said].map((part) => paint.faint(part));
  });
  const left = following.length - MOST_FOLLOWING;
  const more = left > 0 ? [`  ${paint.faint(labels.left(left))}`] : [];
  return [paint.faint(labels.follow), ...shown, ...more];
}
