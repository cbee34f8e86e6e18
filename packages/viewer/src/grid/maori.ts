import { LINE, placeInLine, positionName } from '@motu/engine/maori/explorer';
import { isInAtoll, isLand, nameOf } from '@motu/engine/maori/layout';
import { boatsOf, type MaoriState } from '@motu/engine/maori/state';
import type { Face } from '@motu/notation';
import { nameOfSeat, type Seated } from '../draw/scene.ts';
import type { ViewerWords } from '../words/words.ts';
import type { GridCell, GridRow, GridTable } from './grid.ts';

export function maoriGrid(
  state: MaoriState,
  seats: readonly Seated[],
  { grid, board }: ViewerWords,
): readonly GridTable[] {
  const say = (face: Face) => faceName(face, grid);
  const line = [1, 2, 3, 4].map((place) => placeInLine(state.explorer, place));
  const display: GridTable = {
    caption: `${grid.display}. ${grid.explorer}: ${positionName(state.explorer)}. ${board.stack}: ${state.stack}`,
    columns: ['1', '2', '3', '4'],
    rows: Array.from({ length: LINE }, (_, row) => ({
      head: `${grid.row} ${row + 1}`,
      cells: Array.from({ length: LINE }, (_, column) => {
        const place = row * LINE + column;
        const face = state.display[place] ?? null;
        const inLine = line.indexOf(place);
        const seen = inLine === -1 ? '' : `, ${grid.line} ${inLine + 1}`;
        return { text: `${face === null ? grid.empty : say(face)}${seen}`, pick: `place:${place}` };
      }),
    })),
  };
  return [display, ...state.seats.map((_, at) => boardTable(state, at, seats, { grid, board }))];
}

function boardTable(
  state: MaoriState,
  at: number,
  seats: readonly Seated[],
  { grid, board: words }: Pick<ViewerWords, 'grid' | 'board'>,
): GridTable {
  const { layout } = state;
  const seat = state.seats[at] ?? '';
  const board = state.boards[at];
  const boats = board === undefined ? 0 : boatsOf(state, board);
  const rows: GridRow[] = [];
  for (let row = 0; row < layout.rows; row++) {
    const cells: GridCell[] = [];
    for (let column = 0; column < layout.columns; column++) {
      const space = row * layout.columns + column;
      const face = board?.tiles[space] ?? null;
      const name = nameOf(layout, space);
      const what = isLand(layout, space) ? grid.land : face === null ? grid.empty : faceName(face, grid);
      const more = [
        ...(isInAtoll(layout, space) ? [grid.atoll] : []),
        ...(board?.ship === space ? [grid.ship] : []),
      ];
      cells.push({ text: [`${name} ${what}`, ...more].join(', '), pick: `space:${seat}:${name}` });
    }
    rows.push({ head: String(layout.rows - row), cells });
  }
  const storage = board?.storage ?? null;
  const stored = `${words.storage}: ${storage === null ? grid.empty : faceName(storage, grid)}`;
  return {
    caption: `${grid.board} ${seat} ${nameOfSeat({ seats }, seat)}. ${grid.shells}: ${board?.shells ?? 0}. ${grid.boats}: ${boats}. ${stored}`,
    columns: Array.from({ length: layout.columns }, (_, column) => String.fromCharCode(97 + column)),
    rows,
  };
}

export function faceName(face: Face, { shapes, symbols }: ViewerWords['grid']): string {
  const counts = new Map<string, number>();
  for (const symbol of face.slice(1)) {
    const name = symbols[symbol] ?? symbol;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const said = [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
  return [shapes[face.charAt(0)] ?? face, ...said].join(', ');
}
