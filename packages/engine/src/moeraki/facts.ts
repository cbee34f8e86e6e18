import type { Fact } from '../game.ts';
import { fieldAt, fieldName, fieldsAround, hollowAt, hollowName, type Index } from './board.ts';
import { type MoerakiMove, type MoerakiState, of, SEATS } from './state.ts';
import { sightOf } from './tane.ts';

const NO_FACTS: readonly Fact[] = [];

/** What a turn brought about: tiles, what the Tane did, a win, and where a win threatens. */
export function facts(before: MoerakiState, move: MoerakiMove, after: MoerakiState): readonly Fact[] {
  if (
    before.fields.tiles === after.fields.tiles &&
    !hasThreats(before) &&
    !hasThreats(after) &&
    move.tane.length === 0
  ) {
    return NO_FACTS;
  }
  const found: Fact[] = [];
  for (const stone of move.stones) {
    for (const field of fieldsAround(hollowAt(stone))) tileFact(before, after, field, found);
  }
  for (const { seat, field } of move.tane) {
    const tane = of(after.fields.tane, seat);
    if (tane !== null && tane !== of(before.fields.tane, seat) && tane.field === fieldAt(field)) {
      taneFacts(before, after, seat, found);
    }
  }
  if (before.won !== after.won) {
    for (const { seat, ways } of after.won) found.push({ kind: 'win', params: { seat, ways } });
  }
  for (const seat of SEATS) {
    threatFact('threat-before', seat, of(before.hollows.threats, seat), found);
    threatFact('threat', seat, of(after.hollows.threats, seat), found);
  }
  return found;
}

function hasThreats({ hollows: { threats } }: MoerakiState): boolean {
  return threats[0].length > 0 || threats[1].length > 0;
}

function threatFact(kind: string, seat: string, threats: readonly Index[], found: Fact[]): void {
  if (threats.length > 0) found.push({ kind, params: { seat, hollows: threats.map(hollowName) } });
}

function tileFact(before: MoerakiState, after: MoerakiState, field: Index, found: Fact[]): void {
  const tile = after.fields.tiles.charAt(field);
  if (tile === '.' || tile === '' || before.fields.tiles.charAt(field) !== '.') return;
  const seat = tile.toUpperCase();
  found.push({ kind: tile === seat ? 'tile' : 'half-tile', params: { seat, field: fieldName(field) } });
}

function taneFacts(before: MoerakiState, after: MoerakiState, seat: string, found: Fact[]): void {
  const tane = of(after.fields.tane, seat);
  if (tane === null) return;
  const earlier =
    after.fields.first === null || after.fields.first === seat
      ? null
      : of(after.fields.tane, after.fields.first);
  const sight = sightOf(tane, earlier);
  const banned = sight.filter((field) => after.fields.banned.includes(field));
  const removed = banned.filter((field) => before.fields.tiles.charAt(field) !== '.');
  const crossed = earlier === null ? [] : sight.filter((field) => !after.fields.banned.includes(field));
  const params = { seat, field: fieldName(tane.field), direction: tane.direction };
  found.push(
    sight.length === 0
      ? { kind: 'tane-blind', params }
      : { kind: 'tane', params: { ...params, banned: banned.map(fieldName) } },
  );
  if (removed.length > 0)
    found.push({ kind: 'tane-removes', params: { seat, fields: removed.map(fieldName) } });
  if (crossed.length > 0)
    found.push({ kind: 'tane-crosses', params: { seat, fields: crossed.map(fieldName) } });
}
