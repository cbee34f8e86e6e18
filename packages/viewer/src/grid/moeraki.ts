import { fieldAt, hollowAt } from '@motu/engine/moeraki/board';
import type { MoerakiState } from '@motu/engine/moeraki/state';
import type { ViewerWords } from '../words/words.ts';
import type { GridCell, GridTable } from './grid.ts';

const SIZE = 11;

export function moerakiGrid(state: MoerakiState, _: unknown, { grid }: ViewerWords): readonly GridTable[] {
  const columns = Array.from({ length: SIZE }, (_, x) => String.fromCharCode(97 + x));
  const rows = Array.from({ length: SIZE }, (_, down) => {
    const row = SIZE - down;
    return { head: String(row), cells: columns.map((column) => cellAt(state, `${column}${row}`, grid)) };
  });
  return [{ caption: grid.board, columns, rows }];
}

function cellAt(state: MoerakiState, point: string, grid: ViewerWords['grid']): GridCell {
  const hollow = hollowAt(point);
  if (hollow !== -1) {
    const sign = state.hollows.signs.charAt(hollow);
    const what = sign === '.' ? grid.empty : sign === '*' ? grid.ball : `${grid.stone} ${sign}`;
    return { text: `${point} ${what}`, pick: `hollow:${point}` };
  }
  const field = fieldAt(point);
  if (field === -1) return { text: '', pick: null };
  const { tiles, tane, banned } = state.fields;
  const sign = tiles.charAt(field);
  const figure = tane.findIndex((one) => one?.field === field);
  const said = [
    ...(sign === '.'
      ? []
      : [`${sign === sign.toUpperCase() ? grid.tile : grid.halfTile} ${sign.toUpperCase()}`]),
    ...(figure === -1 ? [] : [`${grid.tane} ${state.seats[figure] ?? ''} ${tane[figure]?.direction ?? ''}`]),
    ...(banned.includes(field) ? [grid.banned] : []),
  ];
  return { text: `${point} ${said.length === 0 ? grid.field : said.join(', ')}`, pick: `field:${point}` };
}
