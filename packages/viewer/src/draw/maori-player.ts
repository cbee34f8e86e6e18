import { hasPrintedBoat, isInAtoll, isLand, type Layout, neighbour } from '@motu/engine/maori/layout';
import { boatsOf, type MaoriState } from '@motu/engine/maori/state';
import { EAST, NORTH, SOUTH, WEST } from '@motu/engine/maori/tile';
import { placeSpot } from './maori-display.ts';
import { BOAT, SHELL, TILE, tile } from './maori-tile.ts';
import type { MaoriTurnMarks } from './maori-turn.ts';
import { PALM } from './palm.ts';
import { nameOfSeat, type Scene, shortName } from './scene.ts';
import { badge, outlineOf, panel, seatClass } from './seats.ts';
import { type Shape, shapes } from './shape.ts';
import { box, group, label, node, path, piece, placed, type Spot, type SvgNode } from './tree.ts';

export const PANEL = { width: 312, height: 292 };
const GRID = { x: 22, y: 44, size: 224 };
export const SIDEBAR = GRID.x + GRID.size + 14;

/** Where a panel stands in the drawing, so that a tile can travel there from the display. */
export interface Place {
  readonly panel: Spot;
  readonly display: Spot;
}

/** What does not change from turn to turn. */
export function drawPanel(scene: Scene<MaoriState>, table: MaoriState, at: number): readonly SvgNode[] {
  const seat = table.seats[at] ?? '';
  return [
    panel(PANEL.width, PANEL.height),
    placed({ x: 22, y: 22 }, badge(table.seats, seat)),
    label(42, 22.5, shortName(nameOfSeat(scene, seat)), 't-name start'),
    water(table.layout, cellOf(table.layout)),
    SIGNS,
    label(SIDEBAR + 20, 150, scene.words.storage, 't-small t-soft'),
  ];
}

/** Shells, boats and storage. */
const SIGNS: SvgNode = group([
  ...shapes(SHELL, { x: SIDEBAR + 12, y: 62 }),
  ...shapes(BOAT, { x: SIDEBAR + 12, y: 102, scale: 0.6 }),
  box(SIDEBAR - 6, 162, 52, 52, 6, 's-frame dashed faint'),
]);

/** What lies on a player's board. */
export function drawBoard(
  scene: Scene<MaoriState>,
  table: MaoriState,
  at: number,
  marks: MaoriTurnMarks | null,
  place: Place,
): readonly SvgNode[] {
  const board = table.boards[at];
  if (board === undefined) return [];
  const { layout } = table;
  const { ship: stands, storage } = board;
  const cell = cellOf(layout);
  const own = marks !== null && marks.mover === at ? marks : null;
  return [
    group(board.tiles.flatMap((face, space) => laid(scene, face, space, { at, cell, layout, own, place }))),
    group(atoll(layout, cell)),
    group(marksOn(scene, layout, cell, own)),
    ...(stands === null ? [] : [ship(layout, stands, at, cell)]),
    label(SIDEBAR + 30, 62, board.shells, 't-tally start'),
    label(SIDEBAR + 30, 102, boatsOf(table, board), 't-tally start'),
    ...(storage === null
      ? []
      : [piece(`storage:${at}`, { x: SIDEBAR - 4, y: 164, scale: 0.48 }, tile(storage))]),
  ];
}

const waters = new WeakMap<Layout, SvgNode>();

/** The empty board; a game has one layout, so it is made once. */
function water(layout: Layout, cell: number): SvgNode {
  const known = waters.get(layout);
  if (known !== undefined) return known;
  const made = group([...coordinates(layout, cell), ...spacesOf(layout, cell)]);
  waters.set(layout, made);
  return made;
}

export function cellOf({ columns, rows }: Layout): number {
  return Math.min(GRID.size / columns, GRID.size / rows);
}

/** A board that is wider than high stands in the middle. */
function topOf({ rows }: Layout, cell: number): number {
  return GRID.y + (GRID.size - rows * cell) / 2;
}

export function spot(layout: Layout, space: number, cell: number): Spot {
  return {
    x: GRID.x + (space % layout.columns) * cell,
    y: topOf(layout, cell) + Math.floor(space / layout.columns) * cell,
    scale: cell / TILE,
  };
}

function coordinates(layout: Layout, cell: number): readonly SvgNode[] {
  const columns = Array.from({ length: layout.columns }, (_, at) =>
    label(
      GRID.x + (at + 0.5) * cell,
      topOf(layout, cell) + layout.rows * cell + 11,
      String.fromCharCode(97 + at),
      't-small t-soft',
    ),
  );
  const rows = Array.from({ length: layout.rows }, (_, at) =>
    label(GRID.x - 9, topOf(layout, cell) + (at + 0.5) * cell, layout.rows - at, 't-small t-soft'),
  );
  return [...columns, ...rows];
}

const WAVE: Shape = [['M-20 0C-13 -5 -7 -5 0 0C7 5 13 5 20 0', 's-wave']];

