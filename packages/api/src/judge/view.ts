import { bookOf, type Locale, type Report, ruleWords } from '@motu/engine';
import { boardSvg } from '@motu/viewer/draw';
import type { View, ViewInput, ViewOutput } from './job.ts';
import { detailed, type JudgedGame, judgeText, turnOf } from './judge.ts';

/** One game of a kept text, seen in the way that was asked for. */
export function view({ id, text, number, locale, view: wanted }: ViewInput): ViewOutput {
  const game = judgeText({ name: `${id}.motu`, text }, locale)[number - 1];
  if (game === undefined) return null;
  switch (wanted.kind) {
    case 'report':
      return { body: JSON.stringify(detailed(game, wanted.detail, locale)) };
    case 'turn':
      return turnView(game, wanted.label, locale);
    case 'board':
      return boardView(game.report, wanted, locale);
    case 'score':
      return { body: JSON.stringify(scoreView(game.report, locale)) };
  }
}

type BoardWanted = Extract<View, { readonly kind: 'board' }>;

/** The name of the position before the first turn. */
const START = 'start';

function turnView({ report, verdict }: JudgedGame, label: string, locale: Locale): ViewOutput {
  const { turns } = report;
  if (label === START) {
    const next = turns[0]?.label ?? null;
    return {
      body: JSON.stringify({ label, previous: null, next, facts: [], findings: [], state: report.start }),
    };
  }
  const at = turns.findIndex((turn) => turn.label === label);
  const turn = turns[at];
  if (turn === undefined) return null;
  const body = {
    ...turnOf(report.game, turn, locale),
    previous: turns[at - 1]?.label ?? START,
    next: turns[at + 1]?.label ?? null,
    findings: verdict.findings.filter((finding) => finding.turn === label),
  };
  return { body: JSON.stringify(body) };
}

function boardView(report: Report, { label, theme }: BoardWanted, locale: Locale): ViewOutput {
  const at = report.turns.findIndex((turn) => turn.label === label);
  if (at === -1 && label !== START) return null;
  return { body: boardSvg(report, at === -1 ? null : at, { theme, locale }) };
}

function scoreView(report: Report, locale: Locale): object {
  const book = bookOf(locale);
  return {
    outcome: report.outcome,
    rulings: report.rulings,
    breakdown: report.score.map(({ seat, lines, total }) => ({
      seat,
      name: report.seats.find((one) => one.seat === seat)?.name ?? null,
      total,
      lines: lines.map((line) => ({ ...line, title: ruleWords(book, line.rule).title })),
    })),
  };
}
