import { counts, type Game, type GameTypes, games, seeded } from '@motu/engine';
import { parseGame } from '@motu/notation';
import { MOTU_OPENING, readCorpus } from '../corpora/chunks.ts';
import type { Subject } from '../subject.ts';

/** Counts the legal turns of one position. */
type Count = () => number;

function countsAt<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  turns: readonly { readonly parts: readonly T['part'][] }[],
): Count {
  let { state } = game.setup(setup, {});
  for (const { parts } of turns.slice(0, turns.length >> 1)) {
    if (state !== null) state = game.apply(state, game.resolve(state, parts));
  }
  const position = state;
  if (position === null) throw new Error('a simulated game cannot be set up');
  const chance = game.chance(position, seeded(1));
  return () => counts(game, position, chance)[0] ?? 0;
}

function countOf(text: string): Count {
  const record = parseGame(text);
  switch (record.game) {
    case 'maori':
      return countsAt(games.maori, record.setup, record.turns);
    case 'mahe':
      return countsAt(games.mahe, record.setup, record.turns);
    case 'moeraki':
      return countsAt(games.moeraki, record.setup, record.turns);
    case null:
      throw new Error('a simulated game cannot be read');
  }
}

const subject: Subject = {
  prepare(file, most) {
    const { games: texts, bytes } = readCorpus(file, MOTU_OPENING, most);
    const positions = texts.map(countOf);
    return () => {
      let moves = 0;
      for (const count of positions) moves += count();
      return { games: positions.length, moves, bytes };
    };
  },
};

export default subject;
