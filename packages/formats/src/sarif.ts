import { bookOf, type Locale, type RuleId, rules, ruleWords } from '@motu/engine';
import { plainText } from './plain-text.ts';
import type { GameVerdict, VerdictFinding } from './verdict.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The findings as a SARIF 2.1.0 log: what code-scanning services and editors read. */
export function sarif(verdicts: Iterable<GameVerdict>, locale: Locale, version?: string): object {
  const used: RuleId[] = [];
  const indexes = new Map<RuleId, number>();
  const results: object[] = [];
  for (const verdict of verdicts) {
    for (const finding of verdict.findings) {
      let ruleIndex = indexes.get(finding.rule);
      if (ruleIndex === undefined) {
        ruleIndex = used.push(finding.rule) - 1;
        indexes.set(finding.rule, ruleIndex);
      }
      results.push(resultOf(verdict, finding, ruleIndex));
    }
  }
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'motu',
            ...(version === undefined ? {} : { semanticVersion: version }),
            rules: used.map((rule) => ruleOf(rule, locale)),
          },
        },
        language: locale,
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
}

function ruleOf(id: RuleId, locale: Locale): object {
  const { title, text } = ruleWords(bookOf(locale), id);
  return {
    id,
    shortDescription: { text: title },
    ...(text === '' ? {} : { fullDescription: { text } }),
    properties: { sources: rules[id].sources.map(({ edition, section }) => `${edition}: ${section}`) },
  };
}

function resultOf({ file, index }: GameVerdict, finding: VerdictFinding, ruleIndex: number): object {
  const { line, column, endLine, endColumn, turn, followsError, sic } = finding;
  return {
    ruleId: finding.rule,
    ruleIndex,
    level: finding.severity,
    message: { text: plainText(finding.message) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
        ...(turn === null ? {} : { logicalLocations: [{ name: turn, kind: 'member' }] }),
      },
    ],
    // A confirmed slip is known and wanted in the record: scanners show it as dismissed in the source.
    ...(sic ? { suppressions: [{ kind: 'inSource', status: 'accepted' }] } : {}),
    properties: { game: index, followsError },
  };
}

/** Names of files are not URIs yet: blanks, `#`, `%` and the like would be read as something else. */
function uriOf(file: string): string {
  return file
    .replaceAll('\\', '/')
    .split('/')
    .map((part) => encodeURIComponent(plainText(part)))
    .join('/');
}
