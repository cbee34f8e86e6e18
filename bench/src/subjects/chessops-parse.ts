import { PgnParser } from 'chessops/pgn';
import { PGN_OPENING, readCorpus } from '../corpora/chunks.ts';
import type { Subject } from '../subject.ts';

const subject: Subject = {
  prepare(file, most) {
    const { chunks, bytes } = readCorpus(file, PGN_OPENING, most);
    return () => {
      let games = 0;
      let moves = 0;
      const parser = new PgnParser((game, error) => {
        if (error) throw error;
        games++;
        for (const _ of game.moves.mainlineNodes()) moves++;
      });
      for (const chunk of chunks) parser.parse(chunk, { stream: true });
      parser.parse('');
      return { games, moves, bytes };
    };
  },
};

export default subject;
