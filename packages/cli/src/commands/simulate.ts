import { type DealOptions, games, type Random, seeded, simulate } from '@motu/engine';
import { type GameId, makeRecord, type PlayableRecord, print } from '@motu/notation';
import { complain, write } from '../terminal.ts';

export interface SimulateFlags {
  readonly players?: number;
  readonly level?: string;
  readonly edition?: string;
  readonly board?: string;
  readonly turtles?: 1 | 2;
  readonly mata?: true;
  readonly seed?: number;
  readonly count: number;
}

const BOARDS: readonly string[] = ['front', 'atoll'];
const SEEDS = 4_294_967_296;
/** Enough text to be worth a write of its own. */
const PIECE = 65_536;

/** Plays games. Each has a seed of its own, so that any of them can be played again alone. */
export async function simulateGames(id: GameId, flags: SimulateFlags): Promise<number> {
  const problem = problemWith(id, flags);
  if (problem !== null) return complain(problem);
  const first = flags.seed ?? Math.floor(Math.random() * SEEDS);
  const options = dealOptions(flags);
  let piece = '';
  for (let number = 0; number < flags.count; number++) {
    const seed = (first + number) % SEEDS;
    const source = ['motu simulate', id, ...writtenFlags(flags), `--seed ${seed}`].join(' ');
    piece += `${number === 0 ? '' : '\n'}${print(play(id, options, seeded(seed), source))}`;
    if (piece.length >= PIECE) {
      await write(piece);
      piece = '';
    }
  }
  await write(piece);
  return 0;
}

function play(id: GameId, options: DealOptions, random: Random, source: string): PlayableRecord {
  const tags = [['Source', source]] as const;
  switch (id) {
    case 'maori':
      return makeRecord({ game: id, ...simulate(games.maori, options, random), tags });
    case 'mahe':
      return makeRecord({ game: id, ...simulate(games.mahe, options, random), tags });
    case 'moeraki':
      return makeRecord({ game: id, ...simulate(games.moeraki, options, random), tags });
  }
}

function dealOptions({ players, level, edition, board, turtles, mata }: SimulateFlags): DealOptions {
  return {
    ...(players === undefined ? {} : { players }),
    ...(level === undefined ? {} : { level }),
    ...(edition === undefined ? {} : { edition }),
    ...(board === undefined ? {} : { board }),
    ...(turtles === undefined ? {} : { turtles }),
    ...(mata === undefined ? {} : { mata }),
  };
}

function writtenFlags(flags: SimulateFlags): readonly string[] {
  return Object.entries(dealOptions(flags)).map(([name, value]) =>
    value === true ? `--${name}` : `--${name} ${value}`,
  );
}

/** What the game cannot be played with, as a message; null if it can. */
function problemWith(id: GameId, flags: SimulateFlags): string | null {
  const { players, level, edition, board } = flags;
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
  const problem = problemWithGear(id, flags);
  if (problem !== null) return problem;
  const [least, most] = [0, Number.MAX_SAFE_INTEGER].map((asked) => seatsFor(id, asked, board));
  if (players === undefined || players === seatsFor(id, players, board)) return null;
  const range = least === most ? `${least}` : `${least} to ${most}`;
  return `${id}${board === undefined ? '' : ` on the board ${board}`} is for ${range} players, not for ${players}`;
}

/** What only one of the games knows. */
function problemWithGear(id: GameId, flags: SimulateFlags): string | null {
  const { turtles, mata } = flags;
  if (mata !== undefined && id !== 'moeraki') return `${id} has no Mata; leave out --mata`;
  if (turtles !== undefined && id !== 'mahe') return `${id} has no turtles; leave out --turtles`;
  const seats = games.mahe.deal(dealOptions(flags), () => 0).seats.length;
  if (turtles === 2 && seats > 3) return `two turtles each are for 2 or 3 players, not for ${seats}`;
  return null;
}

/** How many players a game is dealt for when so many are asked for. */
function seatsFor(id: GameId, players: number, board: string | undefined): number {
  const { deal } = games[id];
  return deal({ players, ...(board === undefined ? {} : { board }) }, () => 0).seats.length;
}
