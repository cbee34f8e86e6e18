import { games as allGames, type Inventory, type Locale, type ReplayOptions, replay } from '@motu/engine';
import type { Judged } from '@motu/formats';
import { type GameRecord, type Json, parseGame } from '@motu/notation';
import type { GameSource } from '../input/games.ts';

/** What is asked about the rules and the language; plain data, so that threads can be told. */
export interface RuleChoices {
  readonly edition: string | null;
  readonly rulings: readonly (readonly [name: string, value: string])[];
  readonly inventories: readonly Inventory[];
  readonly locale: Locale;
}

/** Reads and replays a game; `match` is what the game before it in its file left. */
export type Replayer = (game: GameSource, match: Json) => Judged & { readonly asked: ReplayOptions };

export function createReplayer(choices: RuleChoices): Replayer {
  const inventories = new Map(choices.inventories.map((inventory) => [inventory.name, inventory]));
  return (game, match) => {
    const record = parseGame(game.text);
    const asked = { inventories, match: game.index === 0 ? null : match, ...chosenFor(record, choices) };
    return { record, report: replay(record, asked), locale: choices.locale, asked, ...game };
  };
}

/** The edition and the rulings that this game knows: a folder may hold several games. */
function chosenFor(record: GameRecord, { edition, rulings }: RuleChoices): ReplayOptions {
  if (record.game === null) return {};
  const game = allGames[record.game];
  const known = rulings.filter(([name]) => Object.hasOwn(game.rulings, name));
  return {
    ...(edition !== null && game.editions.includes(edition) ? { edition } : {}),
    ...(known.length === 0 ? {} : { rulings: new Map(known) }),
  };
}
