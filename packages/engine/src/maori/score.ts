import type { Seat } from '@motu/notation';
import type { ScoreLine, SeatScore } from '../game.ts';
import { type Grid, gridOf, type Island, islandsIn, leisIn } from './islands.ts';
import { hasPrintedBoat, isLand, type Layout, nameOf } from './layout.ts';
import { type Board, boatsOf, type MaoriState, withoutTiles } from './state.ts';

const PER_PALM = 1;
const PER_PALM_WITH_HUT = 2;
const ATOLL_FACTOR = 2;
const PER_LEI = 10;

/** A board as it is scored: its finished islands, and what is left of it without the others. */
interface Cleared {
  readonly islands: readonly Island[];
  readonly board: Board;
  readonly grid: Grid;
}

/**
 * A report asks for the score of its last state several times: result, outcome, winners, rulings. One is
 * remembered; a WeakMap of all of them costs the garbage collector more than it saves.
 */
let last: { readonly state: MaoriState; readonly scores: readonly SeatScore[] } | null = null;

export function scoresOf(state: MaoriState): readonly SeatScore[] {
  if (last?.state !== state) last = { state, scores: countScores(state) };
  return last.scores;
}

function countScores(state: MaoriState): readonly SeatScore[] {
  const { layout } = state;
  const boards = clearedBoards(state);
  let mostBoats = 0;
  let mostShells = 0;
  for (const { board } of boards) {
    mostBoats = Math.max(mostBoats, boatsOf(state, board));
    mostShells = Math.max(mostShells, board.shells);
  }
  return boards.map((one, at) => {
    const lines = [
      ...palmLines(layout, one.islands),
      leiLine(layout, one.grid),
      boatLine(state, one, mostBoats),
      shellLine(one.board, mostShells),
      emptyLine(state, one.board, state.boards[at] ?? one.board),
    ];
    let total = 0;
    for (const { points } of lines) total += points;
    return { seat: state.seats[at] ?? '', lines, total };
  });
}

/** Remembered too, as the same boards may be scored again under another ruling. */
let lastCleared: { readonly boards: readonly Board[]; readonly cleared: readonly Cleared[] } | null = null;

function clearedBoards({ layout, boards }: MaoriState): readonly Cleared[] {
  if (lastCleared?.boards !== boards) {
    lastCleared = { boards, cleared: boards.map((board) => clear(layout, board)) };
  }
  return lastCleared.cleared;
}

function clear(layout: Layout, board: Board): Cleared {
  const grid = [...gridOf(board.tiles)];
  const islands: Island[] = [];
  const gone: number[] = [];
  for (const island of islandsIn(layout, grid)) {
    if (island.isFinished) islands.push(island);
    else for (const at of island.spaces) gone.push(at);
  }
  for (const at of gone) grid[at] = null;
  return { islands, board: withoutTiles(layout, board, gone), grid };
}

/** Whether tiles went with unfinished islands: only then does the ruling cleared matter. */
export function isAnyCleared(state: MaoriState): boolean {
  return clearedBoards(state).some(({ board }, at) => board.empty !== state.boards[at]?.empty);
}

/** maori/score-palms and, where the board has an atoll, maori/score-atoll for the islands wholly inside it. */
function palmLines(layout: Layout, islands: readonly Island[]): readonly ScoreLine[] {
  const outside = islands.filter((island) => !layout.hasAtoll || !island.isInAtoll);
  const palms = palmLine(layout, 'maori/score-palms', outside, 1);
  if (!layout.hasAtoll) return [palms];
  const inside = islands.filter((island) => island.isInAtoll);
  return [palms, palmLine(layout, 'maori/score-atoll', inside, ATOLL_FACTOR)];
}

function palmLine(
  layout: Layout,
  rule: 'maori/score-palms' | 'maori/score-atoll',
  islands: readonly Island[],
  factor: number,
): ScoreLine {
  let points = 0;
  let count = 0;
  const where: string[] = [];
  for (const { palms, hasHut, spaces } of islands) {
    if (palms === 0) continue;
    count += palms;
    points += palms * (hasHut ? PER_PALM_WITH_HUT : PER_PALM) * factor;
    for (const at of spaces) where.push(nameOf(layout, at));
  }
  return { rule, points, count, where };
}

function leiLine(layout: Layout, grid: Grid): ScoreLine {
  const spaces = leisIn(layout, grid);
  const count = spaces.length / 2;
  const where = spaces.map((at) => nameOf(layout, at));
  return { rule: 'maori/score-lei', points: PER_LEI * count, count, where };
}

function boatLine(state: MaoriState, { board, grid }: Cleared, most: number): ScoreLine {
  const { layout, rules } = state;
  const count = boatsOf(state, board);
  const isKept = rules.rulings['covered-boat'] === 'kept';
  const where: string[] = [];
  for (let at = 0; at < grid.length; at++) {
    const tile = grid[at] ?? null;
    const isOnTile = tile !== null && tile.boats > 0;
    const isShown = tile === null || isKept;
    if (isOnTile || (isShown && hasPrintedBoat(layout, at))) where.push(nameOf(layout, at));
  }
  return { rule: 'maori/score-boats', points: count === most ? count : 0, count, where };
}

function shellLine({ shells }: Board, most: number): ScoreLine {
  return { rule: 'maori/score-shells', points: shells === most ? shells : 0, count: shells };
}

/** `played` is the board before the unfinished islands went. */
function emptyLine({ layout, rules }: MaoriState, left: Board, played: Board): ScoreLine {
  const { tiles } = rules.rulings.cleared === 'free' ? played : left;
  const where: string[] = [];
  for (let at = 0; at < tiles.length; at++) {
    if (tiles[at] === null && !isLand(layout, at)) where.push(nameOf(layout, at));
  }
  return { rule: 'maori/score-empty', points: 0 - where.length, count: where.length, where };
}

/** maori/winner: most points; tied, most shells; still tied, all of them. */
export function winnersOf(state: MaoriState): readonly Seat[] {
  const scores = scoresOf(state);
  const most = Math.max(...scores.map(({ total }) => total));
  const leaders = state.seats.filter((_, at) => scores[at]?.total === most);
  const shells = (seat: Seat): number => state.boards[state.seats.indexOf(seat)]?.shells ?? 0;
  const mostShells = Math.max(...leaders.map(shells));
  return leaders.filter((seat) => shells(seat) === mostShells);
}
