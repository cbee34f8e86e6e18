import type { Seat, TurnRef } from '@motu/notation';
import { fieldsAround, isHalf } from './board.ts';
import { type Placed, place } from './place.ts';
import { type Fields, type MoerakiMove, type MoerakiState, opponentOf, type Win } from './state.ts';
import { layTane, playableTane, replacesTile } from './tane.ts';
import { layTile, ownerOf, tileOn } from './tiles.ts';

export function apply(state: MoerakiState, move: MoerakiMove): MoerakiState {
  const { seats, terms, formed } = state;
  const placed = place(state, move);
  const won = state.over || placed.ways.length === 0 ? state.won : [winBy(state.turn.seat, placed, move)];
  return {
    seats,
    turn: turnAfter(state.turn),
    over: state.over || won.length > 0 || placed.hollows.empty === 0,
    terms,
    opening: false,
    hollows: placed.hollows,
    fields: terms.level === 'beginner' ? state.fields : layTilesAndTane(state, placed, move),
    formed,
    won,
  };
}

/** The next player's turn, after one that nobody can read. */
export function skip(state: MoerakiState): MoerakiState {
  return { ...state, turn: turnAfter(state.turn), opening: false };
}

function turnAfter({ round, seat }: TurnRef): TurnRef {
  return seat === 'A' ? { round, seat: 'B' } : { round: round + 1, seat: 'A' };
}

function winBy(seat: Seat, { ways }: Placed, { claim }: MoerakiMove): Win {
  if (claim === null || !ways.includes(claim)) return { seat, ways };
  return { seat, ways: [claim, ...ways.filter((way) => way !== claim)] };
}

/** The placing player's tiles and Tane come first, then the opponent's. */
function layTilesAndTane(state: MoerakiState, placed: Placed, move: MoerakiMove): Fields {
  // Without a Tane to come between them it is all one whose tiles are laid first.
  if (move.tane.length === 0) return layTiles(state, placed, state.fields, null);
  const mover = state.turn.seat;
  const opponent = opponentOf(mover);
  let opponentIsNext = true;
  let fields = layTiles(state, placed, state.fields, mover);
  for (const said of move.tane) {
    if (said.seat === opponent && opponentIsNext) {
      fields = layTiles(state, placed, fields, opponent);
      opponentIsNext = false;
    }
    const tane = playableTane(fields, state.terms, said);
    if (tane === null) continue;
    const { signs } = placed.hollows;
    const edge = isHalf(tane.field) && replacesTile(fields, signs, placed.filled, said.seat, tane.field);
    fields = layTane(edge ? { ...fields, edgeUsed: true } : fields, signs, state.terms, said.seat, tane);
  }
  return opponentIsNext ? layTiles(state, placed, fields, opponent) : fields;
}

/** Lays one player's tiles, or both players', on the fields around the hollows that have just been filled. */
function layTiles(
  { terms }: MoerakiState,
  { hollows: { signs }, filled }: Placed,
  before: Fields,
  seat: Seat | null,
): Fields {
  let fields = before;
  for (const hollow of filled) {
    for (const field of fieldsAround(hollow)) {
      if (seat !== null && ownerOf(tileOn(signs, field)) !== seat) continue;
      fields = layTile(fields, signs, terms, field);
    }
  }
  return fields;
}