/** Printed land with a palm on it, and water of two kinds with waves or printed boats. */
function spacesOf(layout: Layout, cell: number): readonly SvgNode[] {
  const all = [...layout.names.keys()];
  const land = all.filter((space) => isLand(layout, space));
  const boats = all.filter((space) => hasPrintedBoat(layout, space));
  const wet = all.filter((space) => !land.includes(space));
  const open = wet.filter((space) => !boats.includes(space));
  const lagoon = wet.filter((space) => isInAtoll(layout, space));
  const squares = (spaces: readonly number[], gap: number) =>
    spaces.map((space) => squareAt(spot(layout, space, cell), cell, gap)).join('');
  const middles = (spaces: readonly number[], scale: number) =>
    spaces.map((space) => {
      const { x, y } = spot(layout, space, cell);
      return { x: x + cell / 2, y: y + cell / 2, scale };
    });
  return [
    path(squares(wet, 0.5), 'f-deep'),
    path(squares(lagoon, 0.5), 'f-lagoon'),
    path(squares(land, 0), 'f-sand s-shore'),
    ...shapes(WAVE, ...middles(open, cell / TILE)),
    ...shapes(PALM, ...middles(land, cell / 120)),
    node('g', { class: 'faint' }, shapes(BOAT, ...middles(boats, cell / TILE))),
  ];
}

function squareAt({ x, y }: Spot, cell: number, gap: number): string {
  const side = cell - 2 * gap;
  return `M${x + gap} ${y + gap}h${side}v${side}h${-side}Z`;
}

/** A reef around the lagoon. */
function atoll(layout: Layout, cell: number): readonly SvgNode[] {
  const inside = [...layout.names.keys()].filter((space) => isInAtoll(layout, space));
  return inside.length === 0 ? [] : [path(outline(layout, inside, cell), 's-reef')];
}

interface Around {
  readonly at: number;
  readonly cell: number;
  readonly layout: Layout;
  readonly own: MaoriTurnMarks | null;
  readonly place: Place;
}

function laid(
  scene: Scene<MaoriState>,
  face: string | null,
  space: number,
  around: Around,
): readonly SvgNode[] {
  const { at, cell, layout, own, place } = around;
  const to = spot(layout, space, cell);
  if (face === null) return [];
  const isNew = own?.laid.includes(space) === true && scene.phase > 1;
  return [piece(`tile:${at}:${space}`, to, tile(face), isNew ? { path: [origin(own, place)] } : {})];
}

/** From its place in the display, or from storage, in the panel's own measure. */
function origin({ taken }: MaoriTurnMarks, { panel, display }: Place): Spot {
  if (taken === null) return { x: SIDEBAR, y: 190, scale: 0.5 };
  const from = placeSpot(taken);
  const { scale: own = 1 } = panel;
  const { scale: theirs = 1 } = display;
  return {
    x: (display.x + from.x * theirs - panel.x) / own,
    y: (display.y + from.y * theirs - panel.y) / own,
    scale: ((from.scale ?? 1) * theirs) / own,
  };
}

function marksOn(
  { phase }: Scene<MaoriState>,
  layout: Layout,
  cell: number,
  own: MaoriTurnMarks | null,
): readonly SvgNode[] {
  if (own === null || phase === 1) return [];
  return [
    ...own.laid.map((space) => frame(layout, space, cell, 's-mark')),
    ...own.removed.map((space) => frame(layout, space, cell, 's-mark dashed')),
  ];
}

export function frame(layout: Layout, space: number, cell: number, className: string): SvgNode {
  const { x, y } = spot(layout, space, cell);
  return box(x + 1, y + 1, cell - 2, cell - 2, 4, className);
}

/** The border of an area: the edges beyond which it does not go on. */
export function outline(layout: Layout, spaces: readonly number[], cell: number): string {
  const edges: string[] = [];
  for (const space of spaces) {
    const { x, y } = spot(layout, space, cell);
    const open = (edge: number) => !spaces.includes(neighbour(layout, space, edge));
    if (open(NORTH)) edges.push(`M${x} ${y}h${cell}`);
    if (open(SOUTH)) edges.push(`M${x} ${y + cell}h${cell}`);
    if (open(WEST)) edges.push(`M${x} ${y}v${cell}`);
    if (open(EAST)) edges.push(`M${x + cell} ${y}v${cell}`);
  }
  return edges.length === 0 ? 'M0 0' : edges.join('');
}

function ship(layout: Layout, space: number, at: number, cell: number): SvgNode {
  const { x, y } = spot(layout, space, cell);
  return piece(`ship:${at}`, { x: x + cell * 0.5, y: y + cell * 0.74, scale: cell / 75 }, [
    path('M-22 0H22C19 13 10 15 0 15C-10 15 -19 13 -22 0Z', `${seatClass(at)} s-seat`),
    path('M0 0V-22', 's-mast'),
    node('g', { transform: 'translate(0 -15) scale(.62)' }, [path(outlineOf(at), `${seatClass(at)} s-seat`)]),
  ]);
}
