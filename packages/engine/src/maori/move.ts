import type { Face, MaoriPart, MaoriTurn, Space, Span, Turned } from '@motu/notation';

export type Action =
  | {
      readonly kind: 'place';
      readonly from: number | 's';
      readonly space: Space;
      readonly turned: Turned | null;
    }
  | { readonly kind: 'store'; readonly from: number }
  | { readonly kind: 'remove'; readonly space: Space }
  | { readonly kind: 'pass' };

/** A turn as the record says it. */
export interface MaoriMove {
  /** The explorer's steps; null if the record does not say. */
  readonly steps: number | null;
  /** Where the recorder saw the explorer end up. */
  readonly position: string | null;
  readonly sail: Space | null;
  readonly action: Action;
  readonly relocate: Space | null;
  readonly refill: Face | null;
  /** The mover's shells as the recorder counted them. */
  readonly shells: number | null;
}

/** Which piece of a turn a finding blames. */
export type At = 'explorer' | 'position' | 'sail' | 'action' | 'relocate' | 'refill' | 'shells';

const PASS: Action = { kind: 'pass' };

/**
 * The parts stand in the order of the turn, so each is looked for where it can be. A loop that asked every part
 * what it is would have one place in the code see all their shapes, which is what V8 is slowest at.
 */
export function resolve(parts: readonly MaoriPart[]): MaoriMove {
  let at = 0;
  const first = parts[at];
  const explorer = first?.kind === 'explorer' ? first : null;
  if (explorer !== null) at++;
  const second = parts[at];
  const sail = second?.kind === 'sail' ? second.space : null;
  if (sail !== null) at++;
  const third = parts[at];
  const action = third === undefined ? null : actionOf(third);
  if (action !== null) at++;
  const fourth = parts[at];
  const relocate = fourth?.kind === 'relocate' ? fourth.space : null;
  if (relocate !== null) at++;
  const fifth = parts[at];
  const refill = fifth?.kind === 'refill' ? fifth.face : null;
  if (refill !== null) at++;
  const sixth = parts[at];
  return {
    steps: explorer === null ? null : explorer.steps,
    position: explorer === null || explorer.position === null ? null : explorer.position.value,
    sail,
    action: action ?? PASS,
    relocate,
    refill,
    shells: sixth?.kind === 'shells' ? sixth.count : null,
  };
}

function actionOf(part: MaoriPart): Action | null {
  switch (part.kind) {
    case 'place':
      return { kind: 'place', from: part.from, space: part.space, turned: part.turned };
    case 'store':
      return { kind: 'store', from: part.from };
    case 'remove':
      return { kind: 'remove', space: part.space };
    case 'pass':
      return PASS;
    default:
      return null;
  }
}

const NOWHERE: Span = { start: 0, end: 0 };

export function write(move: MaoriMove): readonly MaoriPart[] {
  const parts: MaoriPart[] = [];
  if (move.steps !== null) {
    const position = move.position === null ? null : { value: move.position, span: NOWHERE };
    parts.push({ kind: 'explorer', steps: move.steps, position, span: NOWHERE });
  }
  if (move.sail !== null) parts.push({ kind: 'sail', space: move.sail, span: NOWHERE });
  parts.push({ ...move.action, span: NOWHERE });
  if (move.relocate !== null) parts.push({ kind: 'relocate', space: move.relocate, span: NOWHERE });
  if (move.refill !== null) parts.push({ kind: 'refill', face: move.refill, span: NOWHERE });
  if (move.shells !== null) parts.push({ kind: 'shells', count: move.shells, span: NOWHERE });
  return parts;
}

export function spanOf(turn: MaoriTurn, at: string): Span | undefined {
  const part = turn.parts.find(({ kind }) => pieceOf(kind) === (at === 'position' ? 'explorer' : at));
  if (at === 'position' && part?.kind === 'explorer' && part.position !== null) return part.position.span;
  return part?.span;
}

function pieceOf(kind: MaoriPart['kind']): At {
  switch (kind) {
    case 'place':
    case 'store':
    case 'remove':
    case 'pass':
      return 'action';
    default:
      return kind;
  }
}
