import type { Turn } from './ast/common.ts';
import type { MahePart, MaheResult } from './ast/mahe.ts';
import type { MaoriPart, MaoriResult } from './ast/maori.ts';
import type { MoerakiPart, MoerakiResult } from './ast/moeraki.ts';
import type { AnyPart, AnyResult } from './recovery.ts';

// The scanner knows the game, so a turn has parts of that game only; here the compiler is told.

function isMoerakiPart(part: AnyPart): part is MoerakiPart {
  return part.kind === 'stone' || part.kind === 'ball' || part.kind === 'tane' || part.kind === 'claim';
}

export function saysMoeraki(turns: readonly Turn<AnyPart>[]): turns is readonly Turn<MoerakiPart>[] {
  return turns.every(({ parts }) => parts.every(isMoerakiPart));
}

export function saysMahe(turns: readonly Turn<AnyPart>[]): turns is readonly Turn<MahePart>[] {
  return turns.every(({ parts }) => parts.every(({ kind }) => kind === 'move'));
}

export function saysMaori(turns: readonly Turn<AnyPart>[]): turns is readonly Turn<MaoriPart>[] {
  return turns.every(({ parts }) => parts.every((part) => part.kind !== 'move' && !isMoerakiPart(part)));
}

export function isMaoriResult(result: AnyResult | null): result is MaoriResult {
  return result?.kind === 'open' || result?.kind === 'points';
}

export function isMaheResult(result: AnyResult | null): result is MaheResult {
  return isMaoriResult(result);
}

export function isMoerakiResult(result: AnyResult | null): result is MoerakiResult {
  return result !== null && result.kind !== 'points';
}
