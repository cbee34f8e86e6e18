import { MOST_TEXT } from '../judge/judge.ts';
import type { Library } from '../library/library.ts';
import { type Trouble, troubleOf } from '../library/trouble.ts';
import { unpackText } from '../links/pack.ts';
import type { Source } from '../links/route.ts';
import type { Shelf } from './shelf.ts';

export type Failure = 'missing' | 'bad-link' | 'network' | 'too-long' | 'not-text' | 'empty' | 'unreadable';

/** Why there is no text; where the library was asked, what it had against it. */
export interface Failed {
  readonly kind: 'failed';
  readonly failure: Failure;
  readonly trouble: Trouble | null;
}

export type Loaded = { readonly kind: 'text'; readonly text: string; readonly name: string } | Failed;

export interface Stores {
  readonly shelf: Shelf;
  readonly library: Library;
  /** Where the page lies; the examples lie beside it. */
  readonly base: URL;
}

/** The text that an address points to. */
export async function loadSource(source: Source, stores: Stores): Promise<Loaded> {
  switch (source.kind) {
    case 'packed': {
      const text = unpackText(source.code);
      return text === null ? failed('bad-link') : found(text, '');
    }
    case 'example':
      return fetchExample(new URL(`examples/${source.name}.motu`, stores.base), source.name);
    case 'kept': {
      const draft = stores.shelf.find(source.id);
      if (draft !== null) return found(draft.text, draft.name);
      return fetchKept(source.id, stores.library);
    }
  }
}

/** One kind of line ending, so that places in the text are the same for the judge and in the editor. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

function found(text: string, name: string): Loaded {
  if (text.length > MOST_TEXT) return failed('too-long');
  return { kind: 'text', text: withLineFeeds(text), name };
}

function failed(failure: Failure, trouble: Trouble | null = null): Failed {
  return { kind: 'failed', failure, trouble };
}

async function fetchExample(url: URL, name: string): Promise<Loaded> {
  try {
    const answer = await fetch(url);
    return answer.ok ? found(await answer.text(), name) : failed('missing');
  } catch {
    return failed('network');
  }
}

async function fetchKept(id: string, library: Library): Promise<Loaded> {
  if (!/^[0-9a-f]{32}$/.test(id)) return failed('missing');
  try {
    return found(await library.text(id), '');
  } catch (error) {
    const trouble = troubleOf(error);
    return trouble.code === 'not-found' ? failed('missing') : failed('network', trouble);
  }
}

/** What was dropped or chosen; a file that is no text is refused before it is read whole. */
export async function readFile(file: File): Promise<Loaded> {
  if (file.size > 4 * MOST_TEXT) return failed('too-long');
  // A folder, or a file that went away meanwhile.
  const text = await file.text().catch(() => null);
  if (text === null) return failed('unreadable');
  if (text.includes('\0')) return failed('not-text');
  return text.trim() === '' ? failed('empty') : found(text, file.name);
}
