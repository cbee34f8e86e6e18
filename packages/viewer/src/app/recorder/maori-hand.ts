import type { Broken } from '@motu/engine';
import { billOf } from '@motu/engine/maori/bill';
import { LINE, POSITIONS, placeInLine, positionName, RING } from '@motu/engine/maori/explorer';
import { maori } from '@motu/engine/maori/game';
import { spaceAt } from '@motu/engine/maori/layout';
import type { Action, MaoriMove } from '@motu/engine/maori/move';
import { type MaoriState, moverOf } from '@motu/engine/maori/state';
import { tileOf } from '@motu/engine/maori/tile';
import type { Face, Space, Turned } from '@motu/notation';
import { isFree, type Offer } from './kit.ts';

/** What has been pressed of a turn of Māori. */
export interface MaoriHand {
  readonly steps: number | null;
  /** A place of the line, or the storage. */
  readonly from: number | 's' | null;
  readonly to: Space | 'storage' | null;
  readonly turned: Turned | null;
  readonly remove: Space | null;
  readonly isPass: boolean;
  /** The next space pressed is for the ship. */
  readonly isShipLifted: boolean;
  readonly sail: Space | null;
  readonly relocate: Space | null;
  readonly refill: Face | null;
}

export const NO_HAND: MaoriHand = {
  steps: null,
  from: null,
  to: null,
  turned: null,
  remove: null,
  isPass: false,
  isShipLifted: false,
  sail: null,
  relocate: null,
  refill: null,
};

export function isActing(hand: MaoriHand): boolean {
  return hand.from !== null || hand.remove !== null || hand.isPass;
}

/** A tile in hand that lies nowhere yet is tried as stored: what is wrong with taking it then shows. */
function actionOf({ from, to, turned, remove }: MaoriHand): Action {
  if (remove !== null) return { kind: 'remove', space: remove };
  if (from === null) return { kind: 'pass' };
  if (to !== null && to !== 'storage') return { kind: 'place', from, space: to, turned };
  return from === 's' ? { kind: 'pass' } : { kind: 'store', from };
}

export function moveOf(state: MaoriState, hand: MaoriHand): MaoriMove {
  const { steps, sail, relocate, refill } = hand;
  const position = steps === null ? null : positionName((state.explorer + steps) % RING);
  return { steps, position, sail, action: actionOf(hand), relocate, refill, shells: null };
}

export function faceInHand(state: MaoriState, hand: MaoriHand): Face | null {
  return hand.from === null ? null : (billOf(state, withTarget(state, hand)).hand?.face ?? null);
}

function withTarget(state: MaoriState, hand: MaoriHand): MaoriMove {
  const move = moveOf(state, hand);
  return hand.from === 's'
    ? { ...move, action: { kind: 'place', from: 's', space: '', turned: null } }
    : move;
}

function check(state: MaoriState, hand: MaoriHand): Iterable<Broken> {
  return maori.check(state, moveOf(state, hand));
}

const isOfExplorer = ({ at }: Broken) => at === 'explorer';
const isOfTaking = ({ at, rule }: Broken) =>
  rule === 'maori/shells' || (at === 'action' && rule !== 'maori/store-one');
const isOfAction = ({ at, rule }: Broken) => rule === 'maori/shells' || at === 'action';
const isOfSailing = ({ at, rule }: Broken) => rule === 'maori/shells' || at === 'sail';
const isOfRelocating = ({ at }: Broken) => at === 'relocate';

export function explorerOffers(state: MaoriState, hand: MaoriHand): readonly Offer[] {
  return Array.from({ length: RING }, (_, index) => {
    const steps = index + 1;
    const trial: MaoriHand = { ...NO_HAND, steps };
    const text = POSITIONS[(state.explorer + steps) % RING] ?? '';
    return {
      spot: `position:${text}`,
      group: 'explorer',
      text,
      shells: billOf(state, moveOf(state, trial)).forSteps,
      isLegal: isFree(check(state, trial), isOfExplorer),
      isChosen: hand.steps === steps,
    };
  });
}

