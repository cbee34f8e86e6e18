import type { OpenRecord } from '../workspace/opened.ts';
import { MOST_PACKED, packText } from './pack.ts';
import { type Place, type Source, writeRoute } from './route.ts';

export type Shared =
  | { readonly kind: 'kept' | 'whole'; readonly fragment: string }
  | { readonly kind: 'long' };

/** A record of the library is shared by its hash, any other with its whole text, if that is short enough. */
export function shareOf({ source, text }: Pick<OpenRecord, 'source' | 'text'>, place: Place): Shared {
  if (isInLibrary(source)) return { kind: 'kept', fragment: writeRoute({ ...place, page: 'game' }) };
  const code = packText(text);
  if (code.length > MOST_PACKED) return { kind: 'long' };
  const packed: Place = { ...place, source: { kind: 'packed', code } };
  return { kind: 'whole', fragment: writeRoute({ ...packed, page: 'game' }) };
}

export function isInLibrary(source: Source): boolean {
  return source.kind === 'kept' && /^[0-9a-f]{32}$/.test(source.id);
}
