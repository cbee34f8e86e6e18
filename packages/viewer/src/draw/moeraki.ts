import {
  type Direction,
  FIELDS,
  fieldName,
  HOLLOWS,
  hollowsAround,
  isHalf,
} from '@motu/engine/moeraki/board';
import type { MoerakiState } from '@motu/engine/moeraki/state';
import { sightOf } from '@motu/engine/moeraki/tane';
import type { Point, Seat } from '@motu/notation';
import { board, grounds, sea } from './ground.ts';
import { ball, type Colour, lights, stone, tane, tribeTile } from './moeraki-pieces.ts';
import { moverOf, nameOfSeat, type Scene, shortName } from './scene.ts';
import { badge, panel, turnFrame } from './seats.ts';
import {
  box,
  circle,
  type Drawing,
  group,
  label,
  node,
  path,
  piece,
  placed,
  type Spot,
  type SvgNode,
} from './tree.ts';

const STEP = 48;
const RIM = 54;
const BOARD = RIM * 2 + STEP * 10;
const PANEL = { width: 236, height: 150 };
const GAP = 16;
const STONES = 28;

/** Stones, ball, tribe tiles and Tane on the wooden board, and what each player has. */
export function drawMoeraki(scene: Scene<MoerakiState>): Drawing {
  const table = moerakiTable(scene);
  const isWide = scene.form === 'wide';
  const panels = table.seats.map((_, at) =>
    isWide
      ? { x: BOARD + GAP, y: BOARD / 2 - PANEL.height - GAP / 2 + at * (PANEL.height + GAP) }
      : { x: at * (BOARD / 2), y: BOARD + GAP, scale: (BOARD / 2 - GAP / 2) / PANEL.width },
  );
  const mover = panels[table.seats.indexOf(moverOf(scene))];
  const panelHeight = (PANEL.height * (BOARD / 2 - GAP / 2)) / PANEL.width;
  return {
    width: isWide ? BOARD + GAP + PANEL.width : BOARD,
    height: isWide ? BOARD : BOARD + GAP + panelHeight,
    sheets: [
      group([
        grounds,
        lights,
        WOOD,
        ...panels.map((spot, at) => placed(spot, drawPanel(scene, table, table.seats[at] ?? ''))),
      ]),
      group([group(drawSights(table)), group(drawTiles(scene, table))]),
      group(drawStones(scene, table)),
      group([
        ...panels.map((spot, at) => placed(spot, drawTallies(scene, table, table.seats[at] ?? ''))),
        ...(mover === undefined ? [] : [placed(mover, [turnFrame(PANEL.width, PANEL.height)])]),
      ]),
    ],
  };
}

/** The stone, then its tiles, then what the Tane does. */
export function moerakiTable({ before, state, phase, legal }: Scene<MoerakiState>): MoerakiState {
  if (before !== null && (legal?.kind === 'stone' || legal?.kind === 'ball')) return before;
  if (before === null || phase === 3) return state;
  if (phase === 1) return { ...state, fields: before.fields };
  const { banned, tane: figures, first } = before.fields;
  return { ...state, fields: { ...state.fields, banned, tane: figures, first } };
}

export function spotOf(point: Point): Spot {
  const x = point.charCodeAt(0) - 97;
  const y = Number(point.slice(1)) - 1;
  return { x: RIM + x * STEP, y: RIM + (10 - y) * STEP };
}

function drawWood(): readonly SvgNode[] {
  const near = RIM - 32;
  const far = BOARD - near;
  const cut = 114;
  const rim = `M${cut} ${near}H${BOARD - cut}L${far} ${cut}V${BOARD - cut}L${BOARD - cut} ${far}H${cut}L${near} ${BOARD - cut}V${cut}Z`;
  const middle = spotOf('f6');
  return [
    ...sea(BOARD, BOARD, 26),
    ...board(rim),
    ...[0.18, 0.34, 0.5, 0.66, 0.82].map((part) =>
      path(
        `M${near + 24} ${BOARD * part}q${BOARD / 4 - 14} -14 ${BOARD / 2 - 34} 0t${BOARD / 2 - 34} 0`,
        's-grain',
      ),
    ),
    circle(middle.x, middle.y, STEP * 2, 's-frame'),
    ...coordinates(),
    ...FIELDS.flatMap((name, field) => {
      const { x, y } = spotOf(name);
      return isHalf(field) || hollowsAround(field).length === 4 ? [circle(x, y, 2.4, 'f-trunk')] : [];
    }),
    ...HOLLOWS.map((name) => {
      const { x, y } = spotOf(name);
      return node('circle', { cx: x, cy: y, r: 18.5, fill: 'url(#motu-hollow)' });
    }),
  ];
}

function coordinates(): readonly SvgNode[] {
  return Array.from({ length: 11 }, (_, at) => [
    label(RIM + at * STEP, BOARD - 11, String.fromCharCode(97 + at), 't-label'),
    label(11, RIM + (10 - at) * STEP, at + 1, 't-label'),
  ]).flat();
}

function colourOf({ terms }: MoerakiState, seat: Seat): Colour {
  return terms.black === seat ? 'black' : 'white';
}

