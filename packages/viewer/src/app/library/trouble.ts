import { readProblem } from './answers.ts';

/** Why the library could not do something: the code that the server gave, or what the browser noticed. */
export interface Trouble {
  readonly code: string;
  /** When to try again, if the server said so. */
  readonly seconds: number | null;
}

export class LibraryError extends Error {
  readonly trouble: Trouble;
  constructor(code: string, seconds: number | null = null) {
    super(code);
    this.trouble = { code, seconds };
  }
}

/** What passes by itself: the same request may do better in a moment. */
const PASSING: ReadonlySet<string> = new Set([
  'offline',
  'unreachable',
  'busy',
  'too-many',
  'timeout',
  'internal',
]);

export function isPassing({ code }: Trouble): boolean {
  return PASSING.has(code);
}

export function troubleOf(error: unknown): Trouble {
  return error instanceof LibraryError ? error.trouble : { code: 'unknown', seconds: null };
}

/** Nobody answered. */
export function silence(): LibraryError {
  const isOffline = globalThis.navigator?.onLine === false;
  return new LibraryError(isOffline ? 'offline' : 'unreachable');
}

/** The server refused, or something that stands before it did, which knows no codes of ours. */
export async function refusal(answer: Response): Promise<LibraryError> {
  const said = readProblem(await answer.json().catch(() => null));
  const code = said === 'unknown' ? codeOfStatus(answer.status) : said;
  const after = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return new LibraryError(code, Number.isFinite(after) && after > 0 ? Math.ceil(after) : null);
}

function codeOfStatus(status: number): string {
  switch (status) {
    case 404:
      return 'not-found';
    case 408:
      return 'timeout';
    case 413:
      return 'too-large';
    case 429:
      return 'too-many';
    case 502:
    case 503:
    case 504:
      return 'busy';
    case 507:
      return 'full';
    default:
      return status >= 500 ? 'internal' : 'unknown';
  }
}
