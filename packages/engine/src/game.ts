import type { CommonSetup, Json, Legal, OpenResult, Seat, Span, Turn, TurnRef } from '@motu/notation';
import type { RuleId } from './catalogue/rules.ts';

/** What every game's state tells the core. The rest is the game's own; all of it is plain JSON. */
export interface GameState {
  readonly seats: readonly Seat[];
  /** Whose turn it is, or would be if the game were not over. */
  readonly turn: TurnRef;
  readonly over: boolean;
}

/** The types that belong to one game. */
export interface GameTypes {
  readonly state: GameState;
  readonly move: unknown;
  readonly part: { readonly kind: string; readonly span: Span };
  readonly setup: CommonSetup;
  readonly result: OpenResult | { readonly kind: string; readonly span: Span };
  /** What the table decides and no player: tiles drawn, dice, cards. */
  readonly chance: unknown;
  /** What a game hands on to the next one of its match; `null` where there are no matches. */
  readonly match: Json;
}

/** A rule that something breaks, before the core adds where and when. */
export interface Broken {
  readonly rule: RuleId;
  readonly variant?: string;
  readonly params: { readonly [name: string]: Json };
  /** Which piece of the turn is at fault; `Game.spanOf` knows where it stands. Absent: the whole turn. */
  readonly at?: string;
  /** The place itself, where it is known: in tags. */
  readonly span?: Span;
  readonly legal?: Legal;
}

/** Something worth telling about a turn or a score, with words in the catalogue under `facts`. */
export interface Fact {
  readonly kind: string;
  readonly params: { readonly [name: string]: Json };
}

/** One line of a score, citing the rule that gives it. */
export interface ScoreLine {
  readonly rule: RuleId;
  readonly points: number;
  /** How many things were counted: palms, leis, boats, cards, tiles. */
  readonly count: number;
  /** Where on the board they are, as spaces or fields. */
  readonly where?: readonly string[];
}

export interface SeatScore {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
}

export interface Outcome {
  /** How the game came to an end; `open`: it did not. */
  readonly ended: 'played' | 'agreed' | 'resigned' | 'open';
  readonly scores: readonly number[] | null;
  readonly winners: readonly Seat[];
  readonly way: string | null;
}

/** A named question the rulebooks leave open: its answers, the default first. */
export type Rulings = { readonly [name: string]: readonly [string, string, ...string[]] };

/** How many tiles of each face a box holds, given to the tool by name. */
export interface Inventory {
  readonly name: string;
  readonly faces: { readonly [face: string]: number };
}

export interface SetupOptions {
  /** Judge under this edition instead of the record's own. */
  readonly edition?: string;
  /** Answers to rulings, over the record's own. */
  readonly rulings?: ReadonlyMap<string, string>;
  readonly inventories?: ReadonlyMap<string, Inventory>;
  /** What the game before this one in the same file left for it. */
  readonly match?: Json;
}

export interface DealOptions {
  readonly players?: number;
  readonly level?: string;
  readonly edition?: string;
  readonly board?: string;
  /** How many turtles each player has, in Mahé. */
  readonly turtles?: 1 | 2;
  /** Whether Mata wins, in Moeraki-Kemu. */
  readonly mata?: boolean;
}

/** A number from 0 up to but not including 1. The engine has no randomness of its own. */
export type Random = () => number;

/**
 * A game: readonly data and pure functions. `check` is apart from `apply`, so that every broken rule can be
 * listed and the replay can go on after one.
 */
export interface Game<T extends GameTypes> {
  readonly id: 'maori' | 'mahe' | 'moeraki';
  readonly editions: readonly string[];
  readonly levels: readonly string[];
  readonly rulings: Rulings;
  /** The rules under which the core reports a wrong seat and a turn after the end. */
  readonly turnOrder: RuleId;
  readonly gameOver: RuleId;

  /** `state` is null where nothing can be replayed; the findings then say why. */
  setup(
    setup: T['setup'],
    options: SetupOptions,
  ): { readonly state: T['state'] | null; readonly findings: readonly Broken[] };
  edition(state: T['state']): string;
  level(state: T['state']): string;

  /** The move that the parts of a turn say. */
  resolve(state: T['state'], parts: readonly T['part'][]): T['move'];
  /** The parts that say a move: `resolve(s, write(s, m))` is `m`. */
  write(state: T['state'], move: T['move']): readonly T['part'][];
  /** Every rule that the move breaks, made by the seat of `state.turn`. */
  check(state: T['state'], move: T['move']): readonly Broken[];
  /** The state after the move, also after an illegal one, as far as the pieces allow. */
  apply(state: T['state'], move: T['move']): T['state'];
  /** The state after a turn that could not be read: the next seat moves. */
  skip(state: T['state']): T['state'];
  facts(before: T['state'], move: T['move'], after: T['state']): readonly Fact[];
  /** Where the piece of the turn that `Broken.at` names stands in the text. */
  spanOf(turn: Turn<T['part']>, at: string): Span | undefined;

  /** Every legal move, given what chance would bring. Costs nothing until asked. */
  legalMoves(state: T['state'], chance: T['chance']): Iterable<T['move']>;
  /** What chance brings in the turn from here, as the box allows. */
  chance(state: T['state'], random: Random): T['chance'];
  /** What chance brought in a turn, as far as its move tells; `null`: nobody has looked yet. */
  chanceIn(state: T['state'], move: T['move'] | null): T['chance'];
  /** What the mover would pay for a move, in games where moves have a price. */
  price?(state: T['state'], move: T['move']): number;

  /** The score as it stands. */
  score(state: T['state']): readonly SeatScore[];
  outcome(state: T['state'], result: T['result'] | null, ended: 'agreed' | 'resigned' | null): Outcome;
  /** What is wrong with the claimed result. */
  checkResult(state: T['state'], result: T['result'], ended: 'agreed' | 'resigned' | null): Iterable<Broken>;
  /** The rulings whose other answers would have judged or scored differently so far. */
  rulingsUsed(state: T['state']): readonly string[];
  /** The answer in force. */
  ruling(state: T['state'], name: string): string;

  /** A new game, set up by chance. */
  deal(options: DealOptions, random: Random): T['setup'];
  /** The move a sensible player would make; null if there is none. */
  pick(state: T['state'], chance: T['chance'], random: Random): T['move'] | null;
  /** The result to write under a game that has ended. */
  writeResult(state: T['state']): T['result'];

  /** What a game hands on to the next one of its match; `state` is null where nothing could be replayed. */
  matchAfter?(
    state: T['state'] | null,
    outcome: Outcome,
    setup: T['setup'],
    before: T['match'] | null,
  ): T['match'] | null;
}
