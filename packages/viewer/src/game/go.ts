import type { Phase } from '../draw/scene.ts';
import type { KeyAction } from './keys.ts';
import { pathOf, type Step, type Tree } from './tree.ts';
import { nextOf, placeOnWay, previousOf, seek, variationAfter, variationBefore, wayThrough } from './walk.ts';

/** What is shown: a turn (null: the start) and how much of it. */
export interface Position {
  readonly step: Step | null;
  readonly phase: Phase;
}

const TEN = 10;

/** Where an action leads from here; null where it leads nowhere. */
export function go(tree: Tree, { step, phase }: Position, action: KeyAction): Position | null {
  switch (action) {
    case 'previous':
      return step === null ? null : whole(previousOf(step));
    case 'next':
      return existing(nextOf(tree, step));
    case 'halfBack':
      return halfBack({ step, phase });
    case 'halfOn':
      return halfOn(tree, { step, phase });
    case 'first':
      return whole(null);
    case 'last':
      return existing(wayThrough(tree, step).at(-1) ?? null);
    case 'tenBack':
      return at(tree, step, Math.max(0, placeOnWay(step) - TEN));
    case 'tenOn':
      return at(tree, step, Math.min(wayThrough(tree, step).length, placeOnWay(step) + TEN));
    case 'variationUp':
      return step === null ? null : existing(variationBefore(step));
    case 'variationDown':
      return step === null ? null : existing(variationAfter(step));
    case 'findingBack':
      return existing(seek(tree, step, -1, hasFindings));
    case 'findingOn':
      return existing(seek(tree, step, 1, hasFindings));
    case 'play':
    case 'help':
      return null;
  }
}

/** The position so many turns from the start, on the way through a step. */
export function at(tree: Tree, step: Step | null, place: number): Position {
  return whole(place === 0 ? null : (wayThrough(tree, step)[place - 1] ?? null));
}

export function detailOf({ step, phase }: Position): { readonly turn: string; readonly phase: Phase } {
  return { turn: pathOf(step), phase };
}

function whole(step: Step | null): Position {
  return { step, phase: 3 };
}

function existing(step: Step | null): Position | null {
  return step === null ? null : whole(step);
}

function hasFindings({ turn }: Step): boolean {
  return turn.findings.length > 0;
}

function halfOn(tree: Tree, { step, phase }: Position): Position | null {
  if (step !== null && phase < 3) return { step, phase: phase === 1 ? 2 : 3 };
  const next = nextOf(tree, step);
  return next === null ? null : { step: next, phase: 1 };
}

function halfBack({ step, phase }: Position): Position | null {
  if (step === null) return null;
  return phase === 1 ? whole(previousOf(step)) : { step, phase: phase === 3 ? 2 : 1 };
}
