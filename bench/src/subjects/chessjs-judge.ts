import { Chess } from 'chess.js';
import { PGN_OPENING, readCorpus } from '../corpora/chunks.ts';
import type { Subject } from '../subject.ts';

const subject: Subject = {
  prepare(file, most) {
    const { games, bytes } = readCorpus(file, PGN_OPENING, most);
    return () => {
      let moves = 0;
      for (const text of games) {
        const chess = new Chess();
        chess.loadPgn(text);
        moves += chess.history().length;
      }
      return { games: games.length, moves, bytes };
    };
  },
};

export default subject;
