import { FIELDS, fieldAt, fieldName, fieldsTowards, HOLLOWS, isDirection } from '@motu/engine/moeraki/board';
import type { MoerakiState } from '@motu/engine/moeraki/state';
import type { Point } from '@motu/notation';
import { LOOKS, moerakiTable, spotOf } from './moeraki.ts';
import { hintsOf, type Scene } from './scene.ts';
import { box, circle, hit, label, node, path, type SvgNode } from './tree.ts';

/** What lies over the board on demand: what would have been legal, threats, where points come from, places to choose. */
export function overMoeraki(scene: Scene<MoerakiState>): readonly SvgNode[] {
  return [
    ...focused(scene),
    ...(scene.threats ? threats(moerakiTable(scene)) : []),
    ...legalFields(scene),
    ...legalLooks(scene),
    ...hintsOf(scene, 'hollow').map((name) => {
      const { x, y } = spotOf(name);
      return circle(x, y, 18, 's-hint dashed');
    }),
    ...(scene.picks ? [HITS] : []),
  ];
}

function focused({ focus }: Scene): readonly SvgNode[] {
  const tiles = focus?.where.filter((name) => fieldAt(name) !== -1) ?? [];
  return tiles.map((name) => {
    const { x, y } = spotOf(name);
    return box(x - 23, y - 23, 46, 46, 3, 's-outline');
  });
}

function threats({ seats, hollows }: MoerakiState): readonly SvgNode[] {
  return HOLLOWS.flatMap((name, hollow) => {
    const owners = seats.filter((_, at) => hollows.threats[at]?.includes(hollow) === true);
    if (owners.length === 0) return [];
    const { x, y } = spotOf(name);
    return [circle(x, y, 16, 's-mark dashed'), label(x, y, owners.join(''), 't-name')];
  });
}

function legalFields(scene: Scene): readonly SvgNode[] {
  return [...new Set(hintsOf(scene, 'field'))].map((name) => {
    const { x, y } = spotOf(name);
    return box(x - 23, y - 23, 46, 46, 6, 's-hint dashed');
  });
}

const TIP = 10;

/** Each way that the Tane could look: along its sight to the last field, with the tip of an arrow there. */
function legalLooks({ legal, wrong }: Scene): readonly SvgNode[] {
  return (legal?.options ?? []).flatMap(({ field = wrong.field, direction }) => {
    if (typeof field !== 'string' || typeof direction !== 'string' || !isDirection(direction)) return [];
    const last = fieldsTowards(fieldAt(field), direction).at(-1);
    if (last === undefined) return [];
    const [dx, dy] = LOOKS[direction];
    const from = spotOf(field);
    const to = spotOf(fieldName(last));
    return [
      path(`M${from.x + dx * 23} ${from.y + dy * 23}L${to.x} ${to.y}`, 's-hint dashed'),
      path(`M${to.x - dx * TIP} ${to.y}H${to.x}V${to.y - dy * TIP}`, 's-hint'),
    ];
  });
}

/** What never changes is made once, so that it need not be compared. */
const HITS: SvgNode = node('g', {}, [
  ...FIELDS.map((name) => area('field', name)),
  ...HOLLOWS.map((name) => area('hollow', name)),
]);

function area(kind: string, name: Point): SvgNode {
  const { x, y } = spotOf(name);
  return hit(`${kind}:${name}`, x - 21, y - 21, 42, 42);
}
