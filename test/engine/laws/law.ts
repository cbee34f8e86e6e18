import type { DealOptions, Game, GameTypes, Random } from '@motu/engine';
import type { OpenResult, PlayableRecord, Turn } from '@motu/notation';

/** A way to sit down at a table: what is dealt, by which rules. */
export interface Table extends DealOptions {
  readonly name: string;
}

/** What a game must bring so that the laws can be tried on it. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  readonly tables: readonly Table[];
  /** A set-up for the table, with rulings and options by chance where the game knows them. */
  deal(table: Table, random: Random): T['setup'];
  /** A turn that someone might try, legal or not, with what chance brings. */
  attempt(state: T['state'], chance: T['chance'], random: Random): T['move'];
  /** The same turn without checks and without saying what goes without saying. */
  plain(state: T['state'], move: T['move']): T['move'];
  /** Fails where pieces have come or gone. `played` counts the turns so far. */
  conserves(state: T['state'], played: number): void;
  /** What the tags of a position at its end say of the same pieces. */
  asPosition(state: T['state'], setup: T['setup']): T['setup'];
  record(
    setup: T['setup'],
    turns: readonly Turn<T['part']>[],
    result: T['result'] | OpenResult,
  ): PlayableRecord;
}

export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

export const NOWHERE = { start: 0, end: 0 };

export function valued<const Value>(value: Value) {
  return { value, span: NOWHERE };
}
