import type { EditionsReport } from '@motu/engine';
import { type Judged, jsonText, labelsOf, plainText, verdictOf } from '@motu/formats';
import { paintOf } from '../colours.ts';
import { editionWords } from '../words.ts';

/** A game's verdict under every edition, as one object. */
export function editionsJson(judged: Judged, { editions, firstDifference }: EditionsReport): string {
  const { file, index } = judged;
  return jsonText({
    file,
    index,
    game: judged.report.game,
    editions: editions.map(({ edition, report }) => {
      const { verdict, findings, result, rulings } = verdictOf({ ...judged, report });
      return { edition, verdict, findings, result, rulings };
    }),
    firstDifference: firstDifference?.turn ?? null,
  });
}

/** The same as a row of a matrix, and under it what the editions judge differently. */
export function editionsText(
  judged: Judged,
  { editions, firstDifference }: EditionsReport,
  { isColoured }: { readonly isColoured: boolean },
): string {
  const paint = paintOf(isColoured);
  const labels = labelsOf(judged.locale);
  const words = editionWords[judged.locale];
  const where = `${plainText(judged.file)}:${judged.line ?? 1}`;
  const widest = Math.max(...Object.values(labels.verdict).map((word) => word.length));
  const cells = editions.map(({ edition, report: { verdict } }) => {
    const colour = verdict === 'legal' ? paint.good : paint.error;
    return `${edition} ${colour(labels.verdict[verdict].padEnd(widest))}`;
  });
  const row = `${where}  ${cells.length === 0 ? labels.verdict.unreadable : cells.join('  ')}`.trimEnd();
  if (firstDifference === null) return `${row}\n`;
  const turn = labels.turn(firstDifference.turn);
  const found = Object.entries(firstDifference.findings).map(([edition, findings]) => {
    const rules = findings.map(({ rule }) => rule).join(', ');
    return `    ${edition}: ${rules === '' ? words.nothing : rules}`;
  });
  return [row, `  ${words.differ} ${turn}`, ...found, ''].join('\n');
}
