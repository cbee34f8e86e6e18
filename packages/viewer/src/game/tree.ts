import type { GameState, Report, TurnReport } from '@motu/engine';

/** One turn in the tree of a game, with the way back. */
export interface Step {
  readonly turn: TurnReport;
  /** The state before the turn. */
  readonly before: GameState;
  readonly line: Line;
  /** Its place in the line. */
  readonly index: number;
  /** Its place in the text. */
  readonly order: number;
  readonly variations: readonly Line[];
  /** How links name it: `12B`, or inside the first variation of that turn `12B/1/13A`. */
  readonly path: string;
}

/** Turns that follow each other: the game itself, or a variation that replaces a step of another line. */
export interface Line {
  readonly steps: readonly Step[];
  readonly replaces: Step | null;
  /** Counted from 1 among the variations of one step; 0 is the game itself. */
  readonly number: number;
  readonly depth: number;
}

export interface Tree {
  readonly main: Line;
  /** In the order of the text, variations included. */
  readonly steps: readonly Step[];
  readonly byPath: ReadonlyMap<string, Step>;
}

const trees = new WeakMap<Report, Tree>();

/** The turns of a report as a tree; the same report is the same tree. */
export function treeOf(report: Report): Tree {
  const known = trees.get(report);
  if (known !== undefined) return known;
  const tree = growTree(report);
  trees.set(report, tree);
  return tree;
}

function growTree({ start, turns }: Report): Tree {
  const steps: Step[] = [];
  const byPath = new Map<string, Step>();
  const grow = (line: readonly TurnReport[], before: GameState, from: Step | null, number: number): Line => {
    const own: Step[] = [];
    const grown: Line = {
      steps: own,
      replaces: from,
      number,
      depth: from === null ? 0 : from.line.depth + 1,
    };
    const prefix = from === null ? '' : `${from.path}/${number}/`;
    let state = before;
    for (const turn of line) {
      const variations: Line[] = [];
      const step: Step = {
        turn,
        before: state,
        line: grown,
        index: own.length,
        order: steps.length,
        variations,
        path: freePath(byPath, prefix + turn.label),
      };
      own.push(step);
      steps.push(step);
      byPath.set(step.path, step);
      for (const [at, one] of turn.variations.entries()) variations.push(grow(one, state, step, at + 1));
      state = turn.state;
    }
    return grown;
  };
  const main: Line =
    start === null ? { steps: [], replaces: null, number: 0, depth: 0 } : grow(turns, start, null, 0);
  return { main, steps, byPath };
}

/** A label that comes twice in a line, as in a record with a slip, is counted: `12B:2`. */
function freePath(taken: ReadonlyMap<string, Step>, path: string): string {
  if (!taken.has(path)) return path;
  let count = 2;
  while (taken.has(`${path}:${count}`)) count++;
  return `${path}:${count}`;
}

/** The name of the position before the first turn. */
export const START = 'start';

/** The step that a path names; of a path that leads too far, the last that is there; null is the start. */
export function stepAt({ byPath }: Tree, path: string): Step | null {
  for (let rest = path; rest !== ''; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('/')))) {
    const step = byPath.get(rest);
    if (step !== undefined) return step;
  }
  return null;
}

export function pathOf(step: Step | null): string {
  return step === null ? START : step.path;
}
