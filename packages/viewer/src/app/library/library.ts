import { type Kept, type Listing, readKept, readListing, readProblem } from './answers.ts';

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

/** `network`: nobody answered; otherwise the code that the server gave. */
export class LibraryError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The stored games of the server that the page came from. */
export interface Library {
  /** False where the page is served as plain files. */
  isThere(): Promise<boolean>;
  list(filter: Filter, cursor: string | null): Promise<Listing>;
  text(id: string): Promise<string>;
  keep(text: string): Promise<Kept>;
  remove(id: string, token: string): Promise<void>;
}

export function createLibrary(base: URL): Library {
  const at = (path: string) => new URL(`api/v1/${path}`, base);
  const ask = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    let answer: Response;
    try {
      answer = await fetch(url, init);
    } catch {
      throw new LibraryError('network');
    }
    if (answer.ok) return answer;
    throw new LibraryError(readProblem(await answer.json().catch(() => null)));
  };
  let there: Promise<boolean> | null = null;
  return {
    isThere: () => {
      there ??= ask(at('records?limit=1'))
        .then((answer) => answer.headers.get('content-type')?.startsWith('application/json') === true)
        .catch(() => {
          there = null;
          return false;
        });
      return there;
    },
    list: async (filter, cursor) => {
      const url = at('records');
      for (const [name, value] of Object.entries(filter)) if (value !== '') url.searchParams.set(name, value);
      if (cursor !== null) url.searchParams.set('cursor', cursor);
      return readListing(await (await ask(url)).json());
    },
    text: async (id) => (await ask(at(`records/${id}`), { headers: { accept: 'text/plain' } })).text(),
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
