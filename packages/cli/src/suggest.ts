/** The name that was probably meant; null if none is close. */
export function closest(name: string, names: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const one of names) {
    const steps = distance(name.toLowerCase(), one.toLowerCase());
    if (steps < least) {
      least = steps;
      best = one;
    }
  }
  return best;
}

/** How many signs must be put in, left out, changed or swapped with the next one (Damerau). */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) steps = Math.min(steps, (before[column - 2] ?? 0) + 1);
      next.push(steps);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
