import { plainText } from './plain-text.ts';
import type { GameVerdict, VerdictFinding } from './verdict.ts';

/** The verdicts as JUnit XML: a file is a suite, a game a test; an unreadable game is an error. */
export function junit(verdicts: Iterable<GameVerdict>): string {
  const suites = new Map<string, GameVerdict[]>();
  for (const verdict of verdicts) {
    const suite = suites.get(verdict.file);
    if (suite === undefined) suites.set(verdict.file, [verdict]);
    else suite.push(verdict);
  }
  const body = [...suites].map(([file, games]) => suiteOf(file, games)).join('');
  const counts = countsOf([...suites.values()].flat());
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="motu" ${counts}>\n${body}</testsuites>\n`;
}

function suiteOf(file: string, games: readonly GameVerdict[]): string {
  const cases = games.map(caseOf).join('');
  return `  <testsuite name="${xml(file)}" ${countsOf(games)}>\n${cases}  </testsuite>\n`;
}

function countsOf(games: readonly GameVerdict[]): string {
  const failures = games.filter(({ verdict }) => verdict === 'illegal').length;
  const errors = games.filter(({ verdict }) => verdict === 'unreadable').length;
  return `tests="${games.length}" failures="${failures}" errors="${errors}" skipped="0"`;
}

function caseOf({ file, index, game, verdict, findings }: GameVerdict): string {
  const name = `game ${index + 1}${game === null ? '' : ` (${game})`}`;
  const open = `    <testcase classname="${xml(file)}" name="${name}"`;
  if (verdict === 'legal') return `${open}/>\n`;
  const element = verdict === 'illegal' ? 'failure' : 'error';
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  const head = first === undefined ? '' : ` type="${first.rule}" message="${xml(first.message)}"`;
  const text = errors.map((finding) => xml(lineOf(file, finding))).join('\n');
  return `${open}>\n      <${element}${head}>${text}</${element}>\n    </testcase>\n`;
}

function lineOf(file: string, { line, column, rule, message }: VerdictFinding): string {
  return `${file}:${line}:${column}: ${rule} ${message}`;
}

/** XML cannot hold most control characters even when they are escaped, so they are made visible first. */
function xml(text: string): string {
  return plainText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD');
}
