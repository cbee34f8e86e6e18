import { BEACH, type MaheState, RAFT, turtleName } from '@motu/engine/mahe/state';
import { stackOn } from '../draw/mahe-track.ts';
import { nameOfSeat, type Seated } from '../draw/scene.ts';
import type { ViewerWords } from '../words/words.ts';
import type { GridTable } from './grid.ts';

export function maheGrid(
  state: MaheState,
  seats: readonly Seated[],
  { grid, board }: ViewerWords,
): readonly GridTable[] {
  const on = (field: number) => {
    const stack = stackOn(state, field).map((turtle) => turtleName(state, turtle));
    return stack.length === 0 ? grid.empty : stack.join(' ');
  };
  const name = (field: number) =>
    field === RAFT ? board.raft : field === BEACH ? `${field} ${board.beach}` : String(field);
  const pick = (field: number) => `field:${field === RAFT ? 'raft' : field}`;
  const card = state.card === 'nest' ? board.nest : (state.card ?? grid.empty);
  const fields = Array.from({ length: BEACH + 1 }, (_, field) => field);
  return [
    {
      caption: `${grid.track}. ${board.card}: ${card}. ${board.taken}: ${state.taken}`,
      columns: [grid.stack],
      rows: fields.map((field) => ({
        head: field === RAFT ? board.raft : `${grid.field} ${name(field)}`,
        cells: [{ text: on(field), pick: pick(field) }],
      })),
    },
    {
      caption: board.eggs,
      columns: [board.eggs],
      rows: state.seats.map((seat, at) => {
        const cards = (state.eggs[at] ?? []).map(String);
        const held = state.nest === seat ? [...cards, board.nest] : cards;
        const text = held.length === 0 ? grid.empty : held.join(', ');
        return { head: `${seat} ${nameOfSeat({ seats }, seat)}`, cells: [{ text, pick: null }] };
      }),
    },
  ];
}
