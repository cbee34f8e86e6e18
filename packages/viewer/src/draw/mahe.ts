import { BEACH, CARDS_PLAYED, type MaheState, ownerOf, turtleName } from '@motu/engine/mahe/state';
import { bigCard, die, eggCard, nest, turtle } from './mahe-pieces.ts';
import { fieldSpot, hops, TRACKS, type Track, turtleSpot } from './mahe-track.ts';
import { palm } from './maori-tile.ts';
import { hintsOf, nameOfSeat, type Scene, shortName } from './scene.ts';
import { badge } from './seats.ts';
import { box, circle, type Drawing, label, node, path, piece, placed, type SvgNode } from './tree.ts';

const ROW = 66;
const LIST = 300;

/** The ring with its stacks, the raft, the open card, the dice of the turn, and everyone's eggs. */
export function drawMahe(scene: Scene<MaheState>): Drawing {
  const table = tableAt(scene);
  const track = TRACKS[scene.form];
  const { seats } = table;
  const isWide = scene.form === 'wide';
  const list = seats.length * ROW;
  const at = isWide
    ? { x: track.width + 16, y: Math.max(0, (track.height - list) / 2) }
    : { x: 0, y: track.height + 12 };
  return {
    width: isWide ? track.width + 16 + LIST : track.width,
    height: isWide ? Math.max(track.height, list) : track.height + 12 + list,
    nodes: [
      ...drawWater(scene, track),
      ...drawMiddle(scene, table, track),
      ...drawTurtles(scene, table, track),
      placed(
        at,
        seats.map((_, seat) => drawHand(scene, table, seat, isWide ? LIST : track.width)),
      ),
    ],
  };
}

/** The throw, then the swim, then the card. */
function tableAt({ before, state, phase }: Scene<MaheState>): MaheState {
  if (before === null || phase === 3) return state;
  if (phase === 1) return before;
  return { ...state, card: before.card, eggs: before.eggs, taken: before.taken, nest: before.nest };
}

function drawWater(scene: Scene<MaheState>, track: Track): readonly SvgNode[] {
  const { width, height, centre, reach, raft } = track;
  const { words } = scene;
  const landing = scene.legal?.kind === 'landing' ? scene.legal.options.map(({ field }) => field) : [];
  const beach = fieldSpot(track, BEACH);
  const ring = { cx: centre.x, cy: centre.y, rx: reach.x, ry: reach.y };
  return [
    box(0, 0, width, height, 26, 'f-deep'),
    node('ellipse', { ...ring, class: 's-wave' }),
    ...[0.55, 0.72].map((part) =>
      node('ellipse', { ...ring, rx: reach.x * part, ry: reach.y * part, class: 's-wave faint' }),
    ),
    path(
      `M${beach.x - 86} ${height}C${beach.x - 70} ${beach.y - 46} ${beach.x + 70} ${beach.y - 46} ${beach.x + 86} ${height}Z`,
      'f-sand s-shore',
    ),
    placed({ x: beach.x + 52, y: height - 26 }, palm()),
    ...Array.from({ length: BEACH }, (_, index) => fieldNode(track, index + 1, landing.includes(index + 1))),
    label(beach.x, beach.y + 32, words.beach, 't-small t-egg'),
    ...drawRaft(track, words.raft, landing.includes('raft')),
    label(raft.x + 4, raft.y + (scene.form === 'wide' ? -34 : 40), words.raft, 't-small'),
  ];
}

function fieldNode(track: Track, field: number, isHint: boolean): SvgNode {
  const { x, y } = fieldSpot(track, field);
  return node('g', {}, [
    circle(x, y, 24, field === BEACH ? 'f-sand s-shore' : 'f-field'),
    label(x, y + 15, field, field === BEACH ? 't-small t-egg' : 't-small t-soft'),
    ...(isHint ? [circle(x, y, 27, 's-hint dashed')] : []),
  ]);
}

