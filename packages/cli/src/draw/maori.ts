import { POSITIONS, positionName } from '@motu/engine/maori/explorer';
import { nameOf } from '@motu/engine/maori/layout';
import { type Board, boatsOf, type MaoriState } from '@motu/engine/maori/state';
import { plainText } from '@motu/formats';
import { type Block, centred, flow, grid } from './canvas.ts';
import type { Scene } from './scene.ts';
import { boardWords } from './words.ts';

const SIDE = 4;
const LEFT = 2;
const NARROWEST = 3;

/** The display with the explorer looking into its line, and every player's board. */
export function drawMaori(scene: Scene<MaoriState>): Block {
  return flow([drawDisplay(scene), ...scene.state.boards.map((_, at) => drawBoard(scene, at))], scene.width);
}

function drawDisplay({ state, before, paint, locale, isTight }: Scene<MaoriState>): Block {
  const words = boardWords(locale);
  const faces = state.display.map((face) => face ?? ' ');
  const width = cellWidth(faces, isTight);
  const cells = faces.map((face, at) => {
    const isNew = before !== null && before.display[at] !== state.display[at];
    return isNew ? paint.strong(face) : face;
  });
  const ring = POSITIONS.map((_, at) => (at === state.explorer ? paint.error(ARROWS[at >> 2] ?? '') : ' '));
  const rows = Array.from({ length: SIDE }, (_, row) => cells.slice(row * SIDE, (row + 1) * SIDE));
  // The ring runs down on the east and up on the west.
  const lines = grid(rows, width, { faint: paint.faint, isTight }).map(({ text, row }) =>
    row === null ? `  ${text}` : `${ring[15 - row] ?? ' '} ${text} ${ring[4 + row] ?? ' '}`,
  );
  const along = (at: readonly number[]): string => {
    return ' '.repeat(LEFT) + at.map((one) => ` ${centred(ring[one] ?? '', width)}`).join('');
  };
  const explorer = `${words.explorer} ${positionName(state.explorer)}`;
  const heap = `${words.stack} ${state.stack}  ${words.supply} ${state.supply}`;
  return [
    ...(isTight ? [explorer, heap] : [paint.strong(words.display), `${explorer}  ${heap}`]),
    along([0, 1, 2, 3]),
    ...lines,
    along([11, 10, 9, 8]),
  ].map((line) => line.trimEnd());
}

function cellWidth(texts: readonly string[], isTight: boolean): number {
  const widest = Math.max(...texts.map((text) => text.length));
  return isTight ? Math.max(NARROWEST, widest) : Math.max(NARROWEST, widest) + 2;
}

/** Into the display, from north, east, south and west. */
const ARROWS = ['▼', '◀', '▲', '▶'];

function drawBoard({ state, before, seats, paint, locale, isTight }: Scene<MaoriState>, at: number): Block {
  const { layout } = state;
  const board = state.boards[at];
  const seat = seats[at];
  if (board === undefined || seat === undefined) return [];
  const last = before?.boards[at];
  const texts = layout.names.map((_, space) => cellText(state, board, space));
  const width = cellWidth(texts, isTight);
  const cells = texts.map((text, space) => {
    const isNew = last !== undefined && last.tiles[space] !== board.tiles[space];
    if (isNew) return paint.strong(text);
    return board.tiles[space] === null ? paint.faint(text) : text;
  });
  const rows = Array.from({ length: layout.rows }, (_, row) =>
    cells.slice(row * layout.columns, (row + 1) * layout.columns),
  );
  const lines = grid(rows, width, { faint: paint.faint, isTight }).map(({ text, row }) => {
    const label = row === null ? '' : `${layout.rows - row}`;
    return `${paint.faint(label.padStart(LEFT))} ${text}`;
  });
  const letters = Array.from({ length: layout.columns }, (_, column) =>
    centred(paint.faint(String.fromCharCode(97 + column)), width),
  );
  const isNext = !state.over && state.turn.seat === seat.seat;
  const title = `${isNext ? '▸ ' : ''}${seat.seat} ${plainText(seat.name)}`;
  return [
    paint.strong(title),
    holdings(state, board, locale),
    ...lines,
    `${' '.repeat(LEFT + 1)} ${letters.join(' ')}`.trimEnd(),
  ];
}

function holdings(state: MaoriState, board: Board, locale: Scene['locale']): string {
  const words = boardWords(locale);
  const parts = [`${words.shells} ${board.shells}`, `${words.boats} ${boatsOf(state, board)}`];
  if (board.storage !== null) parts.push(`${words.storage} ${board.storage}`);
  if (board.ship !== null) parts.push(`${words.ship} ${nameOf(state.layout, board.ship)}`);
  return parts.join('  ');
}

/** A tile's face with `@` for the ship on it; without a tile the sign of the Layout tag, water as a dot. */
function cellText({ layout }: MaoriState, board: Board, space: number): string {
  const sign = layout.signs.charAt(space);
  const text = board.tiles[space] ?? (sign === '.' ? '·' : sign);
  return board.ship === space ? `${text}@` : text;
}