export function takeOffers(state: MaoriState, hand: MaoriHand): readonly Offer[] {
  const explorer = (state.explorer + (hand.steps ?? 0)) % RING;
  return Array.from({ length: LINE }, (_, index): Offer => {
    const from = index + 1;
    const trial: MaoriHand = { ...NO_HAND, steps: hand.steps, from };
    const place = placeInLine(explorer, from);
    return {
      spot: `place:${place}`,
      group: 'take',
      text: `${from}: ${state.display[place] ?? '–'}`,
      shells: billOf(state, moveOf(state, trial)).forTake,
      isLegal: isFree(check(state, trial), isOfTaking),
      isChosen: hand.from === from,
    };
  });
}

/** Where the tile in hand can go, which tile can be removed, or where the ship can be. */
export function spaceOffers(state: MaoriState, hand: MaoriHand): readonly Offer[] {
  const { seat } = state.turn;
  const isPlacing = hand.from !== null;
  return state.layout.names.map((space): Offer => {
    const spot = `space:${seat}:${space}`;
    if (hand.isShipLifted) {
      const sails = !isActing(hand);
      const trial: MaoriHand = sails ? { ...hand, sail: space } : { ...hand, relocate: space };
      const isLegal = isFree(check(state, trial), sails ? isOfSailing : isOfRelocating);
      const isChosen = (sails ? hand.sail : hand.relocate) === space;
      return { spot, group: 'ship', text: space, shells: null, isLegal, isChosen };
    }
    const trial: MaoriHand = isPlacing
      ? laidOn(state, hand, space)
      : { ...hand, remove: space, isPass: false };
    const isLegal = isFree(check(state, trial), isOfAction);
    const isChosen = (isPlacing ? hand.to : hand.remove) === space;
    return { spot, group: isPlacing ? 'space' : 'remove', text: space, shells: null, isLegal, isChosen };
  });
}

/** As the tile lies in the display, or turned if it fits only so. */
export function laidOn(state: MaoriState, hand: MaoriHand, space: Space): MaoriHand {
  const plain: MaoriHand = { ...hand, to: space, turned: null };
  const face = faceInHand(state, hand);
  if (face === null || isFree(check(state, plain), isOfAction)) return plain;
  const trials = tileOf(face).layings.map(({ turned }): MaoriHand => ({ ...plain, turned }));
  return trials.find((trial) => isFree(check(state, trial), isOfAction)) ?? plain;
}

export function shapeOffers(state: MaoriState, hand: MaoriHand): readonly Offer[] {
  const face = faceInHand(state, hand);
  if (face === null || hand.to === null || hand.to === 'storage') return [];
  const { layings } = tileOf(face);
  if (layings.length < 2) return [];
  return layings.map(({ turned, face: text }): Offer => {
    const isLegal = isFree(check(state, { ...hand, turned }), isOfAction);
    const isChosen = signOf(turned) === signOf(hand.turned);
    return { spot: `shape:${signOf(turned)}`, group: 'shape', text, shells: null, isLegal, isChosen };
  });
}

export function signOf(turned: Turned | null): string {
  return turned === null ? '' : turned.shape + (turned.lei ?? '');
}

export function otherOffers(state: MaoriState, hand: MaoriHand): readonly Offer[] {
  const { seat } = state.turn;
  const { storage } = moverOf(state);
  const isTaken = hand.from !== null && hand.from !== 's';
  const offer = (spot: string, text: string, isLegal: boolean, isChosen: boolean): Offer => {
    return { spot, group: 'other', text, shells: null, isLegal, isChosen };
  };
  const isStorable = isFree(
    check(state, { ...hand, to: 'storage' }),
    ({ rule }) => rule === 'maori/store-one',
  );
  return [
    ...(isTaken ? [offer(`storage:${seat}`, 'store', isStorable, hand.to === 'storage')] : []),
    ...(!isTaken && storage !== null
      ? [offer(`storage:${seat}`, `s: ${storage}`, true, hand.from === 's')]
      : []),
    offer('pass', 'pass', true, hand.isPass),
    ...(state.rules.level === 'basic' ? [] : [offer('ship', 'ship', true, hand.isShipLifted)]),
  ];
}

export function hasTileOn(state: MaoriState, space: Space): boolean {
  return (moverOf(state).tiles[spaceAt(state.layout, space)] ?? null) !== null;
}
