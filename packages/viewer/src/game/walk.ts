import type { Line, Step, Tree } from './tree.ts';

/** Null: the start. */
export function previousOf({ line, index }: Step): Step | null {
  if (index > 0) return line.steps[index - 1] ?? null;
  return line.replaces === null ? null : previousOf(line.replaces);
}

export function nextOf(tree: Tree, step: Step | null): Step | null {
  const { line, index } = step ?? { line: tree.main, index: -1 };
  return line.steps[index + 1] ?? null;
}

const ways = new WeakMap<Line, readonly Step[]>();

/** Every step from the start through this one to the end of its line; the same line is the same way. */
export function wayThrough(tree: Tree, step: Step | null): readonly Step[] {
  const line = step?.line ?? tree.main;
  const { replaces, steps } = line;
  if (replaces === null) return steps;
  const known = ways.get(line);
  if (known !== undefined) return known;
  const way = [...wayThrough(tree, replaces).slice(0, placeOnWay(replaces) - 1), ...steps];
  ways.set(line, way);
  return way;
}

/** How many turns lead to a step, itself included; 0 is the start. */
export function placeOnWay(step: Step | null): number {
  if (step === null) return 0;
  const { replaces } = step.line;
  return step.index + 1 + (replaces === null ? 0 : placeOnWay(replaces) - 1);
}

/** The turns that stand for the same moment: the turn itself, then the first of each of its variations. */
function alternatives(step: Step): readonly Step[] {
  return [step, ...step.variations.map(({ steps }) => steps[0])].filter((one) => one !== undefined);
}

/** Into the variations of a turn and through them, one after the other. */
export function variationAfter(step: Step): Step | null {
  const inner = step.variations[0]?.steps[0];
  if (inner !== undefined) return inner;
  return step.index === 0 ? siblingOf(step.line, 1) : null;
}

/** Back through the variations, and from the first one to the turn that it replaces. */
export function variationBefore(step: Step): Step | null {
  if (step.index > 0) return step.line.replaces === null ? null : (step.line.steps[0] ?? null);
  return siblingOf(step.line, -1);
}

function siblingOf({ replaces, number }: Line, by: number): Step | null {
  return replaces === null ? null : (alternatives(replaces)[number + by] ?? null);
}

/** The next step in the text, or the one before, that a test holds for. */
export function seek(tree: Tree, from: Step | null, by: 1 | -1, test: (step: Step) => boolean): Step | null {
  for (let at = (from?.order ?? -1) + by; at >= 0 && at < tree.steps.length; at += by) {
    const step = tree.steps[at];
    if (step !== undefined && test(step)) return step;
  }
  return null;
}
