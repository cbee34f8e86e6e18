import { perft } from 'chessops/debug';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { PGN_OPENING, readCorpus } from '../corpora/chunks.ts';
import type { Subject } from '../subject.ts';

function positionIn(text: string) {
  const [game] = parsePgn(text);
  if (game === undefined) throw new Error('chessops reads no game');
  const position = startingPosition(game.headers).unwrap();
  const sans = [...game.moves.mainline()].map(({ san }) => san);
  for (const san of sans.slice(0, sans.length >> 1)) {
    const move = parseSan(position, san);
    if (move === undefined) throw new Error(`chessops refuses ${san}`);
    position.play(move);
  }
  return position;
}

const subject: Subject = {
  prepare(file, most) {
    const { games, bytes } = readCorpus(file, PGN_OPENING, most);
    const positions = games.map(positionIn);
    return () => {
      let moves = 0;
      for (const position of positions) moves += perft(position, 1);
      return { games: positions.length, moves, bytes };
    };
  },
};

export default subject;
