import type { Finding, GameRecord, Json, NotationRule, RecordOf, Span, UnknownRecord } from '@motu/notation';
import type { RuleId } from './catalogue/rules.ts';
import type { Game, GameTypes, Outcome, SetupOptions } from './game.ts';
import { located, replayLine } from './line.ts';
import { mahe } from './mahe/game.ts';
import { maori } from './maori/game.ts';
import { moeraki } from './moeraki/game.ts';
import type { Report, ReportFinding, TurnReport, Verdict } from './report.ts';

export type ReplayOptions = SetupOptions;

/** Replays a record and judges every turn of it. Never throws: what is wrong is in the findings. */
export function replay(record: GameRecord, options: ReplayOptions = {}): Report {
  switch (record.game) {
    case null:
      return unreadable(record, problemsOf(record));
    case 'maori':
      return replayGame(maori, record, options);
    case 'mahe':
      return replayGame(mahe, record, options);
    case 'moeraki':
      return replayGame(moeraki, record, options);
  }
}

/** Replays the records of one file in order, so that a match can go from game to game. */
export function* replayAll(records: Iterable<GameRecord>, options: ReplayOptions = {}): Generator<Report> {
  let match = options.match ?? null;
  for (const record of records) {
    const report = replay(record, { ...options, match });
    match = report.match;
    yield report;
  }
}

export type RecordFor<T extends GameTypes> = RecordOf<
  'maori' | 'mahe' | 'moeraki',
  T['setup'],
  T['part'],
  T['result']
>;

/** `replay` of a game that is known, with its own type of state. */
export function replayGame<T extends GameTypes>(
  game: Game<T>,
  record: RecordFor<T>,
  options: ReplayOptions,
): Report<T['state']> {
  const problems = problemsOf(record);
  const { start, findings: setup } = begin(game, record, options);
  if (start === null) {
    // A game that cannot be replayed still has its place in a match.
    const match = game.matchAfter?.(null, OPEN, record.setup, options.match ?? null) ?? null;
    return unreadable(record, [...problems, ...setup], match);
  }

  const startsWrong = setup.length > 0 || problems.some(isSetupError);
  const slips = problems.filter(({ turn }) => turn !== undefined && turn !== 'setup' && turn !== 'result');
  const line = replayLine({ game, slips }, record.turns, start, startsWrong);
  const end = line.turns.at(-1)?.state ?? start;
  const ended = record.setup.ended?.value ?? null;
  const result =
    record.result === null
      ? []
      : [...game.checkResult(end, record.result, ended)].map((one) =>
          located(one, { turn: 'result', span: record.result?.span, followsError: line.afterError }),
        );

  const outcome = game.outcome(end, record.result, ended);
  const findings: ReportFinding[] = [...setup, ...result];
  collect(line.turns, findings);
  if (problems.length > 0) {
    const told = new Set(findings.map(placeOf));
    findings.push(...problems.filter((problem) => !told.has(placeOf(problem))));
  }
  findings.sort((one, other) => startOf(one) - startOf(other));
  return {
    game: game.id,
    verdict: verdictOf(findings),
    edition: game.edition(start),
    level: game.level(start),
    seats: record.setup.seats.map(({ seat, name }) => ({ seat, name })),
    findings,
    start,
    turns: line.turns,
    score: game.score(end),
    outcome,
    rulings: game.rulingsUsed(end).map((name) => ({ name, value: game.ruling(end, name) })),
    match: game.matchAfter?.(end, outcome, record.setup, options.match ?? null) ?? null,
  };
}

/** The state before the first turn, null where nothing can be replayed, and what is wrong with the set-up. */
export function begin<T extends GameTypes>(
  game: Game<T>,
  record: RecordFor<T>,
  options: ReplayOptions,
): { readonly start: T['state'] | null; readonly findings: readonly ReportFinding[] } {
  if (!record.readable) return { start: null, findings: [] };
  const { state, findings: broken } = game.setup(record.setup, options);
  const findings = broken.map((one) => located(one, { turn: 'setup', span: headOf(record) }));
  return { start: findings.some(({ rule }) => rule.startsWith('notation/')) ? null : state, findings };
}

/** The form errors of a record with what they belong to: the set-up as long as no turn has begun. */
function problemsOf(record: GameRecord | RecordFor<GameTypes>): readonly Finding<NotationRule>[] {
  if (record.problems.length === 0) return record.problems;
  const firstTurn =
    (record.game === null ? undefined : record.turns[0]?.span.start) ?? Number.POSITIVE_INFINITY;
  return record.problems.map((problem) => {
    if (problem.turn !== undefined) return problem;
    if (problem.rule === 'notation/no-result') return { ...problem, turn: 'result' };
    return (problem.span?.start ?? 0) < firstTurn ? { ...problem, turn: 'setup' } : problem;
  });
}

/** Where a finding about the set-up stands that no tag can be blamed for: the first tag. */
function headOf(record: { readonly tags: readonly { readonly span: Span }[]; readonly span: Span }): Span {
  return record.tags[0]?.span ?? record.span;
}

function collect(turns: readonly TurnReport[], into: ReportFinding[]): void {
  for (const { findings, variations } of turns) {
    for (const finding of findings) into.push(finding);
    for (const variation of variations) collect(variation, into);
  }
}

function isSetupError({ turn, severity }: Finding): boolean {
  return turn === 'setup' && severity === 'error';
}

function placeOf({ rule, variant, span }: Finding): string {
  return `${rule} ${variant ?? ''} ${span?.start ?? ''} ${span?.end ?? ''}`;
}

function startOf(finding: ReportFinding): number {
  return finding.span?.start ?? 0;
}

/** Form errors with which a game can still be replayed as a whole; they make it illegal. */
const REPLAYABLE: ReadonlySet<RuleId> = new Set<RuleId>(['notation/label', 'notation/duplicate-tag']);

function verdictOf(findings: readonly ReportFinding[]): Verdict {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.some(({ rule }) => rule.startsWith('notation/') && !REPLAYABLE.has(rule))) return 'unreadable';
  return errors.length > 0 ? 'illegal' : 'legal';
}

const OPEN: Outcome = { ended: 'open', scores: null, winners: [], way: null };

function unreadable(
  record: UnknownRecord | RecordFor<GameTypes>,
  findings: readonly Finding<RuleId | NotationRule>[],
  match: Json = null,
): Report<never> {
  const seats = record.game === null ? [] : record.setup.seats.map(({ seat, name }) => ({ seat, name }));
  return {
    game: record.game,
    verdict: 'unreadable',
    edition: null,
    level: null,
    seats,
    findings,
    start: null,
    turns: [],
    score: [],
    outcome: OPEN,
    rulings: [],
    match,
  };
}
