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
    width: 680,
    height: 540,
    centre: { x: 340, y: 274 },
    reach: { x: 284, y: 196 },
    raft: { x: 122, y: 494 },
  },
  tall: {
    width: 420,
    height: 660,
    centre: { x: 210, y: 306 },
    reach: { x: 164, y: 236 },
    raft: { x: 116, y: 616 },
  },
};

/** Each turtle sits so much higher than the one it sits on. */
const BACK = 18;
const BERTH = 48;
const SIZE = 1.2;

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
    return { x: track.raft.x - 76 + (height % 4) * BERTH, y: track.raft.y - 14 + row * 26, scale: 0.9 };
  }
  const { x, y } = fieldSpot(track, field);
  return { x: x - 4, y: y - 6 - height * BACK, scale: SIZE };
}

/** The fields that a turtle passes on its way, each a hop. */
export function hops(track: Track, before: MaheState, after: MaheState, turtle: Turtle): readonly Spot[] {
  const from = before.at[turtle] ?? RAFT;
  const to = after.at[turtle] ?? RAFT;
  const way: Spot[] = [turtleSpot(track, before, turtle)];
  if (to === RAFT || from === to) return way;
  for (let field = (from % BEACH) + 1; field !== to; field = (field % BEACH) + 1) {
    const { x, y } = fieldSpot(track, field);
    way.push({ x, y: y - 14, scale: SIZE });
  }
  return way;
}
