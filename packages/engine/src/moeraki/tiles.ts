import type { Seat } from '@motu/notation';
import { FIELDS, hollowsAround, type Index, isHalf } from './board.ts';
import { type Fields, of, type Terms, withOf } from './state.ts';

/** Each player's stock of tribe tiles. */
const STOCK = 24;

const A = 'A'.charCodeAt(0);
const B = 'B'.charCodeAt(0);
const EMPTY = '.'.charCodeAt(0);

/** A tile's sign in `Fields.tiles`. */
export type Tile = 'A' | 'B' | 'a' | 'b' | '.';

/** What the stones around a field decide: nothing while a hollow is empty, nothing for two against two. */
export function tileOn(signs: string, field: Index): Tile {
  let a = 0;
  let b = 0;
  for (const hollow of hollowsAround(field)) {
    const sign = signs.charCodeAt(hollow);
    if (sign === EMPTY) return '.';
    if (sign === A) a++;
    else if (sign === B) b++;
  }
  if (a === b) return '.';
  const half = isHalf(field) && a > 0 && b > 0;
  if (a > b) return half ? 'a' : 'A';
  return half ? 'b' : 'B';
}

export function ownerOf(tile: string): Seat | null {
  switch (tile) {
    case 'A':
    case 'a':
      return 'A';
    case 'B':
    case 'b':
      return 'B';
    default:
      return null;
  }
}

/** Signs with one of them changed. */
export function withSign(signs: string, at: Index, sign: string): string {
  return signs.slice(0, at) + sign + signs.slice(at + 1);
}

/** Lays the tile that a field's stones decide, unless a ban or a Tane keeps it away. */
export function layTile(before: Fields, signs: string, terms: Terms, field: Index): Fields {
  const tile = tileOn(signs, field);
  const seat = ownerOf(tile);
  if (seat === null || isTiled(before, field)) return before;
  if (before.banned.includes(field) || isTaneOn(before, field)) return before;
  const laid = of(before.laid, seat);
  const short = laid >= STOCK;
  if (short && terms.rulings['tile-shortage'] === 'none') return { ...before, ranOut: true };
  return {
    tiles: withSign(before.tiles, field, tile),
    laid: withOf(before.laid, seat, laid + 1),
    tane: before.tane,
    first: before.first,
    banned: before.banned,
    edgeUsed: before.edgeUsed,
    ranOut: before.ranOut || short,
  };
}

/** Tiles go back to their owners' stocks. */
export function removeTiles(before: Fields, fields: readonly Index[]): Pick<Fields, 'tiles' | 'laid'> {
  let { tiles, laid } = before;
  for (const field of fields) {
    const seat = ownerOf(tiles.charAt(field));
    if (seat === null) continue;
    tiles = withSign(tiles, field, '.');
    laid = withOf(laid, seat, of(laid, seat) - 1);
  }
  return { tiles, laid };
}

export function isTiled({ tiles }: Fields, field: Index): boolean {
  return tiles.charCodeAt(field) !== EMPTY;
}

export function isTaneOn({ tane }: Fields, field: Index): boolean {
  return tane[0]?.field === field || tane[1]?.field === field;
}

/** All tiles that follow from the stones of a position. */
export function layAllTiles(before: Fields, signs: string, terms: Terms): Fields {
  return FIELDS.reduce((sofar, _, field) => layTile(sofar, signs, terms, field), before);
}

export const BARE_FIELDS: Fields = {
  tiles: '.'.repeat(FIELDS.length),
  laid: [0, 0],
  tane: [null, null],
  first: null,
  banned: [],
  edgeUsed: false,
  ranOut: false,
};
