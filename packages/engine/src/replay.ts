import type {
  Finding,
  GameRecord,
  NotationRule,
  RecordOf,
  Seat,
  Span,
  Turn,
  TurnRef,
  UnknownRecord,
} from '@motu/notation';
import type { RuleId } from './catalogue/rules.ts';
import type { Broken, Game, GameState, GameTypes, Outcome, SetupOptions } from './game.ts';
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

type RecordFor<T extends GameTypes> = RecordOf<
  'maori' | 'mahe' | 'moeraki',
  T['setup'],
  T['part'],
  T['result']
>;

function replayGame<T extends GameTypes>(
  game: Game<T>,
  record: RecordFor<T>,
  options: ReplayOptions,
): Report<T['state']> {
  const problems = problemsOf(record);
  if (!record.readable) return unreadable(record, problems);
  const { state: start, findings: broken } = game.setup(record.setup, options);
  const setup = broken.map((one) => located(one, { turn: 'setup', span: headOf(record) }));
  if (start === null || setup.some((one) => one.rule.startsWith('notation/'))) {
    return unreadable(record, [...problems, ...setup]);
  }

  const line = replayLine(game, record.turns, start, setup.length > 0);
  const end = line.turns.at(-1)?.state ?? start;
  const ended = record.setup.ended?.value ?? null;
  const result =
    record.result === null
      ? []
      : [...game.checkResult(end, record.result, ended)].map((one) =>
          located(one, { turn: 'result', span: record.result?.span, followsError: line.afterError }),
        );

  const outcome = game.outcome(end, record.result, ended);
  const findings: ReportFinding[] = [...problems, ...setup, ...result];
  collect(line.turns, findings);
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

interface Line<State extends GameState> {
  readonly turns: readonly TurnReport<State>[];
  readonly afterError: boolean;
}

function replayLine<T extends GameTypes>(
  game: Game<T>,
  turns: readonly Turn<T['part']>[],
  start: T['state'],
  startsAfterError: boolean,
): Line<T['state']> {
  const reports: TurnReport<T['state']>[] = [];
  let state = start;
  let afterError = startsAfterError;
  for (const turn of turns) {
    const report = replayTurn(game, turn, state, afterError);
    reports.push(report);
    if (!turn.sic && (report.findings.length > 0 || !turn.readable)) afterError = true;
    state = report.state;
  }
  return { turns: reports, afterError };
}

function replayTurn<T extends GameTypes>(
  game: Game<T>,
  turn: Turn<T['part']>,
  state: T['state'],
  afterError: boolean,
): TurnReport<T['state']> {
  const label = `${turn.label.round}${turn.label.seat}`;
  const broken: Broken[] = [...checkLabel(game, turn.label, state)];
  const mover = state.seats.includes(turn.label.seat) ? turn.label.seat : state.turn.seat;
  const before: T['state'] = isTurn(state.turn, turn.label.round, mover)
    ? state
    : { ...state, turn: { round: turn.label.round, seat: mover } };

  let after: T['state'];
  let facts: TurnReport['facts'] = [];
  if (turn.readable) {
    const move = game.resolve(before, turn.parts);
    for (const one of game.check(before, move)) broken.push(one);
    after = game.apply(before, move);
    facts = game.facts(before, move, after);
  } else {
    after = game.skip(before);
  }
  return {
    label,
    round: turn.label.round,
    seat: mover,
    span: turn.span,
    readable: turn.readable,
    state: after,
    facts,
    findings: broken.map((one) => {
      const span = (one.at === undefined ? undefined : game.spanOf(turn, one.at)) ?? one.span ?? turn.span;
      return located(one, { turn: label, span, followsError: afterError, sic: turn.sic });
    }),
    sic: turn.sic,
    glyphs: turn.glyphs,
    comments: turn.comments,
    variations: turn.variations.map((one) => replayLine(game, one.turns, state, afterError).turns),
  };
}

function isTurn(turn: TurnRef, round: number, seat: Seat): boolean {
  return turn.round === round && turn.seat === seat;
}

function* checkLabel<T extends GameTypes>(
  game: Game<T>,
  label: Turn<T['part']>['label'],
  state: T['state'],
): Generator<Broken> {
  const { span } = label;
  const found = `${label.round}${label.seat}`;
  const expected = `${state.turn.round}${state.turn.seat}`;
  if (!state.seats.includes(label.seat)) {
    yield { rule: 'notation/label', variant: 'seat', params: { found, seats: state.seats }, span };
  }
  if (state.over) {
    yield { rule: game.gameOver, params: { found }, span };
  } else if (state.seats.includes(label.seat)) {
    if (label.seat !== state.turn.seat) {
      yield { rule: game.turnOrder, params: { found: label.seat, expected: state.turn.seat }, span };
    } else if (label.round !== state.turn.round) {
      yield { rule: 'notation/label', variant: 'round', params: { found, expected }, span };
    }
  }
}

interface Where {
  readonly turn: string;
  readonly span: Span | undefined;
  readonly followsError?: boolean;
  readonly sic?: boolean;
}

function located(broken: Broken, where: Where): ReportFinding {
  const { rule, variant, params, legal } = broken;
  const span = where.turn === 'setup' ? (broken.span ?? where.span) : where.span;
  return {
    rule,
    severity: 'error',
    ...(variant === undefined ? {} : { variant }),
    params,
    ...(span === undefined ? {} : { span }),
    turn: where.turn,
    followsError: where.followsError ?? false,
    sic: where.sic ?? false,
    ...(legal === undefined ? {} : { legal }),
  };
}

/** The form errors of a record with what they belong to: the set-up as long as no turn has begun. */
function problemsOf(record: GameRecord | RecordFor<GameTypes>): readonly Finding<NotationRule>[] {
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
  for (const turn of turns) {
    into.push(...turn.findings);
    for (const variation of turn.variations) collect(variation, into);
  }
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
    match: null,
  };
}