function drawRaft({ raft }: Track, _name: string, isHint: boolean): readonly SvgNode[] {
  const logs = [0, 1, 2, 3].map((log) =>
    box(raft.x - 72, raft.y - 22 + log * 13, 142, 12, 6, 'f-wood s-frame'),
  );
  return [...logs, ...(isHint ? [box(raft.x - 78, raft.y - 28, 154, 64, 10, 's-hint dashed')] : [])];
}

function drawMiddle(scene: Scene<MaheState>, table: MaheState, { centre, reach }: Track): readonly SvgNode[] {
  const { words } = scene;
  const isWide = reach.x > reach.y;
  const pile = isWide ? { x: centre.x - 90, y: centre.y - 6 } : { x: centre.x, y: centre.y - 86 };
  const dice = isWide ? { x: centre.x + 86, y: centre.y } : { x: centre.x, y: centre.y + 70 };
  const { card } = table;
  return [
    placed(pile, [
      box(-44, -46, 76, 104, 9, 'f-wood s-frame'),
      box(-41, -49, 76, 104, 9, 'f-wood s-frame'),
      ...(card === null
        ? []
        : card === 'nest'
          ? [box(-38, -52, 76, 104, 9, 'f-card'), ...nest()]
          : bigCard(card)),
      label(0, 68, `${words.taken}: ${table.taken}/${CARDS_PLAYED}`, 't-label'),
    ]),
    ...throws(scene).map((thrown, row, all) =>
      placed({ x: dice.x, y: dice.y + (row - (all.length - 1) / 2) * 48 }, [
        label(-(thrown.dice.length * 21) - 14, 0, thrown.turtle, 't-name'),
        ...thrown.dice.map((one, at) =>
          placed({ x: (at - (thrown.dice.length - 1) / 2) * 42 + 6, y: 0 }, die(one)),
        ),
      ]),
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
  const named = hintsOf(scene, 'turtle');
  const fromBack = table.order.toSorted((one, other) => depth(one) - depth(other));
  return fromBack.map((one) => {
    const name = turtleName(table, one);
    const moved = before !== null && scene.phase > 1 && hasMoved(before, table, one);
    const body = turtle(ownerOf(table, one), name);
    const ring = moved || named.includes(name) ? [path('M-24 -20H34V14H-24Z', 's-mark dashed')] : [];
    const way = moved ? { path: hops(track, before, table, one) } : {};
    return piece(`turtle:${one}`, turtleSpot(track, table, one), [...body, ...ring], way);
  });
}

function hasMoved(before: MaheState, after: MaheState, one: number): boolean {
  return before.at[one] !== after.at[one];
}

function drawHand(scene: Scene<MaheState>, table: MaheState, at: number, width: number): SvgNode {
  const seat = table.seats[at] ?? '';
  const cards = table.eggs[at] ?? [];
  const hasNest = table.nest === seat;
  const total = cards.reduce((sum, card) => sum + card, 0) + (hasNest ? 7 : 0);
  const isMover = scene.turn === null ? table.turn.seat === seat : scene.turn.seat === seat;
  const step = Math.min(29, (width - 60) / Math.max(1, cards.length + (hasNest ? 2 : 0)));
  const isFocus = scene.focus?.seat === seat;
  return placed({ x: 0, y: at * ROW }, [
    box(2, 2, width - 4, ROW - 6, 12, `f-panel ${isMover ? 'turn-now' : 'turn-not'}`),
    placed({ x: 20, y: 17 }, badge(table.seats, seat)),
    label(40, 17, shortName(nameOfSeat(scene, seat), 20), 't-name start'),
    label(width - 14, 17, total, 't-name end'),
    ...cards.map((card, index) =>
      placed({ x: 24 + index * step, y: 43, scale: 0.82 }, eggCard(String(card))),
    ),
    ...(hasNest ? [placed({ x: 40 + cards.length * step, y: 44, scale: 0.55 }, nest())] : []),
    ...(isFocus ? [box(8, 28, width - 16, 31, 6, 's-outline')] : []),
  ]);
}
