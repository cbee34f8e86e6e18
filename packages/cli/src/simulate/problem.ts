import { games } from '@motu/engine';
import type { GameId } from '@motu/notation';
import { dealOptions, type Table } from './play.ts';

const BOARDS: readonly string[] = ['front', 'atoll'];

/** What the game cannot be played with, as a message; null if it can. */
export function problemWith(id: GameId, table: Table): string | null {
  const { players, level, edition, board } = table;
  const { levels, editions } = games[id];
  if (level !== undefined && !levels.includes(level)) {
    return `${id} has no level "${level}". Levels: ${levels.join(', ')}`;
  }
  if (edition !== undefined && !editions.includes(edition)) {
    return `${id} has no edition "${edition}". Editions: ${editions.join(', ')}`;
  }
  const boards = id === 'maori' ? BOARDS : [];
  if (board !== undefined && !boards.includes(board)) {
    if (boards.length === 0) return `${id} has one board only; leave out --board`;
    return `${id} has no board "${board}". Boards: ${boards.join(', ')}`;
  }
  const problem = problemWithGear(id, table);
  if (problem !== null) return problem;
  const [least, most] = [0, Number.MAX_SAFE_INTEGER].map((asked) => seatsFor(id, asked, board));
  if (players === undefined || players === seatsFor(id, players, board)) return null;
  const range = least === most ? `${least}` : `${least} to ${most}`;
  return `${id}${board === undefined ? '' : ` on the board ${board}`} is for ${range} players, not for ${players}`;
}

/** What only one of the games knows. */
function problemWithGear(id: GameId, table: Table): string | null {
  const { turtles, mata } = table;
  if (mata !== undefined && id !== 'moeraki') return `${id} has no Mata; leave out --mata`;
  if (turtles !== undefined && id !== 'mahe') return `${id} has no turtles; leave out --turtles`;
  const seats = games.mahe.deal(dealOptions(table), () => 0).seats.length;
  if (turtles === 2 && seats > 3) return `two turtles each are for 2 or 3 players, not for ${seats}`;
  return null;
}

/** How many players a game is dealt for when so many are asked for. */
function seatsFor(id: GameId, players: number, board: string | undefined): number {
  const { deal } = games[id];
  return deal({ players, ...(board === undefined ? {} : { board }) }, () => 0).seats.length;
}
