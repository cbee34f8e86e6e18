import type { Judged } from '@motu/formats';
import { closest } from '../suggest.ts';

/** The number of a turn in the main line by its label; -1 is the start. A text says why there is none. */
export function placeOfTurn({ file, report: { turns } }: Judged, label: string): number | string {
  if (label === 'start') return -1;
  if (label === 'end') return turns.length - 1;
  const wanted = label.toUpperCase();
  const found = turns.findIndex((turn) => turn.label === wanted);
  if (found >= 0) return found;
  const [first, last] = [turns[0], turns.at(-1)];
  if (first === undefined || last === undefined) return `${file}: no turn is played in this game`;
  const labels = turns.map((turn) => turn.label);
  const meant = closest(wanted, labels);
  const hint = meant === null ? '' : ` Did you mean ${meant}?`;
  return `${file}: there is no turn ${label}. Turns go from ${first.label} to ${last.label}.${hint}`;
}
