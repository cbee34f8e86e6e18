import type { MaheSetup, Seat, TrackStack, TurtleRef } from '@motu/notation';
import type { Broken } from '../game.ts';
import { BEACH, RAFT, type Turtle } from './state.ts';

interface Places {
  readonly at: readonly number[];
  readonly order: readonly Turtle[];
  readonly findings: readonly Broken[];
}

/** Where the Track tag puts the turtles. Those it does not list are on the raft. */
export function placesOf({ track }: MaheSetup, seats: readonly Seat[], turtles: 1 | 2): Places {
  const at = new Array<number>(seats.length * turtles).fill(RAFT);
  const listed: Turtle[] = [];
  const findings: Broken[] = [];
  for (const stack of track?.value ?? []) {
    const field = stack.field === 'raft' ? RAFT : stack.field;
    const members = stack.turtles.map((ref) => turtleIn(ref, seats, turtles));
    for (const turtle of members) {
      if (
        turtle === null ||
        listed.includes(turtle) ||
        field > BEACH ||
        (field < 1 && stack.field !== 'raft')
      ) {
        const params = { tag: 'Track', value: stackText(stack) };
        findings.push({
          rule: 'notation/bad-tag-value',
          params,
          ...(track !== null && { span: track.span }),
        });
        break;
      }
      listed.push(turtle);
      at[turtle] = field;
    }
  }
  const rest = at.map((_, turtle) => turtle).filter((turtle) => !listed.includes(turtle));
  return { at, order: [...rest, ...listed], findings };
}

function turtleIn({ seat, number }: TurtleRef, seats: readonly Seat[], turtles: 1 | 2): Turtle | null {
  const owner = seats.indexOf(seat);
  const known = turtles === 1 ? number === null || number === 1 : number === 1 || number === 2;
  return owner >= 0 && known ? owner * turtles + (number ?? 1) - 1 : null;
}

function stackText({ field, turtles }: TrackStack): string {
  return `${field}:${turtles.map(({ seat, number }) => `${seat}${number ?? ''}`).join('')}`;
}

interface Eggs {
  readonly eggs: readonly (readonly number[])[];
  readonly findings: readonly Broken[];
}

export function eggsOf(tags: MaheSetup, seats: readonly Seat[]): Eggs {
  const findings: Broken[] = [];
  for (const [seat, { value, span }] of tags.eggs) {
    if (!seats.includes(seat)) {
      const params = { tag: `Eggs${seat}`, value: value.join(' ') };
      findings.push({ rule: 'notation/bad-tag-value', params, span });
    }
  }
  return { eggs: seats.map((seat) => tags.eggs.get(seat)?.value ?? []), findings };
}
