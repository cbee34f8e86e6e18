import type { Judged } from '../judge/judge.ts';
import type { Source } from '../links/route.ts';
import type { Failed } from './open.ts';

/** The record that the page is about. */
export type Opened =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly source: Source }
  | (Failed & { readonly source: Source })
  | {
      readonly kind: 'open';
      readonly source: Source;
      readonly text: string;
      readonly name: string;
      readonly judged: Judged;
      /** False if the browser had no room for the last change. */
      readonly isSaved: boolean;
    };

export type OpenRecord = Extract<Opened, { readonly kind: 'open' }>;

export function sameSource(one: Source, other: Source): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(source: Source): string {
  switch (source.kind) {
    case 'kept':
      return `kept ${source.id}`;
    case 'packed':
      return `packed ${source.code}`;
    case 'example':
      return `example ${source.name}`;
  }
}
