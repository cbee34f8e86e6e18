import { LINE, POSITIONS, placeInLine, RING, takePrice } from '@motu/engine/maori/explorer';
import type { MaoriState } from '@motu/engine/maori/state';
import { isVolcano } from '@motu/engine/maori/tile';
import { plank, sea } from './ground.ts';
import { BOAT, SHELL, TILE, tile } from './maori-tile.ts';
import type { MaoriTurnMarks } from './maori-turn.ts';
import type { Scene } from './scene.ts';
import { shapes } from './shape.ts';
import { box, circle, group, label, path, piece, placed, type Spot, type SvgNode } from './tree.ts';

export const SIDE = 68;
const GAP = 6;
const RIM = 50;
const STEP = SIDE + GAP;
export const DISPLAY = RIM * 2 + LINE * STEP - GAP;

export function placeSpot(place: number): Spot {
  return { x: RIM + (place % LINE) * STEP, y: RIM + Math.floor(place / LINE) * STEP, scale: SIDE / TILE };
}

function centreOf(place: number): Spot {
  const { x, y } = placeSpot(place);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** Where the explorer stands, outside the place it looks at first. */
export function positionSpot(explorer: number): Spot {
  const { x, y } = centreOf(placeInLine(explorer, 1));
  const side = Math.floor(explorer / LINE);
  const away = SIDE / 2 + RIM / 2 + 1;
  if (side === 0) return { x, y: y - away };
  if (side === 1) return { x: x + away, y };
  if (side === 2) return { x, y: y + away };
  return { x: x - away, y };
}

/** What never changes is made once, so that it need not be compared. */
export const WOOD: SvgNode = group([
  ...sea(DISPLAY, DISPLAY, 26),
  ...plank(RIM - 12, RIM - 12, DISPLAY - 2 * RIM + 24, DISPLAY - 2 * RIM + 24, 16),
  ...grain(),
  ...POSITIONS.map((name, at) => {
    const { x, y } = positionSpot(at);
    return label(x, y, name, 't-small');
  }),
]);

function grain(): readonly SvgNode[] {
  const inner = DISPLAY - 2 * RIM;
  return [0.2, 0.5, 0.8].map((part) =>
    path(`M${RIM - 4} ${RIM + inner * part}q${inner / 4} -7 ${inner / 2} 0t${inner / 2 + 6} 0`, 's-grain'),
  );
}

export function drawTiles(
  scene: Scene<MaoriState>,
  table: MaoriState,
  marks: MaoriTurnMarks | null,
): readonly SvgNode[] {
  return table.display.map((face, place) => displayed(scene, face, place, marks));
}

function displayed(
  scene: Scene<MaoriState>,
  face: string | null,
  place: number,
  marks: MaoriTurnMarks | null,
): SvgNode {
  const at = placeSpot(place);
  if (face === null) {
    return piece(`gap:${place}`, at, [box(4, 4, 92, 92, 9, 's-frame dashed faint')]);
  }
  const isNew = marks !== null && marks.taken === place && scene.phase === 3;
  const from: readonly Spot[] = [{ x: 5, y: DISPLAY + 16, scale: 0.26 }];
  return piece(`place:${place}:${face}`, at, tile(face), isNew ? { path: from } : {});
}

function ringed(place: number): SvgNode {
  const { x, y } = placeSpot(place);
  return box(x - 2, y - 2, SIDE + 4, SIDE + 4, 8, 's-mark dashed');
}

/** The line the explorer looks along, and the shadow behind a volcano. */
function beam(table: MaoriState): readonly SvgNode[] {
  const shades: SvgNode[] = [];
  const { explorer: at } = table;
  let open = 0;
  let isBlocked = false;
  for (let place = 1; place <= LINE; place++) {
    const spot = placeSpot(placeInLine(at, place));
    if (isBlocked) shades.push(...shadow(spot.x, spot.y));
    else open = place;
    if (isVolcano(table.display[placeInLine(at, place)] ?? '~')) isBlocked = true;
  }
  return [light(positionSpot(at), centreOf(placeInLine(at, open))), ...shades];
}

/** Wider the farther it falls. */
function light(from: Spot, to: Spot): SvgNode {
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const dx = (to.x - from.x) / reach;
  const dy = (to.y - from.y) / reach;
  const end = { x: to.x + (dx * SIDE) / 2, y: to.y + (dy * SIDE) / 2 };
  const corner = ({ x, y }: Spot, by: number) => `${x - dy * by} ${y + dx * by}`;
  return path(
    `M${corner(from, 12)}L${corner(end, SIDE / 2)}L${corner(end, -SIDE / 2)}L${corner(from, -12)}Z`,
    'f-beam',
  );
}

function shadow(x: number, y: number): readonly SvgNode[] {
  const stripes = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75].map((part) => {
    const reach = part * SIDE;
    const from = reach <= SIDE ? `M${x} ${y + reach}L${x + reach} ${y}` : '';
    const over = reach > SIDE ? `M${x + reach - SIDE} ${y + SIDE}L${x + SIDE} ${y + reach - SIDE}` : '';
    return from + over;
  });
  return [box(x, y, SIDE, SIDE, 7, 'f-shade'), path(stripes.join(''), 's-shade')];
}

/** What each open place of the line costs. */
function prices(table: MaoriState): readonly SvgNode[] {
  const nodes: SvgNode[] = [];
  let skipped = 0;
  let gaps = 0;
  for (let place = 1; place <= LINE; place++) {
    const at = placeInLine(table.explorer, place);
    const face = table.display[at] ?? null;
    if (face === null) {
      gaps++;
      continue;
    }
    if (isVolcano(face)) break;
    const { x, y } = placeSpot(at);
    const spot = { x: x + SIDE - 12, y: y + 12 };
    nodes.push(circle(spot.x, spot.y, 10, 'f-coin'));
    nodes.push(label(spot.x, spot.y + 0.5, takePrice(table, skipped, gaps), 't-coin'));
    skipped++;
  }
  return nodes;
}

/** The explorer, what it looks at, and what it costs to take that. */
export function drawExplorer(
  scene: Scene<MaoriState>,
  table: MaoriState,
  marks: MaoriTurnMarks | null,
): readonly SvgNode[] {
  const { explorer } = table;
  const steps = marks?.steps ?? 0;
  const way = Array.from({ length: steps }, (_, step) =>
    positionSpot((explorer - steps + step + RING) % RING),
  );
  return [
    group(beam(table)),
    group(prices(table)),
    group(marks?.taken == null ? [] : [ringed(marks.taken)]),
    piece('explorer', positionSpot(explorer), SHIP, scene.before === null ? {} : { path: way }),
  ];
}

const SHIP: readonly SvgNode[] = [
  circle(0, 0, 22, 'f-panel turn-now'),
  ...shapes(BOAT, { x: 0, y: 2, scale: 0.85 }),
];

/** What lies beside the display: tiles face down and shells of the supply. */
export function drawSupply({ words }: Scene<MaoriState>, table: MaoriState): SvgNode {
  return placed({ x: 20, y: DISPLAY + 28 }, [
    box(-12, -8, 26, 26, 4, 'f-wood s-frame'),
    box(-15, -12, 26, 26, 4, 'f-wood s-frame'),
    label(22, 0, `${words.stack}: ${table.stack}`, 't-label start'),
    ...shapes(SHELL, { x: DISPLAY / 2 + 4, y: 0 }),
    label(DISPLAY / 2 + 26, 0, `${words.supply}: ${table.supply}`, 't-label start'),
  ]);
}
