import type { GameRecord, MahePart, MaoriPart, MoerakiPart } from '@motu/notation';
import type { Fact, Game, GameTypes } from './game.ts';
import { stateAfter } from './line.ts';
import { mahe } from './mahe/game.ts';
import { maori } from './maori/game.ts';
import { moeraki } from './moeraki/game.ts';
import { begin, type RecordFor, type ReplayOptions } from './replay.ts';

/** A turn that would be legal. */
export interface LegalTurn<Part = MaoriPart | MahePart | MoerakiPart> {
  /** The turn as the notation says it. What chance has not brought yet (a refill, a card) is left out. */
  readonly parts: readonly Part[];
  /** What it would cost and bring. */
  readonly facts: readonly Fact[];
  /** What the mover would pay in all: shells in Māori, nothing elsewhere. */
  readonly price: number;
}

export interface LegalTurnsOptions extends ReplayOptions {
  /** How many turns of the main line come before; all of them if absent. */
  readonly after?: number;
}

/**
 * Every turn that would be legal at a place of the record, one by one as they are asked for. Where the record
 * has a turn there, chance brings what it brought then: the same dice, the same tile.
 */
export function* legalTurns(record: GameRecord, options: LegalTurnsOptions = {}): Generator<LegalTurn> {
  switch (record.game) {
    case null:
      return;
    case 'maori':
      yield* turnsOf(maori, record, options);
      return;
    case 'mahe':
      yield* turnsOf(mahe, record, options);
      return;
    case 'moeraki':
      yield* turnsOf(moeraki, record, options);
      return;
  }
}

function* turnsOf<T extends GameTypes>(
  game: Game<T>,
  record: RecordFor<T>,
  { after = record.turns.length, ...options }: LegalTurnsOptions,
): Generator<LegalTurn<T['part']>> {
  const { start } = begin(game, record, options);
  if (start === null) return;
  const state = stateAfter(game, record.turns.slice(0, after), start);
  const next = record.turns[after];
  const made = next?.readable ? game.resolve(state, next.parts) : null;
  for (const move of game.legalMoves(state, game.chanceIn(state, made))) {
    const facts = game.facts(state, move, game.apply(state, move));
    yield { parts: game.write(state, move), facts, price: game.price?.(state, move) ?? 0 };
  }
}

/**
 * How many ways there are to make one legal turn from here, two, and so on up to `depth`, when chance brings
 * the same in every turn. The first way to find a slip in a generator is to count what it makes.
 */
export function counts<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  chance: T['chance'],
  depth = 1,
): readonly number[] {
  const totals = Array.from({ length: depth }, () => 0);
  countFrom(game, state, chance, 0, totals);
  return totals;
}

function countFrom<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  chance: T['chance'],
  level: number,
  totals: number[],
): void {
  for (const move of game.legalMoves(state, chance)) {
    totals[level] = (totals[level] ?? 0) + 1;
    if (level + 1 < totals.length) countFrom(game, game.apply(state, move), chance, level + 1, totals);
  }
}
