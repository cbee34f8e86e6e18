import { explain, type Locale, type Report, type ReportFinding, type RuleId } from '@motu/engine';
import type { GameRecord, Json, Seat, Severity } from '@motu/notation';
import { type Lines, linesOf } from './lines.ts';

/** One game's verdict as programs read it. The members and their names are a contract: docs/verdict.schema.json. */
export interface GameVerdict {
  readonly file: string;
  /** The game's place in its file, from 0. */
  readonly index: number;
  readonly game: Report['game'];
  readonly verdict: Report['verdict'];
  readonly findings: readonly VerdictFinding[];
  readonly result: VerdictResult;
  readonly rulings: Report['rulings'];
}

/** Lines and columns start at 1 and count within the file; columns are UTF-16 units; the end is exclusive. */
export interface VerdictFinding {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly turn: string | null;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
  readonly params: { readonly [name: string]: Json };
  readonly followsError: boolean;
  readonly sic: boolean;
}

export interface VerdictResult {
  readonly scores: readonly number[] | null;
  readonly winners: readonly Seat[];
  readonly way: string | null;
  readonly breakdown: readonly {
    readonly seat: Seat;
    readonly lines: readonly { readonly rule: RuleId; readonly points: number; readonly count: number }[];
    readonly total: number;
  }[];
}

export interface Judged {
  readonly file: string;
  readonly index: number;
  /** What the spans of the record and the report count in. */
  readonly text: string;
  /** The line of the file on which the text starts; 1 if left out. */
  readonly line?: number;
  /** The lines of `text`, where games that share it should not find them once each. */
  readonly lines?: Lines;
  readonly record: GameRecord;
  readonly report: Report;
  readonly locale: Locale;
}

export function verdictOf(judged: Judged): GameVerdict {
  const { file, index, report } = judged;
  const { scores, winners, way } = report.outcome;
  return {
    file,
    index,
    game: report.game,
    verdict: report.verdict,
    findings: findingsOf(judged),
    result: {
      scores,
      winners,
      way,
      breakdown: report.score.map(({ seat, lines, total }) => ({
        seat,
        lines: lines.map(({ rule, points, count }) => ({ rule, points, count })),
        total,
      })),
    },
    rulings: report.rulings,
  };
}

function findingsOf({
  text,
  line = 1,
  record,
  report,
  locale,
  ...judged
}: Judged): readonly VerdictFinding[] {
  if (report.findings.length === 0) return [];
  const lines = judged.lines ?? linesOf(text, line);
  const whole = record.tags[0]?.span ?? { start: record.span.start, end: record.span.start };
  return report.findings.map((finding) => findingOf(finding, lines, whole, locale));
}

function findingOf(
  finding: ReportFinding,
  lines: Lines,
  whole: GameRecord['span'],
  locale: Locale,
): VerdictFinding {
  const { start, end } = finding.span ?? whole;
  const from = lines.placeOf(start);
  const to = lines.placeOf(end);
  return {
    rule: finding.rule,
    severity: finding.severity,
    turn: finding.turn ?? null,
    line: from.line,
    column: from.column,
    endLine: to.line,
    endColumn: to.column,
    message: explain(finding, locale).message,
    params: finding.params,
    followsError: finding.followsError ?? false,
    sic: finding.sic ?? false,
  };
}
