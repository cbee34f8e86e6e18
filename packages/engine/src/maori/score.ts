import type { Seat } from '@motu/notation';
import type { ScoreLine, SeatScore } from '../game.ts';
import { cleared, type Island, islandsOf, leisOf } from './islands.ts';
import { hasPrintedBoat, isLand, type Layout, nameOf } from './layout.ts';
import { type Board, boatsOf, type MaoriState, withoutTile } from './state.ts';
import { tileOf } from './tile.ts';

const PER_PALM = 1;
const PER_PALM_WITH_HUT = 2;
const ATOLL_FACTOR = 2;
const PER_LEI = 10;

/** A board as it is scored: its islands, and what is left of it without the unfinished ones. */
interface Cleared {
  readonly islands: readonly Island[];
  readonly board: Board;
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
  const boards = state.boards.map((board) => clear(state.layout, board));
  const mostBoats = Math.max(...boards.map(({ board }) => boatsOf(state, board)));
  const mostShells = Math.max(...boards.map(({ board }) => board.shells));
  return boards.map((one, at) => {
    const lines = [
      ...palmLines(state.layout, one.islands),
      leiLine(state.layout, one.board),
      boatLine(state, one.board, mostBoats),
      shellLine(one.board, mostShells),
      emptyLine(state, one.board, state.boards[at] ?? one.board),
    ];
    const total = lines.reduce((sum, { points }) => sum + points, 0);
    return { seat: state.seats[at] ?? '', lines, total };
  });
}

function clear(layout: Layout, board: Board): Cleared {
  const islands = islandsOf(layout, board.tiles);
  let left = board;
  const tiles = cleared(board.tiles, islands);
  tiles.forEach((face, at) => {
    if (face === null) left = withoutTile(layout, left, at);
  });
  return { islands: islands.filter(({ isFinished }) => isFinished), board: left };
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

function leiLine(layout: Layout, { tiles }: Board): ScoreLine {
  const leis = leisOf(layout, tiles);
  const where = leis.flatMap(([one, other]) => [nameOf(layout, one), nameOf(layout, other)]);
  return { rule: 'maori/score-lei', points: PER_LEI * leis.length, count: leis.length, where };
}

function boatLine(state: MaoriState, board: Board, most: number): ScoreLine {
  const { layout, rules } = state;
  const count = boatsOf(state, board);
  const where: string[] = [];
  board.tiles.forEach((face, at) => {
    const isShown = face === null || rules.rulings['covered-boat'] === 'kept';
    const isOnTile = face !== null && tileOf(face).boats > 0;
    if (isOnTile || (isShown && hasPrintedBoat(layout, at))) where.push(nameOf(layout, at));
  });
  return { rule: 'maori/score-boats', points: count === most ? count : 0, count, where };
}

function shellLine({ shells }: Board, most: number): ScoreLine {
  return { rule: 'maori/score-shells', points: shells === most ? shells : 0, count: shells };
}

/** `played` is the board before the unfinished islands went. */
function emptyLine({ layout, rules }: MaoriState, left: Board, played: Board): ScoreLine {
  const { tiles } = rules.rulings.cleared === 'free' ? played : left;
  const where: string[] = [];
  tiles.forEach((face, at) => {
    if (face === null && !isLand(layout, at)) where.push(nameOf(layout, at));
  });
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
