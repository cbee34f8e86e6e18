import type { Seat } from '@motu/notation';
import { box, label, node, type SvgNode } from './tree.ts';

/** A badge a seat: colour, outline and letter all tell it apart. */
const OUTLINES: readonly string[] = [
  'M0 -12A12 12 0 1 1 -.01 -12Z',
  'M-10.5 -10.5H10.5V10.5H-10.5Z',
  'M0 -14L13 10H-13Z',
  'M0 -14L13 0L0 14L-13 0Z',
  'M-6.5 -12H6.5L13 0L6.5 12H-6.5L-13 0Z',
  'M0 -14L12.5 -4.5L8 11H-8L-12.5 -4.5Z',
  'M-5 -13H5V-5H13V5H5V13H-5V5H-13V-5H-5Z',
];

export function seatClass(at: number): string {
  return `f-seat-${(at % OUTLINES.length) + 1}`;
}

export function outlineOf(at: number): string {
  return OUTLINES[at % OUTLINES.length] ?? '';
}

export function badge(seats: readonly Seat[], seat: Seat): readonly SvgNode[] {
  const at = Math.max(0, seats.indexOf(seat));
  return [
    node('path', { d: outlineOf(at), class: seatClass(at) }),
    label(0, at === 2 ? 3 : 0.5, seat, 't-seat'),
  ];
}

/** What belongs to a player lies on a panel. */
export function panel(width: number, height: number): SvgNode {
  return box(2, 2, width - 4, height - 4, 14, 'f-panel turn-not');
}

/** Around the panel of the player whose turn it is. */
export function turnFrame(width: number, height: number): SvgNode {
  return box(2, 2, width - 4, height - 4, 14, 'turn-now');
}
