import { createRequire } from 'node:module';
import { type MaheRecord, parseGame } from '@motu/notation';
import type { Game } from 'boardgame.io';
import { MOTU_OPENING, readCorpus } from '../corpora/chunks.ts';
import { newRace, play, type Race, type Throw } from '../mahe-loop.ts';
import type { Subject } from '../subject.ts';

// The package has no entry that Node's own modules can import.
const require = createRequire(import.meta.url);
const { Client }: typeof import('boardgame.io/client') = require('boardgame.io/client');
const { INVALID_MOVE }: typeof import('boardgame.io/core') = require('boardgame.io/core');

function maheFor(record: MaheRecord): Game<Race> {
  return {
    name: 'mahe',
    setup: () => newRace(record.setup.seats.length, record.setup.card?.value ?? 0),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      throw: ({ G, playerID }, thrown: Throw) => {
        return play(G, Number(playerID), thrown) ? undefined : INVALID_MOVE;
      },
    },
    endIf: ({ G }) => (G.isOver ? { eggs: [...G.eggs] } : undefined),
  };
}

function replay(record: MaheRecord): number {
  const client = Client<Race>({
    game: maheFor(record),
    numPlayers: record.setup.seats.length,
    debug: false,
  });
  client.start();
  for (const { parts } of record.turns) {
    const [part] = parts;
    if (part === undefined) continue;
    const { dice, landing, reveal } = part;
    client.moves.throw?.({ dice, landing, reveal });
  }
  if (client.getState()?.ctx.gameover === undefined) throw new Error('boardgame.io did not reach the end');
  client.stop();
  return record.turns.length;
}

const subject: Subject = {
  prepare(file, most) {
    const { games, bytes } = readCorpus(file, MOTU_OPENING, most);
    const records = games.map((text) => parseGame(text)).filter((record) => record.game === 'mahe');
    return () => {
      let moves = 0;
      for (const record of records) moves += replay(record);
      return { games: records.length, moves, bytes };
    };
  },
};

export default subject;
