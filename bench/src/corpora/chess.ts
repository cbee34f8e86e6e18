import { seeded } from '@motu/engine';
import { Chess } from 'chessops/chess';
import { makeSanAndPlay } from 'chessops/san';
import type { NormalMove } from 'chessops/types';

const MOST_PLIES = 80;

/** Chess games of random legal moves, as PGN. */
export function randomChess(count: number): string {
  const random = seeded(1);
  return Array.from({ length: count }, (_, index) => randomGame(index + 1, random)).join('\n');
}

function randomGame(round: number, random: () => number): string {
  const position = Chess.default();
  const words: string[] = [];
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const moves: NormalMove[] = [];
    for (const [from, squares] of position.allDests()) for (const to of squares) moves.push({ from, to });
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) break;
    const isLast = position.board.pawn.has(move.from) && (move.to >> 3 === 7 || move.to >> 3 === 0);
    if (ply % 2 === 0) words.push(`${(ply >> 1) + 1}.`);
    words.push(makeSanAndPlay(position, isLast ? { ...move, promotion: 'queen' } : move));
  }
  const tags = [
    ['Event', 'Random play'],
    ['Site', '?'],
    ['Date', '????.??.??'],
    ['Round', `${round}`],
    ['White', 'Ana'],
    ['Black', 'Ben'],
    ['Result', '*'],
  ];
  return `${tags.map(([name, value]) => `[${name} "${value}"]`).join('\n')}\n\n${lines(words)} *\n`;
}

/** PGN's export form breaks lines before 80 characters. */
function lines(words: readonly string[]): string {
  let text = '';
  let length = 0;
  for (const word of words) {
    const isFull = length + word.length > 78;
    text += length === 0 ? word : isFull ? `\n${word}` : ` ${word}`;
    length = isFull ? word.length : length + word.length + 1;
  }
  return text;
}
