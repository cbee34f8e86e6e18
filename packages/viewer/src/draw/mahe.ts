import { BEACH, CARDS_PLAYED, type MaheState, NEST_EGGS, ownerOf, turtleName } from '@motu/engine/mahe/state';
import { grounds, plank, sea } from './ground.ts';
import { bigCard, die, eggCard, nest, turtle } from './mahe-pieces.ts';
import { fieldSpot, hops, TRACKS, type Track, turtleSpot } from './mahe-track.ts';
import { PALM } from './palm.ts';
import { moverOf, nameOfSeat, type Scene, shortName } from './scene.ts';
import { badge, panel, turnFrame } from './seats.ts';
import { shapes } from './shape.ts';
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

const ROW = 78;
const MOST_ROW = 104;
const LIST = 300;

/** The ring with its stacks, the raft, the open card, the dice of the turn, and everyone's eggs. */
export function drawMahe(scene: Scene<MaheState>): Drawing {
  const table = maheTable(scene);
  const track = TRACKS[scene.form];
  const { at, width, height } = handsBeside(scene.form, table.seats.length);
  const isWide = scene.form === 'wide';
  const hands = table.seats.map((_, seat) => ({ x: at.x, y: at.y + seat * height }));
  const mover = hands[table.seats.indexOf(moverOf(scene))];
  return {
    width: isWide ? track.width + 16 + LIST : track.width,
    height: isWide ? track.height : track.height + 12 + table.seats.length * height,
    sheets: [
      group([
        grounds,
        ...drawWater(scene, track),
        ...hands.map((hand, seat) => placed(hand, drawPanel(scene, table, seat, { width, height }))),
      ]),
      group(hands.map((hand, seat) => placed(hand, drawHand(table, seat, { width, height })))),
      group(drawMiddle(scene, table, track)),
      group(drawTurtles(scene, table, track)),
      group(mover === undefined ? [] : [placed(mover, [turnFrame(width, height - 2)])]),
    ],
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the hands begin, and how large each is. */
export function handsBeside(form: Scene['form'], seats: number): Size & { readonly at: Spot } {
  const track = TRACKS[form];
  if (form === 'tall') return { at: { x: 0, y: track.height + 12 }, width: track.width, height: ROW };
  const height = Math.min(MOST_ROW, track.height / seats);
  return { at: { x: track.width + 16, y: (track.height - seats * height) / 2 }, width: LIST, height };
}

/** What would have been legal is shown where it would have happened: before the turtle swam, or after. */
const BEFORE: ReadonlySet<string> = new Set(['turtle', 'throw', 'card']);

/** The throw, then the swim, then the card. */
export function maheTable({ before, state, phase, legal }: Scene<MaheState>): MaheState {
  if (before !== null && legal !== null && BEFORE.has(legal.kind)) return before;
  if (before === null || phase === 3) return state;
  if (phase === 1) return before;
  return { ...state, card: before.card, eggs: before.eggs, taken: before.taken, nest: before.nest };
}

function drawWater(scene: Scene<MaheState>, track: Track): readonly SvgNode[] {
  const { width, height, centre, reach, raft } = track;
  const { words } = scene;
  const beach = fieldSpot(track, BEACH);
  const ring = { cx: centre.x, cy: centre.y, rx: reach.x, ry: reach.y };
  return [
    ...sea(width, height, 26),
    node('ellipse', { ...ring, class: 's-wave' }),
    ...[0.55, 0.72].map((part) =>
      node('ellipse', { ...ring, rx: reach.x * part, ry: reach.y * part, class: 's-wave faint' }),
    ),
    path(
      `M${beach.x - 86} ${height}C${beach.x - 70} ${beach.y - 46} ${beach.x + 70} ${beach.y - 46} ${beach.x + 86} ${height}Z`,
      'f-sand s-shore',
    ),
    ...shapes(PALM, { x: beach.x + 52, y: height - 26 }),
    ...Array.from({ length: BEACH }, (_, index) => fieldNode(track, index + 1)),
    label(beach.x, beach.y + 32, words.beach, 't-small t-egg'),
    ...[0, 1, 2, 3].flatMap((log) => plank(raft.x - 104, raft.y - 30 + log * 16, 208, 15, 7)),
    label(raft.x - 100, raft.y - 44, words.raft, 't-label start'),
  ];
}

function fieldNode(track: Track, field: number): SvgNode {
  const { x, y } = fieldSpot(track, field);
  const isBeach = field === BEACH;
  return group([
    circle(x, y + 3, 28, 'f-shadow'),
    circle(x, y, 28, isBeach ? 'f-sand s-shore' : 'f-field'),
    label(x, y + 17, field, `t-label ${isBeach ? 't-egg' : 't-soft'}`),
  ]);
}

/** Where the dice of a turn lie. */
export function diceSpot({ centre, reach }: Pick<Track, 'centre' | 'reach'>): Spot {
  return reach.x > reach.y ? { x: centre.x + 92, y: centre.y } : { x: centre.x, y: centre.y + 84 };
}

function drawMiddle(scene: Scene<MaheState>, table: MaheState, { centre, reach }: Track): readonly SvgNode[] {
  const { words } = scene;
  const isWide = reach.x > reach.y;
  const pile = isWide ? { x: centre.x - 92, y: centre.y - 12 } : { x: centre.x, y: centre.y - 86 };
  const dice = diceSpot({ centre, reach });
  const { card } = table;
  return [
    placed(pile, [
      ...plank(-52, -50, 88, 120, 10),
      ...plank(-48, -55, 88, 120, 10),
      label(-4, 86, `${words.taken}: ${table.taken}/${CARDS_PLAYED}`, 't-label'),
      ...(card === null
        ? []
        : card === 'nest'
          ? [box(-44, -60, 88, 120, 10, 'f-card'), ...nest()]
          : bigCard(card)),
    ]),
    group(
      throws(scene).map((thrown, row, all) =>
        placed({ x: dice.x, y: dice.y + (row - (all.length - 1) / 2) * 54, scale: 1.15 }, [
          label(-(thrown.dice.length * 21) - 14, 0, thrown.turtle, 't-name'),
          ...thrown.dice.map((one, at) =>
            placed({ x: (at - (thrown.dice.length - 1) / 2) * 42 + 6, y: 0 }, die(one)),
          ),
        ]),
      ),
    ),
  ];
}

interface Throw {
  readonly turtle: string;
  readonly dice: readonly string[];
}

function throws({ turn }: Scene): readonly Throw[] {
  const told = turn?.facts.filter(({ kind }) => kind === 'distance' || kind === 'bust') ?? [];
  return told.map(({ params }) => ({
    turtle: String(params.turtle ?? ''),
    dice: Array.isArray(params.thrown) ? params.thrown.map(String).slice(0, 6) : [],
  }));
}

function drawTurtles(scene: Scene<MaheState>, table: MaheState, track: Track): readonly SvgNode[] {
  const { before } = scene;
  const depth = (one: number) => fieldSpot(track, table.at[one] ?? 0).y;
  const fromBack = table.order.toSorted((one, other) => depth(one) - depth(other));
  return fromBack.map((one) => {
    const name = turtleName(table, one);
    const moved = before !== null && scene.phase > 1 && hasMoved(before, table, one);
    const body = turtle(ownerOf(table, one), name);
    const ring = moved ? [path(HALO, 's-mark')] : [];
    const way = moved ? { path: hops(track, before, table, one) } : {};
    return piece(`turtle:${one}`, turtleSpot(track, table, one), [...ring, ...body], way);
  });
}

/** Around the shell. */
export const HALO = 'M-24 9C-22 -25 20 -25 22 9Z';

function hasMoved(before: MaheState, after: MaheState, one: number): boolean {
  return before.at[one] !== after.at[one];
}

function drawPanel(
  scene: Scene,
  { seats }: MaheState,
  at: number,
  { width, height }: Size,
): readonly SvgNode[] {
  const seat = seats[at] ?? '';
  return [
    panel(width, height - 2),
    placed({ x: 22, y: 20 }, badge(seats, seat)),
    label(42, 20, shortName(nameOfSeat(scene, seat), 20), 't-name start'),
  ];
}

function drawHand(table: MaheState, at: number, { width, height }: Size): readonly SvgNode[] {
  const cards = table.eggs[at] ?? [];
  const hasNest = table.nest === table.seats[at];
  const total = cards.reduce((sum, card) => sum + card, 0) + (hasNest ? NEST_EGGS : 0);
  const scale = Math.min(1.3, (height - 46) / 38);
  const step = Math.min(30 * scale, (width - 40) / Math.max(1, cards.length + (hasNest ? 2 : 0)));
  const middle = 36 + (height - 42) / 2;
  return [
    label(width - 16, 20, total, 't-big end'),
    ...cards.map((card, index) =>
      placed({ x: 14 + 13 * scale + index * step, y: middle, scale }, eggCard(String(card))),
    ),
    ...(hasNest
      ? [placed({ x: 36 + 13 * scale + cards.length * step, y: middle, scale: scale * 0.62 }, nest())]
      : []),
  ];
}