/** From the Tane to the last field it sees; the fields it bans are crossed out. */
function drawSights(table: MoerakiState): readonly SvgNode[] {
  const nodes: SvgNode[] = [];
  for (const [at, figure] of table.fields.tane.entries()) {
    if (figure === null) continue;
    const seat = table.seats[at] ?? '';
    const other =
      table.fields.first === null || table.fields.first === seat ? null : (table.fields.tane[1 - at] ?? null);
    const last = sightOf(figure, other).at(-1);
    if (last === undefined) continue;
    const from = spotOf(fieldName(figure.field));
    const to = spotOf(fieldName(last));
    nodes.push(path(`M${from.x} ${from.y}L${to.x} ${to.y}`, 's-mark dashed'));
  }
  return [...nodes, ...table.fields.banned.map((field) => cross(spotOf(fieldName(field))))];
}

function cross({ x, y }: Spot): SvgNode {
  return node('g', {}, [
    circle(x, y, 15, 'f-sight'),
    path(`M${x - 8} ${y - 8}L${x + 8} ${y + 8}M${x + 8} ${y - 8}L${x - 8} ${y + 8}`, 's-mark'),
  ]);
}

function drawTiles(scene: Scene<MoerakiState>, table: MoerakiState): readonly SvgNode[] {
  const nodes: SvgNode[] = [];
  const { before } = scene;
  for (const [field, name] of FIELDS.entries()) {
    const sign = table.fields.tiles.charAt(field);
    const spot = spotOf(name);
    if (sign === '.' || sign === '') continue;
    const seat = sign.toUpperCase();
    const isNew = before !== null && before.fields.tiles.charAt(field) !== sign;
    const above = { ...spot, scale: 1.7 };
    nodes.push(
      piece(
        `tribe:${name}:${sign}`,
        spot,
        [
          ...tribeTile(colourOf(table, seat), sign !== seat),
          ...(isNew ? [box(-24, -24, 48, 48, 4, 's-mark dashed')] : []),
        ],
        isNew ? { path: [above] } : {},
      ),
    );
  }
  return [...nodes, ...drawTane(table)];
}

export const LOOKS: { readonly [direction in Direction]: readonly [number, number] } = {
  ne: [1, -1],
  nw: [-1, -1],
  se: [1, 1],
  sw: [-1, 1],
};

function drawTane(table: MoerakiState): readonly SvgNode[] {
  return table.fields.tane.flatMap((figure, at) => {
    if (figure === null) return [];
    const [dx, dy] = LOOKS[figure.direction];
    const colour = colourOf(table, table.seats[at] ?? '');
    return [piece(`tane:${at}`, spotOf(fieldName(figure.field)), tane(colour, dx, dy))];
  });
}

function drawStones(scene: Scene<MoerakiState>, table: MoerakiState): readonly SvgNode[] {
  const { before } = scene;
  return HOLLOWS.flatMap((name, hollow) => {
    const sign = table.hollows.signs.charAt(hollow);
    const spot = spotOf(name);
    const { x, y } = spot;
    if (sign === '.' || sign === '') return [];
    const isNew = before !== null && before.hollows.signs.charAt(hollow) !== sign;
    const body = sign === '*' ? ball() : stone(colourOf(table, sign));
    if (!isNew) return [piece(`stone:${name}`, spot, body)];
    const marked = [...body, circle(0, 0, 22, 's-mark')];
    return [piece(`stone:${name}`, spot, marked, { path: [{ x, y: y - 40, scale: 1.6 }] })];
  });
}

/** What never changes is made once, so that it need not be compared. */
const WOOD: SvgNode = group(drawWood());

function drawPanel(scene: Scene<MoerakiState>, table: MoerakiState, seat: Seat): readonly SvgNode[] {
  const colour = colourOf(table, seat);
  return [
    panel(PANEL.width, PANEL.height),
    placed({ x: 30, y: 28 }, badge(table.seats, seat)),
    label(54, 28, shortName(nameOfSeat(scene, seat), 20), 't-name start'),
    placed({ x: 30, y: 70 }, stone(colour)),
    label(PANEL.width - 16, 70, scene.words[colour], 't-small t-soft end'),
    ...(hasTiles(table) ? [placed({ x: 30, y: 114, scale: 0.76 }, tribeTile(colour, false))] : []),
  ];
}

function hasTiles({ terms }: MoerakiState): boolean {
  return terms.level !== 'beginner';
}

function drawTallies({ words }: Scene, table: MoerakiState, seat: Seat): readonly SvgNode[] {
  const left = STONES - [...table.hollows.signs].filter((sign) => sign === seat).length;
  const whole = [...table.fields.tiles].filter((sign) => sign === seat).length;
  const halves = [...table.fields.tiles].filter((sign) => sign === seat.toLowerCase()).length;
  const points = whole + Math.floor(halves / 2);
  const won = table.won.find((win) => win.seat === seat);
  return [
    label(58, 70, `${words.stones}: ${left}`, 't-label start'),
    ...(hasTiles(table)
      ? [label(58, 114, `${words.tiles}: ${points}${halves % 2 === 1 ? '½' : ''}`, 't-label start')]
      : []),
    ...(won === undefined ? [] : [label(PANEL.width - 16, 114, won.ways[0] ?? '', 't-name end')]),
  ];
}
