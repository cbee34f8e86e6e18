import type { Face, Space } from '@motu/notation';
import type { Broken } from '../game.ts';
import { apply } from './apply.ts';
import { checkFace } from './census.ts';
import { LINE, placeInLine, RING, takePrice } from './explorer.ts';
import { fits } from './fits.ts';
import { nameOf, spaceAt } from './layout.ts';
import type { Action, MaoriMove } from './move.ts';
import { isLockedUnderShip, isNextTo, mayRelocate, sailingSteps } from './ship.ts';
import { type Board, boatsOf, isOpen, type MaoriState, moverOf, UNSEEN } from './state.ts';
import { isVolcano, tileOf } from './tile.ts';

/** Every legal move once, in canonical form, given the tile on top of the stack. */
export function* legalMoves(state: MaoriState, drawn: Face | null): Generator<MaoriMove> {
  if (state.over) return;
  for (const move of movesWithin(state, drawn, moverOf(state).shells)) yield* relocated(state, move);
}

/** Those that spend no more than so many shells, each without the free putting of the ship after it. */
export function* movesWithin(state: MaoriState, drawn: Face | null, purse: number): Generator<MaoriMove> {
  const board = moverOf(state);
  const boats = boatsOf(state, board);
  const refill = state.stack > 0 && drawn !== UNSEEN ? drawn : null;
  const canTake = drawn === UNSEEN || mayTake(state, refill);
  const allCourses = [...courses(state, board, purse)];
  for (let steps = 1; steps <= boats + purse; steps++) {
    const explorer = (state.explorer + steps) % RING;
    const left = purse - Math.max(0, steps - boats);
    for (const course of allCourses) {
      if (course.cost > left) continue;
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
        yield moveOf(steps, null, { kind: 'store', from }, refill);
      }
    }
    for (const [at, face] of board.tiles.entries()) {
      if (face === null || (at === board.ship && isLockedUnderShip(state.rules))) continue;
      yield moveOf(steps, null, { kind: 'remove', space: nameOf(state.layout, at) }, null);
    }
    yield moveOf(steps, null, { kind: 'pass' }, null);
  }
}

function mayTake(state: MaoriState, refill: Face | null): boolean {
  if (refill === null) return state.stack === 0;
  const found: Broken[] = [];
  checkFace(state, tileOf(refill), state.rules.inventory, {}, found);
  return found.length === 0;
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
      if (rules.edition !== 'de' && !fits(layout, board, at, tileOf(face))) continue;
      yield moveOf(steps, sail, { kind: 'place', from, space: nameOf(layout, at), turned }, refill);
    }
  }
}

function moveOf(steps: number, sail: Space | null, action: Action, refill: Face | null): MaoriMove {
  return { steps, position: null, sail, action, relocate: null, refill, shells: null };
}

/** A move without and with each putting of the ship it allows. */
function* relocated(state: MaoriState, move: MaoriMove): Generator<MaoriMove> {
  const spaces = relocations(state, move);
  if (spaces.length === 0 || !leavesShipOnNothing(state, move)) yield move;
  for (const relocate of spaces) yield { ...move, relocate };
}

/** The tiles that the ship can be put on after the move, the one it stands on left out. */
export function relocations(state: MaoriState, move: MaoriMove): readonly Space[] {
  const { layout, rules } = state;
  if (!mayRelocate(rules, move.action.kind)) return [];
  const board = apply(state, move).boards[state.seats.indexOf(state.turn.seat)];
  const { tiles, ship } = board ?? moverOf(state);
  const spaces: Space[] = [];
  tiles.forEach((face, at) => {
    if (face !== null && at !== ship) spaces.push(nameOf(layout, at));
  });
  return spaces;
}

function leavesShipOnNothing(state: MaoriState, { action }: MaoriMove): boolean {
  return action.kind === 'remove' && spaceAt(state.layout, action.space) === moverOf(state).ship;
}
