import { LINE, placeInLine, RING } from '@motu/engine/maori/explorer';
import type { MaoriState } from '@motu/engine/maori/state';
import type { Face } from '@motu/notation';
import { factOf, numberIn, type Scene } from './scene.ts';

/** What a turn did, read from the states around it. */
export interface MaoriTurnMarks {
  /** The place of the display that was taken from; null if none was. */
  readonly taken: number | null;
  readonly tookFace: Face | null;
  /** Spaces of the mover's board that changed. */
  readonly laid: readonly number[];
  readonly removed: readonly number[];
  readonly mover: number;
  readonly steps: number;
}

export function marksOf(scene: Scene<MaoriState>): MaoriTurnMarks | null {
  const { before, state, turn } = scene;
  if (before === null || turn === null) return null;
  const mover = state.seats.indexOf(turn.seat);
  const tiles = state.boards[mover]?.tiles ?? [];
  const earlier = before.boards[mover]?.tiles ?? [];
  const changed = [...tiles.keys()].filter((at) => tiles[at] !== earlier[at]);
  const take = factOf(scene, 'take', 'take-paid');
  const taken = take === null ? null : takenPlace(before, state.explorer, numberIn(take, 'skipped') ?? 0);
  return {
    taken,
    tookFace: taken === null ? null : (before.display[taken] ?? null),
    laid: changed.filter((at) => tiles[at] !== null),
    removed: changed.filter((at) => tiles[at] === null),
    mover,
    steps:
      (state.explorer - before.explorer + RING) % RING || (factOf(scene, 'steps', 'steps-paid') ? RING : 0),
  };
}

/** The tile behind so many others in the line. */
function takenPlace(before: MaoriState, explorer: number, skipped: number): number | null {
  let tiles = 0;
  for (let place = 1; place <= LINE; place++) {
    const at = placeInLine(explorer, place);
    if ((before.display[at] ?? null) === null) continue;
    if (tiles === skipped) return at;
    tiles++;
  }
  return null;
}

/**
 * The table when only a part of the turn has been played: the explorer's steps, then the action, then the
 * refill. What would have been legal is shown before the action, or before the steps if it is about them.
 */
export function maoriTable(scene: Scene<MaoriState>, marks = marksOf(scene)): MaoriState {
  const { before, state, phase, legal } = scene;
  if (before !== null && legal?.kind === 'explorer') return before;
  if (before !== null && legal !== null) return { ...before, explorer: state.explorer };
  if (before === null || phase === 3) return state;
  if (phase === 1) return { ...before, explorer: state.explorer };
  const taken = marks?.taken ?? null;
  return taken === null ? state : { ...state, display: state.display.with(taken, null) };
}
