import { PgnParser, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
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
        const position = startingPosition(game.headers).unwrap();
        for (const { san } of game.moves.mainline()) {
          const move = parseSan(position, san);
          if (move === undefined) throw new Error(`chessops refuses ${san}`);
          position.play(move);
          moves++;
        }
        games++;
      });
      for (const chunk of chunks) parser.parse(chunk, { stream: true });
      parser.parse('');
      return { games, moves, bytes };
    };
  },
};

export default subject;
