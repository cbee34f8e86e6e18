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

export function resolve(parts: readonly MaoriPart[]): MaoriMove {
  let steps: number | null = null;
  let position: string | null = null;
  let sail: Space | null = null;
  let action = PASS;
  let relocate: Space | null = null;
  let refill: Face | null = null;
  let shells: number | null = null;
  for (const part of parts) {
    switch (part.kind) {
      case 'explorer':
        steps = part.steps;
        position = part.position === null ? null : part.position.value;
        break;
      case 'sail':
        sail = part.space;
        break;
      case 'relocate':
        relocate = part.space;
        break;
      case 'refill':
        refill = part.face;
        break;
      case 'shells':
        shells = part.count;
        break;
      case 'place':
        action = { kind: 'place', from: part.from, space: part.space, turned: part.turned };
        break;
      case 'store':
        action = { kind: 'store', from: part.from };
        break;
      case 'remove':
        action = { kind: 'remove', space: part.space };
        break;
      case 'pass':
        action = PASS;
        break;
    }
  }
  return { steps, position, sail, action, relocate, refill, shells };
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
