import type { Turn } from './ast/common.ts';
import type { MahePart, MaheResult } from './ast/mahe.ts';
import type { MaoriPart, MaoriResult } from './ast/maori.ts';
import type { MoerakiPart, MoerakiResult } from './ast/moeraki.ts';
import type { AnyResult } from './recovery.ts';
import type { AnyPart } from './steps.ts';

// The scanner knows the game, so a turn has parts of that game only; here the compiler is told.

function isMaoriPart(part: AnyPart): part is MaoriPart {
  return !isMahePart(part) && !isMoerakiPart(part);
}

function isMahePart(part: AnyPart): part is MahePart {
  return part.kind === 'move';
}

function isMoerakiPart(part: AnyPart): part is MoerakiPart {
  return part.kind === 'stone' || part.kind === 'ball' || part.kind === 'tane' || part.kind === 'claim';
}

export function saysMaori(turns: readonly Turn<AnyPart>[]): turns is readonly Turn<MaoriPart>[] {
  for (const { parts } of turns) for (const part of parts) if (!isMaoriPart(part)) return false;
  return true;
}

export function saysMahe(turns: readonly Turn<AnyPart>[]): turns is readonly Turn<MahePart>[] {
  for (const { parts } of turns) for (const part of parts) if (!isMahePart(part)) return false;
  return true;
}

export function saysMoeraki(turns: readonly Turn<AnyPart>[]): turns is readonly Turn<MoerakiPart>[] {
  for (const { parts } of turns) for (const part of parts) if (!isMoerakiPart(part)) return false;
  return true;
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
