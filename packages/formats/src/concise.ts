import { plainText } from './plain-text.ts';
import type { GameVerdict, VerdictFinding } from './verdict.ts';

/** A line for each finding, as editors and `grep` take them: `file:line:column: rule message`. */
export function concise({ file, findings }: GameVerdict): string {
  return findings.map((finding) => `${conciseFinding(file, finding)}\n`).join('');
}

function conciseFinding(file: string, finding: VerdictFinding): string {
  const { line, column, severity, rule, message, turn } = finding;
  const marks = [turn, finding.sic ? 'sic' : null, finding.followsError ? 'follows' : null];
  const aside = marks.filter((mark) => mark !== null).join(', ');
  const where = `${plainText(file)}:${line}:${column}`;
  return `${where}: ${severity} ${rule} ${plainText(message)}${aside === '' ? '' : ` (${aside})`}`;
}
