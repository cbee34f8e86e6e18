import type { Report, ReportFinding } from '@motu/engine';
import { pathOf, START, type Step, type Tree, treeOf } from './tree.ts';

/** The turn at which a finding is to be seen: its own, the start for the set-up, the end for the result. */
export function pathOfFinding(report: Report, finding: ReportFinding): string {
  const tree = treeOf(report);
  const own = tree.steps.find(({ turn }) => turn.findings.includes(finding));
  if (own !== undefined) return own.path;
  if (finding.turn === 'result') return pathOf(tree.main.steps.at(-1) ?? null);
  return placeInText(tree, finding)?.path ?? START;
}

/** A syntax error belongs to the turn it stands in, or to the last one before it. */
function placeInText({ steps }: Tree, { span, turn }: ReportFinding): Step | null {
  if (span === undefined || turn === 'setup') return null;
  return steps.findLast((step) => step.turn.span.start <= span.start) ?? null;
}
