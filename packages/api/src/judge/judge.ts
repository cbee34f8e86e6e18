import { describe, type Locale, type Report, replayAll, type TurnReport } from '@motu/engine';
import { concise, type GameVerdict, linesOf, plainText, sarif, verdictOf } from '@motu/formats';
import { type GameId, type GameRecord, parse } from '@motu/notation';
import type { Detail, JudgeInput, JudgeOutput, NamedText } from './job.ts';

export interface JudgedGame {
  readonly record: GameRecord;
  readonly report: Report;
  readonly verdict: GameVerdict;
}

/** Every game of a text with its report, in order. */
export function judgeText(
  { name, text }: NamedText,
  locale: Locale,
  options: Parameters<typeof replayAll>[1] = {},
): readonly JudgedGame[] {
  const records = parse(text);
  const lines = linesOf(text, 1);
  const judged: JudgedGame[] = [];
  let index = 0;
  for (const report of replayAll(records, options)) {
    const record = records[index];
    if (record === undefined) break;
    const verdict = verdictOf({ file: name, index, text, lines, record, report, locale });
    judged.push({ record, report, verdict });
    index++;
  }
  return judged;
}

export function judge({ files, edition, rulings, locale, detail, shape }: JudgeInput): JudgeOutput {
  const options = { rulings: new Map(rulings), ...(edition === null ? {} : { edition }) };
  const judged = files.flatMap((file) => judgeText(file, locale, options));
  const verdicts = judged.map(({ verdict }) => verdict);
  const games = judged.length;
  switch (shape) {
    case 'sarif':
      return { games, body: JSON.stringify(sarif(verdicts, locale)) };
    case 'text':
      return { games, body: verdicts.map(verdictText).join('') };
    case 'json':
      return { games, body: JSON.stringify({ games: judged.map((game) => detailed(game, detail, locale)) }) };
  }
}

function verdictText(verdict: GameVerdict): string {
  return `${plainText(verdict.file)} ${verdict.index + 1}: ${verdict.verdict}\n${concise(verdict)}`;
}

/** As much of a report as was asked for. */
export function detailed({ verdict, report }: JudgedGame, detail: Detail, locale: Locale): object {
  switch (detail) {
    case 'verdict': {
      const { findings, ...rest } = verdict;
      return { ...rest, findingCount: findings.length };
    }
    case 'findings':
      return verdict;
    case 'turns':
      return {
        ...verdict,
        seats: report.seats,
        edition: report.edition,
        level: report.level,
        start: report.start,
        turns: report.turns.map((turn) => turnOf(report.game, turn, locale)),
      };
  }
}

export function turnOf(game: GameId | null, turn: TurnReport, locale: Locale): object {
  const { label, round, seat, readable, sic, glyphs, state } = turn;
  return {
    label,
    round,
    seat,
    readable,
    sic,
    glyphs,
    comments: turn.comments.map(({ text }) => text),
    facts: turn.facts.map((fact) => ({
      ...fact,
      text: game === null ? fact.kind : describe(game, fact, locale),
    })),
    broken: turn.findings.map(({ rule }) => rule),
    state,
    variations: turn.variations.map((turns) => turns.map((one) => turnOf(game, one, locale))),
  };
}
