import type { Report, ReportFinding } from '@motu/engine';
import type { Step } from './tree.ts';

/** A stretch of the record's text that belongs to one turn (or none) and bears the same findings. */
export interface Segment {
  readonly text: string;
  readonly path: string | null;
  readonly findings: readonly ReportFinding[];
}

interface Stretch<T> {
  readonly start: number;
  readonly end: number;
  readonly value: T;
}

/** The whole text, cut where a turn or a finding begins or ends. */
export function segmentsOf(source: string, steps: readonly Step[], report: Report): readonly Segment[] {
  const turns = steps.map(({ turn, path }): Stretch<string> => ({ ...turn.span, value: path }));
  const wrong = report.findings.flatMap((finding): readonly Stretch<ReportFinding>[] => {
    const { span } = finding;
    return span === undefined
      ? []
      : [{ start: span.start, end: Math.max(span.end, span.start + 1), value: finding }];
  });
  const inText = (at: number) => at > 0 && at < source.length;
  const cuts = [...turns, ...wrong].flatMap(({ start, end }) => [start, end]).filter(inText);
  const ends = [...new Set(cuts)].sort((one, other) => one - other);
  const findings = wrong.toSorted((one, other) => one.start - other.start);
  let turnAt = 0;
  let from = 0;
  return [...ends, source.length].map((to) => {
    while ((turns[turnAt]?.end ?? Number.POSITIVE_INFINITY) <= from) turnAt++;
    const turn = turns[turnAt];
    const segment: Segment = {
      text: source.slice(from, to),
      path: turn !== undefined && turn.start <= from ? turn.value : null,
      findings: findings.filter(({ start, end }) => start <= from && end >= to).map(({ value }) => value),
    };
    from = to;
    return segment;
  });
}
