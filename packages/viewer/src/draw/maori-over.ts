import { LINE, POSITIONS, placeInLine } from '@motu/engine/maori/explorer';
import { type Layout, spaceAt } from '@motu/engine/maori/layout';
import type { MaoriState } from '@motu/engine/maori/state';
import type { Seat } from '@motu/notation';
import { arrange } from './maori.ts';
import { placeSpot, positionSpot, SIDE } from './maori-display.ts';
import { cellOf, frame, outline, PANEL, SIDEBAR, spot } from './maori-player.ts';
import { tile } from './maori-tile.ts';
import { maoriTable } from './maori-turn.ts';
import { hintsOf, type Scene } from './scene.ts';
import { box, circle, hit, node, path, placed, type Spot, type SvgNode } from './tree.ts';

/** What lies over the board on demand: what would have been legal, where points come from, places to choose. */
export function overMaori(scene: Scene<MaoriState>): readonly SvgNode[] {
  const table = maoriTable(scene);
  const { spots, display } = arrange(scene.form, table.seats.length);
  return [
    placed(display, [...legalStops(scene), ...legalPlaces(scene, table), ...(scene.picks ? [HITS] : [])]),
    ...spots.map((panel, at) => placed(panel, overPlayer(scene, table, at))),
  ];
}

function legalStops(scene: Scene<MaoriState>): readonly SvgNode[] {
  return hintsOf(scene, 'position').map((name) => {
    const { x, y } = positionSpot(POSITIONS.indexOf(name));
    return circle(x, y, 17, 's-hint dashed');
  });
}

function legalPlaces({ legal }: Scene<MaoriState>, { explorer }: MaoriState): readonly SvgNode[] {
  const places = legal?.kind === 'line' ? legal.options.map(({ place }) => Number(place)) : [];
  return places.map((place) => {
    const { x, y } = placeSpot(placeInLine(explorer, place));
    return box(x - 2, y - 2, SIDE + 4, SIDE + 4, 8, 's-hint dashed');
  });
}

/** What never changes is made once, so that it need not be compared. */
const HITS: SvgNode = node('g', {}, [
  ...Array.from({ length: LINE * LINE }, (_, place) => {
    const { x, y } = placeSpot(place);
    return hit(`place:${place}`, x, y, SIDE, SIDE);
  }),
  ...POSITIONS.map((name, at) => {
    const { x, y } = positionSpot(at);
    return hit(`position:${name}`, x - 22, y - 22, 44, 44);
  }),
]);

function overPlayer(scene: Scene<MaoriState>, table: MaoriState, at: number): readonly SvgNode[] {
  const { layout } = table;
  const seat = table.seats[at] ?? '';
  const cell = cellOf(layout);
  return [
    ...(scene.turn?.seat === seat ? [...legalSpaces(scene, layout, cell), ...legalFaces(scene)] : []),
    ...(scene.focus?.seat === seat ? focusOn(scene.focus, layout, cell) : []),
    ...(scene.picks ? [hits(layout, seat, cell)] : []),
  ];
}

function legalSpaces(scene: Scene<MaoriState>, layout: Layout, cell: number): readonly SvgNode[] {
  return known(layout, hintsOf(scene, 'space')).map((space) => frame(layout, space, cell, 's-hint dashed'));
}

/** The ways in which a tile could have been laid, beside the name. */
function legalFaces(scene: Scene<MaoriState>): readonly SvgNode[] {
  if (scene.legal?.kind !== 'shapes') return [];
  return hintsOf(scene, 'face').map((face, index) =>
    placed({ x: PANEL.width - 40 - index * 36, y: 7, scale: 0.32 }, [
      ...tile(face),
      box(-4, -4, 108, 108, 12, 's-hint'),
    ]),
  );
}

/** Where a line of the score comes from, and what counts for nothing because it is unfinished. */
function focusOn(focus: NonNullable<Scene['focus']>, layout: Layout, cell: number): readonly SvgNode[] {
  const spaces = known(layout, focus.where);
  return [
    ...known(layout, focus.unfinished).map((space) => hatch(spot(layout, space, cell), cell)),
    ...spaces.map((space) => {
      const { x, y } = spot(layout, space, cell);
      return box(x, y, cell, cell, 0, 'f-glow');
    }),
    path(outline(layout, spaces, cell), 's-outline'),
    ...(focus.rule === 'maori/score-shells' ? [circle(SIDEBAR + 12, 62, 18, 's-outline')] : []),
    ...(focus.rule === 'maori/score-boats' ? [circle(SIDEBAR + 12, 100, 20, 's-outline')] : []),
  ];
}

function known(layout: Layout, names: readonly string[]): readonly number[] {
  return names.map((name) => spaceAt(layout, name)).filter((space) => space >= 0);
}

function hatch({ x, y }: Spot, cell: number): SvgNode {
  const lines = [0.25, 0.5, 0.75, 1].map(
    (part) =>
      `M${x} ${y + part * cell}L${x + part * cell} ${y}M${x + part * cell} ${y + cell}L${x + cell} ${y + part * cell}`,
  );
  return path(lines.join(''), 's-hatch');
}

const areas = new WeakMap<Layout, Map<Seat, SvgNode>>();

function hits(layout: Layout, seat: Seat, cell: number): SvgNode {
  const own = areas.get(layout) ?? new Map<Seat, SvgNode>();
  areas.set(layout, own);
  const found = own.get(seat);
  if (found !== undefined) return found;
  const spaces = layout.names.map((name, space) => {
    const { x, y } = spot(layout, space, cell);
    return hit(`space:${seat}:${name}`, x, y, cell, cell);
  });
  const made = node('g', {}, [...spaces, hit(`storage:${seat}`, SIDEBAR - 6, 162, 52, 52)]);
  own.set(seat, made);
  return made;
}
