import type { MahePart, MaheTurn, Span, TurtleMovePart } from '@motu/notation';
import type { MaheDie, MaheMove, MaheState, TurtleMove } from './state.ts';

const NOWHERE: Span = { start: 0, end: 0 };

export function resolve(_: MaheState, parts: readonly MahePart[]): MaheMove {
  return parts.map(({ turtle, dice, landing, reveal }) => ({
    turtle,
    dice: dice.map(({ value, card }) => ({ value, card })),
    landing: landing === null ? null : landing.value,
    reveal: reveal === null ? null : reveal.value,
  }));
}

export function write(_: MaheState, move: MaheMove): readonly MahePart[] {
  return move.map(writeStep);
}

function writeStep({ turtle, dice, landing, reveal }: TurtleMove): TurtleMovePart {
  return {
    kind: 'move',
    turtle,
    dice: dice.map((die: MaheDie) => ({ ...die, span: NOWHERE })),
    landing: landing === null ? null : { value: landing, span: NOWHERE },
    reveal: reveal === null ? null : { value: reveal, span: NOWHERE },
    span: NOWHERE,
  };
}

/** `move0`, `move0.die1`, `move0.landing`, `move0.reveal`; the whole move where that piece is not written. */
export function spanOf(turn: MaheTurn, at: string): Span | undefined {
  const [whole = '', piece = ''] = at.split('.');
  const part = turn.parts[Number(whole.slice('move'.length))];
  if (part === undefined) return undefined;
  if (piece === 'landing') return part.landing?.span ?? part.span;
  if (piece === 'reveal') return part.reveal?.span ?? part.span;
  return part.dice[Number(piece.slice('die'.length))]?.span ?? part.span;
}
