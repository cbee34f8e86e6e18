import type { FaceGrid, MaoriHolding, MaoriLevel, MaoriSetup, Seat } from '@motu/notation';
import type { Broken } from '../game.ts';
import { isLand, type Layout, spaceAt } from './layout.ts';
import { STARTING_SHELLS } from './material.ts';
import { type Board, hasTiles, withTile } from './state.ts';
import { tileOf } from './tile.ts';

/** What each player has at the start or, in a position, as its tags say. */
export function readBoards(
  tags: MaoriSetup,
  layout: Layout,
  level: MaoriLevel,
  findings: Broken[],
): readonly Board[] {
  for (const [seat, holding] of tags.holdings) {
    if (!tags.seats.some((one) => one.seat === seat)) findings.push(...strangers(seat, holding));
  }
  const start: Board = {
    tiles: Array.from(layout.signs, () => null),
    shells: STARTING_SHELLS,
    storage: null,
    ship: null,
    boats: 0,
    covered: 0,
    empty: layout.water,
  };
  return tags.seats.map(({ seat }) => {
    const holding = tags.holdings.get(seat);
    if (holding === undefined) return start;
    const board = readTiles(layout, seat, holding, start, findings);
    const ship = readShip(layout, level, seat, holding, board, findings);
    const shells = holding.shells?.value ?? STARTING_SHELLS;
    return { ...board, shells, storage: holding.storage?.value ?? null, ship };
  });
}

/** Tags of a seat that nobody sits at. */
function* strangers(seat: Seat, holding: MaoriHolding): Generator<Broken> {
  const { board, shells, storage, ship } = holding;
  const rule = 'notation/bad-tag-value';
  if (board !== null) {
    yield { rule, params: { tag: `Board${seat}`, value: gridText(board.value) }, span: board.span };
  }
  if (shells !== null) {
    yield { rule, params: { tag: `Shells${seat}`, value: String(shells.value) }, span: shells.span };
  }
  if (storage !== null)
    yield { rule, params: { tag: `Storage${seat}`, value: storage.value }, span: storage.span };
  if (ship !== null) yield { rule, params: { tag: `Ship${seat}`, value: ship.value }, span: ship.span };
}

function readTiles(
  layout: Layout,
  seat: Seat,
  holding: MaoriHolding,
  start: Board,
  findings: Broken[],
): Board {
  if (holding.board === null) return start;
  const { value: grid, span } = holding.board;
  const faces = grid.flat();
  const isShaped = grid.length === layout.rows && grid.every((row) => row.length === layout.columns);
  if (!isShaped || faces.some((face, at) => face !== null && isLand(layout, at))) {
    const params = { tag: `Board${seat}`, value: gridText(grid) };
    findings.push({ rule: 'notation/bad-tag-value', params, span });
    return start;
  }
  return faces.reduce<Board>(
    (board, face, at) => (face === null ? board : withTile(layout, board, at, tileOf(face))),
    start,
  );
}

function gridText(grid: FaceGrid): string {
  return grid.map((row) => row.map((face) => face ?? '.').join(' ')).join(' / ');
}

/** maori/ship-boards, maori/ship-on-tile and maori/no-ship, for a position. */
function readShip(
  layout: Layout,
  level: MaoriLevel,
  seat: Seat,
  holding: MaoriHolding,
  board: Board,
  findings: Broken[],
): number | null {
  const { ship } = holding;
  if (level === 'basic') {
    if (ship !== null) {
      const params = { seat, space: ship.value };
      findings.push({ rule: 'maori/no-ship', variant: 'setup', params, span: ship.span });
    }
    return null;
  }
  if (ship === null) {
    if (holding.board !== null && hasTiles(layout, board)) {
      findings.push({ rule: 'maori/ship-boards', params: { seat }, span: holding.board.span });
    }
    return null;
  }
  const at = spaceAt(layout, ship.value);
  if ((board.tiles[at] ?? null) === null) {
    const params = { seat, space: ship.value };
    findings.push({ rule: 'maori/ship-on-tile', variant: 'setup', params, span: ship.span });
  }
  return at < 0 || !hasTiles(layout, board) ? null : at;
}
