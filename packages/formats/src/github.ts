import { plainText } from './plain-text.ts';
import type { GameVerdict, VerdictFinding } from './verdict.ts';

/** The findings as workflow commands, which GitHub shows as annotations in the diff. */
export function githubAnnotation({ file, findings }: GameVerdict): string {
  return findings.map((finding) => `${annotationOf(file, finding)}\n`).join('');
}

function annotationOf(file: string, finding: VerdictFinding): string {
  const { rule, severity, line, column, endLine, endColumn, message, turn } = finding;
  const title = turn === null ? rule : `${rule} (${turn})`;
  const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : '';
  const properties = `file=${property(file)},line=${line},endLine=${endLine}${columns},title=${property(title)}`;
  return `::${severity} ${properties}::${data(plainText(message))}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(plainText(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
