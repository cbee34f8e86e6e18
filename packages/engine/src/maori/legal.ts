import type { Face, Space } from '@motu/notation';
import { takePrice } from './bill.ts';
import { checkFace } from './census.ts';
import { fits } from './check-placing.ts';
import { LINE, placeInLine, RING } from './explorer.ts';
import { nameOf } from './layout.ts';
import type { Action, MaoriMove } from './move.ts';
import { isLockedUnderShip, isNextTo, mayRelocate, sailingSteps } from './ship.ts';
import { type Board, boatsOf, isOpen, type MaoriState, moverOf, UNSEEN } from './state.ts';
import { isVolcano, tileOf } from './tile.ts';

/** Every legal move once, in canonical form, given the tile on top of the stack. */
export function* legalMoves(state: MaoriState, drawn: Face | null): Generator<MaoriMove> {
  if (!state.over) yield* movesWithin(state, drawn, moverOf(state).shells);
}

/** The same for a player who will not spend more than so many shells. */
export function* movesWithin(state: MaoriState, drawn: Face | null, purse: number): Generator<MaoriMove> {
  const board = moverOf(state);
  const boats = boatsOf(state, board);
  const refill = state.stack > 0 && drawn !== UNSEEN ? drawn : null;
  const canTake = drawn === UNSEEN || mayTake(state, refill);
  for (let steps = 1; steps <= boats + purse; steps++) {
    const explorer = (state.explorer + steps) % RING;
    const left = purse - Math.max(0, steps - boats);
    for (const course of courses(state, board, left)) {
      const hands = canTake ? openPlaces(state, explorer, left - course.cost) : [];
      for (const { from, face } of hands) {
        yield* placings(state, board, course, { steps, from, face, refill });
      }
      if (board.storage !== null) {
        yield* placings(state, board, course, { steps, from: 's', face: board.storage, refill: null });
      }
    }
    if (canTake && board.storage === null) {
      for (const { from } of openPlaces(state, explorer, left)) {
        yield* relocated(state, board, { steps, sail: null, action: { kind: 'store', from }, refill }, -1);
      }
    }
    for (const [at, face] of board.tiles.entries()) {
      if (face === null || (at === board.ship && isLockedUnderShip(state.rules))) continue;
      const action: Action = { kind: 'remove', space: nameOf(state.layout, at) };
      yield* relocated(state, board, { steps, sail: null, action, refill: null }, at);
    }
    yield* relocated(state, board, { steps, sail: null, action: { kind: 'pass' }, refill: null }, -1);
  }
}

function mayTake(state: MaoriState, refill: Face | null): boolean {
  if (refill === null) return state.stack === 0;
  return checkFace(state, refill, state.rules.inventory).next().done === true;
}

/** Where the ship can be when the tile is placed, and what sailing there costs. */
interface Course {
  readonly sail: Space | null;
  readonly ship: number | null;
  readonly cost: number;
}

function* courses({ layout, rules }: MaoriState, board: Board, purse: number): Generator<Course> {
  yield { sail: null, ship: board.ship, cost: 0 };
  if (rules.level === 'basic' || board.ship === null || purse === 0) return;
  for (const [at, face] of board.tiles.entries()) {
    if (face === null || at === board.ship) continue;
    const cost = sailingSteps(layout, board, at, rules.rulings);
    if (cost !== null && cost <= purse) yield { sail: nameOf(layout, at), ship: at, cost };
  }
}

function openPlaces(state: MaoriState, explorer: number, purse: number): { from: number; face: Face }[] {
  const open: { from: number; face: Face }[] = [];
  let skipped = 0;
  let gaps = 0;
  for (let from = 1; from <= LINE; from++) {
    const face = state.display[placeInLine(explorer, from)] ?? null;
    if (face === null) {
      gaps++;
      continue;
    }
    if (isVolcano(face) || takePrice(state, skipped, gaps) > purse) break;
    open.push({ from, face });
    skipped++;
  }
  return open;
}

interface Hand {
  readonly steps: number;
  readonly from: number | 's';
  readonly face: Face;
  readonly refill: Face | null;
}

function* placings(state: MaoriState, board: Board, course: Course, hand: Hand): Generator<MaoriMove> {
  const { layout, rules } = state;
  const { steps, from, refill } = hand;
  const { ship, sail } = course;
  for (let at = 0; at < board.tiles.length; at++) {
    if (!isOpen(layout, board, at) || (ship !== null && !isNextTo(layout, ship, at))) continue;
    for (const { turned, face } of tileOf(hand.face).layings) {
      if (rules.edition !== 'de' && !fits(layout, board, at, face)) continue;
      const action: Action = { kind: 'place', from, space: nameOf(layout, at), turned };
      const after = { ...board, tiles: board.tiles.with(at, face), ship: ship ?? at };
      yield* relocated(state, after, { steps, sail, action, refill }, -1);
    }
  }
}

/** A move without and with each putting of the ship it allows; `removed` is the space a tile left, if one did. */
function* relocated(
  { layout, rules }: MaoriState,
  board: Board,
  move: Pick<MaoriMove, 'steps' | 'sail' | 'action' | 'refill'>,
  removed: number,
): Generator<MaoriMove> {
  const { steps, sail, action, refill } = move;
  const written = (relocate: Space | null): MaoriMove => {
    return { steps, position: null, sail, action, relocate, refill, shells: null };
  };
  const others: Space[] = [];
  if (mayRelocate(rules, action.kind)) {
    board.tiles.forEach((face, at) => {
      if (face !== null && at !== board.ship && at !== removed) others.push(nameOf(layout, at));
    });
  }
  const mustRelocate = removed >= 0 && removed === board.ship && others.length > 0;
  if (!mustRelocate) yield written(null);
  for (const space of others) yield written(space);
}
