import type { RuleFacts } from '@motu/engine';
import type { GameId } from '@motu/notation';

type Rules = { readonly [rule: string]: RuleFacts };

/** Where each rule stands in the rulebooks. */
const LOADS: { readonly [game in GameId]: () => Promise<Rules> } = {
  maori: async () => (await import('@motu/engine/maori/rules')).maoriRules,
  mahe: async () => (await import('@motu/engine/mahe/rules')).maheRules,
  moeraki: async () => (await import('@motu/engine/moeraki/rules')).moerakiRules,
};

const ready = new Map<GameId, Rules>();

/** Nothing until it has been loaded. */
export function sourcesNow(game: GameId | null): Rules {
  return (game === null ? undefined : ready.get(game)) ?? {};
}

export async function loadSources(game: GameId): Promise<void> {
  ready.set(game, await LOADS[game]());
}
