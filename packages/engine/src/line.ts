import type { Finding, NotationRule, Seat, Span, Turn, TurnRef } from '@motu/notation';
import type { Broken, Game, GameState, GameTypes } from './game.ts';
import type { ReportFinding, TurnReport } from './report.ts';

/** What stays the same from turn to turn. */
export interface Course<T extends GameTypes> {
  readonly game: Game<T>;
  /** Form errors within turns. */
  readonly slips: readonly Finding<NotationRule>[];
}

export interface Line<State extends GameState> {
  readonly turns: readonly TurnReport<State>[];
  readonly afterError: boolean;
}

/** Turn after turn from a state, in the main line or in a variation of it. */
export function replayLine<T extends GameTypes>(
  course: Course<T>,
  turns: readonly Turn<T['part']>[],
  start: T['state'],
  startsAfterError: boolean,
): Line<T['state']> {
  const reports: TurnReport<T['state']>[] = [];
  let state = start;
  let afterError = startsAfterError;
  for (const turn of turns) {
    const report = replayTurn(course, turn, state, afterError);
    reports.push(report);
    if (!turn.sic && (report.findings.length > 0 || !turn.readable)) afterError = true;
    state = report.state;
  }
  return { turns: reports, afterError };
}

/** The state that turns lead to, for who asks for nothing else. */
export function stateAfter<T extends GameTypes>(
  game: Game<T>,
  turns: readonly Turn<T['part']>[],
  start: T['state'],
): T['state'] {
  let state = start;
  for (const turn of turns) {
    const before = withTurnOf(turn.label, state);
    state = turn.readable ? game.apply(before, game.resolve(before, turn.parts)) : game.skip(before);
  }
  return state;
}

function replayTurn<T extends GameTypes>(
  course: Course<T>,
  turn: Turn<T['part']>,
  state: T['state'],
  afterError: boolean,
): TurnReport<T['state']> {
  const { game } = course;
  const label = `${turn.label.round}${turn.label.seat}`;
  const isDue = isTurn(state.turn, turn.label.round, turn.label.seat);
  let broken = isDue && !state.over ? NOTHING : [...checkLabel(game, turn.label, state)];
  const before = isDue ? state : withTurnOf(turn.label, state);

  let after: T['state'];
  let facts = NO_FACTS;
  if (turn.readable) {
    const move = game.resolve(before, turn.parts);
    const found = game.check(before, move);
    broken = broken.length === 0 ? found : [...broken, ...found];
    after = game.apply(before, move);
    facts = game.facts(before, move, after);
  } else {
    after = game.skip(before);
  }
  return {
    label,
    round: turn.label.round,
    seat: before.turn.seat,
    span: turn.span,
    readable: turn.readable,
    state: after,
    facts,
    findings:
      broken.length === 0 && turn.readable
        ? NO_FINDINGS
        : findingsIn(course, turn, label, broken, afterError),
    sic: turn.sic,
    glyphs: turn.glyphs,
    comments: turn.comments,
    variations:
      turn.variations.length === 0
        ? NO_VARIATIONS
        : turn.variations.map((one) => replayLine(course, one.turns, state, afterError).turns),
  };
}

// Most turns of most games have neither: they share these instead of making their own.
const NOTHING: readonly Broken[] = [];
const NO_FINDINGS: readonly ReportFinding[] = [];
const NO_FACTS: TurnReport['facts'] = [];
const NO_VARIATIONS: readonly never[] = [];

/** The state as the label has it: its round, and its seat where there is such a seat. */
function withTurnOf<State extends GameState>({ round, seat }: TurnRef, state: State): State {
  const mover = state.seats.includes(seat) ? seat : state.turn.seat;
  return isTurn(state.turn, round, mover) ? state : { ...state, turn: { round, seat: mover } };
}

function findingsIn<T extends GameTypes>(
  course: Course<T>,
  turn: Turn<T['part']>,
  label: string,
  broken: readonly Broken[],
  followsError: boolean,
): readonly ReportFinding[] {
  const { sic } = turn;
  return [
    ...slipsIn(course, turn, label).map((slip) => ({ ...slip, followsError, sic })),
    ...broken.map((one) => {
      const part = one.at === undefined ? undefined : course.game.spanOf(turn, one.at);
      return located(one, { turn: label, span: part ?? one.span ?? turn.span, followsError, sic });
    }),
  ];
}

/** The form errors that keep a turn from being read. */
function slipsIn<T extends GameTypes>(
  { slips }: Course<T>,
  { readable, span }: Turn<T['part']>,
  label: string,
): readonly Finding<NotationRule>[] {
  if (readable) return [];
  return slips.filter((slip) => {
    const start = slip.span?.start ?? -1;
    return slip.turn === label && start >= span.start && start <= span.end;
  });
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

/** A broken rule as a finding, with where and when. */
export function located(broken: Broken, where: Where): ReportFinding {
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
