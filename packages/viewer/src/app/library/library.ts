import { type Kept, type Listing, readKept, readListing } from './answers.ts';
import { isPassing, LibraryError, refusal, silence } from './trouble.ts';

export interface Filter {
  readonly q?: string;
  readonly game?: string;
  readonly verdict?: string;
  readonly player?: string;
  readonly broken?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort?: string;
}

/** The stored games of the server that the page came from. */
export interface Library {
  /** False where the page is served as plain files; a library that is only busy is there. */
  isThere(): Promise<boolean>;
  list(filter: Filter, cursor: string | null): Promise<Listing>;
  text(id: string): Promise<string>;
  keep(text: string): Promise<Kept>;
  remove(id: string, token: string): Promise<void>;
}

/** How long reading waits before it asks again by itself, in milliseconds. */
const PAUSES: readonly number[] = [300, 1200];
/** Who is told to wait longer is asked before more is tried. */
const MOST_PATIENCE = 3;

export function createLibrary(base: URL, pauses = PAUSES): Library {
  const at = (path: string) => new URL(`api/v1/${path}`, base);
  const ask = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(url, init).catch(() => {
      throw silence();
    });
    if (answer.ok) return answer;
    throw await refusal(answer);
  };
  const read = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    for (const pause of pauses) {
      try {
        return await ask(url, init);
      } catch (error) {
        if (!(error instanceof LibraryError) || !isWorthWaiting(error)) throw error;
        const { seconds } = error.trouble;
        await new Promise((resolve) => setTimeout(resolve, seconds === null ? pause : seconds * 1000));
      }
    }
    return ask(url, init);
  };
  let there: Promise<boolean> | null = null;
  return {
    isThere: () => {
      there ??= ask(at('records?limit=1'))
        .then((answer) => answer.headers.get('content-type')?.startsWith('application/json') === true)
        .catch((error) => {
          there = null;
          return error instanceof LibraryError && isPassing(error.trouble);
        });
      return there;
    },
    list: async (filter, cursor) => {
      const url = at('records');
      for (const [name, value] of Object.entries(filter)) if (value !== '') url.searchParams.set(name, value);
      if (cursor !== null) url.searchParams.set('cursor', cursor);
      return readListing(await (await read(url)).json());
    },
    text: async (id) => (await read(at(`records/${id}`), { headers: { accept: 'text/plain' } })).text(),
    keep: async (text) => {
      const headers = { 'content-type': 'text/plain; charset=utf-8' };
      const kept = readKept(await (await ask(at('records'), { method: 'POST', headers, body: text })).json());
      if (kept === null) throw new LibraryError('unknown');
      return kept;
    },
    remove: async (id, token) => {
      await ask(at(`records/${id}`), { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    },
  };
}

function isWorthWaiting({ trouble }: LibraryError): boolean {
  return isPassing(trouble) && trouble.code !== 'offline' && (trouble.seconds ?? 0) <= MOST_PATIENCE;
}
