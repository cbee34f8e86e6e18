import { svg } from 'lit';

interface Range {
  readonly low: number;
  readonly high: number;
}

/** From the least to the most points, zero always among them. */
export function chartRange(totals: readonly (readonly number[])[]): Range {
  let low = 0;
  let high = 1;
  for (const turn of totals) {
    for (const points of turn) {
      low = Math.min(low, points);
      high = Math.max(high, points);
    }
  }
  return { low, high };
}

const DASHES: readonly string[] = ['', '7 3', '2 3', '9 3 2 3', '5 2', '1 2', '10 2 2 2 2 2'];

/** Lines differ in their dashes too. */
export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] ?? '';
}

/** One colour a seat, in the light and in the dark, that stands out from a panel. */
const COLOURS: readonly (readonly [light: string, dark: string])[] = [
  ['#9c3d2a', '#f08a72'],
  ['#1f5f8b', '#7cbcea'],
  ['#8a6410', '#e3bd62'],
  ['#6b3f8f', '#c7a3ea'],
  ['#2c6e49', '#7fcf9f'],
  ['#5a5148', '#cfc5b8'],
  ['#a23b6b', '#f093bd'],
];

export function strokeOf(seat: number): string {
  const at = seat % COLOURS.length;
  return `var(--motu-line-${at + 1}, light-dark(${COLOURS[at]?.join()}))`;
}

/** One line a seat, over a box of a hundred by a hundred. */
export function chartLines(totals: readonly (readonly number[])[], { low, high }: Range): unknown {
  const y = (points: number) => 96 - ((points - low) / (high - low)) * 92;
  const last = Math.max(1, totals.length - 1);
  const seats = totals[0]?.length ?? 0;
  return svg`
    <path class="zero" d="M0 ${y(0)}H100" />
    ${Array.from({ length: seats }, (_, seat) => {
      const points = totals.map((turn, index) => `${(index / last) * 100},${y(turn[seat] ?? 0).toFixed(2)}`);
      return svg`<polyline points=${points.join(' ')} stroke=${strokeOf(seat)} stroke-dasharray=${dashOf(seat)} />`;
    })}`;
}
