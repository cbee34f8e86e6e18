import { createHash } from 'node:crypto';
import type { Report } from '@motu/engine';
import { type PlayableRecord, printAll } from '@motu/notation';
import type { GameSummary, KeptVerdict } from '../store/store.ts';
import type { KeepInput, KeepOutput } from './job.ts';
import { type JudgedGame, judgeText } from './judge.ts';

/** Judges a text that is to be kept. What is kept, named and pointed into is its canonical form. */
export function keep({ name, text, locale }: KeepInput): KeepOutput {
  const sent = judgeText({ name, text }, locale);
  if (sent.length === 0) return { kind: 'empty' };
  const playable = sent.flatMap(({ record }) => (record.game === null ? [] : [record]));
  if (playable.length < sent.length || sent.some(({ report }) => report.verdict === 'unreadable')) {
    return { kind: 'unreadable', verdicts: verdictsOf(sent) };
  }
  const canonical = printAll(playable);
  const id = idOf(canonical);
  const file = `${id}.motu`;
  // What is sent in canonical form has been judged already; only its name is another now.
  const judged =
    canonical === text
      ? sent.map((game) => ({ ...game, verdict: { ...game.verdict, file } }))
      : judgeText({ name: file, text: canonical }, locale);
  const games = judged.flatMap((game, at) => summaryOf(game, at + 1));
  return { kind: 'readable', id, text: canonical, judgement: { games, verdicts: verdictsOf(judged) } };
}

/** 128 bits of the hash: short enough for an address, long enough that no two texts share one. */
function idOf(canonical: string): string {
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32);
}

function verdictsOf(judged: readonly JudgedGame[]): string {
  return JSON.stringify(judged.map(({ verdict }) => verdict));
}

function summaryOf({ record, report }: JudgedGame, number: number): readonly GameSummary[] {
  const verdict = keptVerdict(report.verdict);
  if (record.game === null || verdict === null) return [];
  return [
    {
      number,
      game: record.game,
      edition: report.edition ?? '',
      level: report.level ?? '',
      verdict,
      players: report.seats.map(({ name }) => name),
      event: tagOf(record, 'Event'),
      date: dateOf(record),
      turns: report.turns.length,
      scores: report.outcome.scores,
      winners: report.outcome.winners,
      way: report.outcome.way,
      broken: brokenIn(report),
    },
  ];
}

function keptVerdict(verdict: Report['verdict']): KeptVerdict | null {
  return verdict === 'unreadable' ? null : verdict;
}

function tagOf(record: PlayableRecord, tag: string): string | null {
  return record.tags.find(({ name }) => name === tag)?.value ?? null;
}

/** Only what sorts as a date is one here; the text keeps what was written. */
function dateOf(record: PlayableRecord): string | null {
  const date = tagOf(record, 'Date');
  return date !== null && /^\d{4}(-\d\d){0,2}$/.test(date) ? date : null;
}

function brokenIn({ findings }: Report): readonly string[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ rule }) => rule))];
}
