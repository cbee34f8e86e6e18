import { BEACH, type MaheState, RAFT, type Turtle } from '@motu/engine/mahe/state';
import type { Scene } from './scene.ts';
import type { Spot } from './tree.ts';

/** Where things lie on the water: the ring, the raft beside field 1, the beach at the bottom. */
export interface Track {
  readonly width: number;
  readonly height: number;
  readonly centre: Spot;
  readonly reach: { readonly x: number; readonly y: number };
  readonly raft: Spot;
}

export const TRACKS: { readonly [form in Scene['form']]: Track } = {
  wide: {
    width: 660,
    height: 520,
    centre: { x: 335, y: 268 },
    reach: { x: 272, y: 190 },
    raft: { x: 92, y: 478 },
  },
  tall: {
    width: 420,
    height: 620,
    centre: { x: 210, y: 300 },
    reach: { x: 166, y: 238 },
    raft: { x: 74, y: 572 },
  },
};

/** Each turtle sits so much higher than the one it sits on. */
const BACK = 15;
const BERTH = 34;

export function fieldSpot({ centre, reach }: Track, field: number): Spot {
  const angle = Math.PI / 2 + (2 * Math.PI * field) / BEACH;
  return { x: centre.x + reach.x * Math.cos(angle), y: centre.y + reach.y * Math.sin(angle) };
}

/** The turtles of a field from bottom to top. */
export function stackOn({ order, at }: MaheState, field: number): readonly Turtle[] {
  return order.filter((turtle) => at[turtle] === field);
}

export function turtleSpot(track: Track, state: MaheState, turtle: Turtle): Spot {
  const field = state.at[turtle] ?? RAFT;
  const height = stackOn(state, field).indexOf(turtle);
  if (field === RAFT) {
    const row = Math.floor(height / 4);
    return { x: track.raft.x - 48 + (height % 4) * BERTH, y: track.raft.y - 10 + row * 24 };
  }
  const { x, y } = fieldSpot(track, field);
  return { x, y: y - 4 - height * BACK };
}

/** The fields that a turtle passes on its way, each a hop. */
export function hops(track: Track, before: MaheState, after: MaheState, turtle: Turtle): readonly Spot[] {
  const from = before.at[turtle] ?? RAFT;
  const to = after.at[turtle] ?? RAFT;
  const way: Spot[] = [turtleSpot(track, before, turtle)];
  if (to === RAFT || from === to) return way;
  for (let field = (from % BEACH) + 1; field !== to; field = (field % BEACH) + 1) {
    const { x, y } = fieldSpot(track, field);
    way.push({ x, y: y - 12 });
  }
  return way;
}
