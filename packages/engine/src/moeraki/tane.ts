import type { Seat } from '@motu/notation';
import {
  DIRECTIONS,
  type Direction,
  fieldAt,
  fieldName,
  fieldsAround,
  fieldsTowards,
  hasFieldTowards,
  type Index,
  isDirection,
  isHalf,
} from './board.ts';
import { type Fields, of, SEATS, type Tane, type TaneMove, type Terms, withOf } from './state.ts';
import { isTaneOn, layTile, removeTiles, tileOn } from './tiles.ts';

/** The fields that a Tane sees: up to the rim, or up to the Tane that was there before it. */
export function sightOf({ field, direction }: Tane, earlier: Tane | null): readonly Index[] {
  const fields = fieldsTowards(field, direction);
  const met = earlier === null ? -1 : fields.indexOf(earlier.field);
  return met === -1 ? fields : fields.slice(0, met);
}

/** Puts a Tane down: its sight clears and bans fields, except where it crosses the first one's. */
export function layTane(before: Fields, signs: string, terms: Terms, seat: Seat, tane: Tane): Fields {
  const earlier = before.first === null ? null : of(before.tane, before.first);
  const sight = sightOf(tane, earlier);
  const crossed = sight.filter((field) => before.banned.includes(field));
  const banned = sight.filter((field) => !before.banned.includes(field));
  const { tiles, laid } = removeTiles(before, [tane.field, ...banned]);
  let after: Fields = {
    tiles,
    laid,
    tane: withOf(before.tane, seat, tane),
    first: before.first ?? seat,
    banned: [...before.banned.filter((field) => !crossed.includes(field)), ...banned],
    edgeUsed: before.edgeUsed,
    ranOut: before.ranOut,
  };
  for (const field of crossed) after = layTile(after, signs, terms, field);
  return after;
}

/** The Tane that a turn says, if its owner has one left and it can stand there and look that way at all. */
export function playableTane(fields: Fields, terms: Terms, said: TaneMove): Tane | null {
  const field = fieldAt(said.field);
  if (terms.level !== 'master' || !SEATS.includes(said.seat)) return null;
  if (of(fields.tane, said.seat) !== null || isTaneOn(fields, field)) return null;
  return field === -1 || !isDirection(said.direction) ? null : { field, direction: said.direction };
}

/** Whether the stones just placed decide the field, by a whole tile, for the seat. */
export function replacesTile(
  fields: Fields,
  signs: string,
  placed: readonly Index[],
  seat: Seat,
  field: Index,
): boolean {
  return (
    field !== -1 &&
    tileOn(signs, field) === seat &&
    placed.some((hollow) => fieldsAround(hollow).includes(field)) &&
    !isTaneOn(fields, field)
  );
}

/** Ruling tane-edge: three to none around a half field makes a whole tile, or does not. */
export function isForbiddenEdge(terms: Terms, field: Index): boolean {
  return terms.rulings['tane-edge'] === 'forbidden' && isHalf(field);
}

export function directionsFrom(field: Index): readonly Direction[] {
  return DIRECTIONS.filter((direction) => fieldsTowards(field, direction).length > 0);
}

export function looksAlongFields({ field, direction }: TaneMove): boolean {
  return isDirection(direction) && hasFieldTowards(field, direction);
}

const NO_CHOICES: readonly TaneMove[] = [];

/** Where a player may put the Tane after these stones, and which way it may look. */
export function taneChoices(
  fields: Fields,
  signs: string,
  terms: Terms,
  placed: readonly Index[],
  seat: Seat,
): readonly TaneMove[] {
  if (terms.level !== 'master' || !SEATS.includes(seat) || of(fields.tane, seat) !== null) return NO_CHOICES;
  const choices: TaneMove[] = [];
  for (const field of aroundAll(placed)) {
    if (!replacesTile(fields, signs, placed, seat, field) || isForbiddenEdge(terms, field)) continue;
    if (fields.banned.includes(field)) continue;
    for (const direction of directionsFrom(field)) choices.push({ seat, field: fieldName(field), direction });
  }
  return choices;
}

/** The fields around several hollows, each once. */
function aroundAll(hollows: readonly Index[]): Iterable<Index> {
  const [only] = hollows;
  return hollows.length === 1 && only !== undefined
    ? fieldsAround(only)
    : new Set(hollows.flatMap(fieldsAround));
}
