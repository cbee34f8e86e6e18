/** Where the text of a game comes from. */
export type Source =
  /** Kept in the library under the hash of its text, or in this browser under a name of its own. */
  | { readonly kind: 'kept'; readonly id: string }
  /** The whole text, packed into the address. */
  | { readonly kind: 'packed'; readonly code: string }
  | { readonly kind: 'example'; readonly name: string };

export interface Place {
  readonly source: Source;
  /** The game's number in its file, from 1. */
  readonly game: number;
  /** The turn by labels, as the elements name it: `12B`, in its first variation `12B/1/13A`, or `start`. */
  readonly turn: string;
}

export const modes = ['game', 'edit', 'record'] as const;
export type Mode = (typeof modes)[number];

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'library' }
  | { readonly page: 'new' }
  | { readonly page: 'missing'; readonly asked: string }
  | ({ readonly page: Mode } & Place);

const HOME: Route = { page: 'home' };
const ID = /^[0-9a-z]{6,64}$/;
const NAME = /^[a-z0-9-]{1,60}$/;
const NUMBER = /^[1-9]\d{0,5}$/;
const LABEL = /^\d{1,6}[A-Z](:\d{1,3})?$/;
const VARIATION = /^\d{1,3}$/;
const START = 'start';

/** Reads the fragment of an address: `#/game/<hash>/2/12B`. */
export function readRoute(fragment: string): Route {
  if (fragment === '' || fragment === '#' || fragment === '#/') return HOME;
  const missing: Route = { page: 'missing', asked: fragment.slice(0, 80) };
  const [start, page, ...rest] = fragment.split('/');
  if (start !== '#') return missing;
  if (rest.length === 0 && (page === 'library' || page === 'new')) return { page };
  const mode = modes.find((one) => one === page);
  if (mode === undefined) return missing;
  const [key = '', number = '1', ...labels] = rest;
  const source = readSource(key);
  const turn = labels.length === 0 ? START : labels.join('/');
  if (source === null || !NUMBER.test(number) || !isTurn(turn)) return missing;
  return { page: mode, source, game: Number(number), turn };
}

const DEEPEST = 32;

/** Labels and the numbers of variations take turns: `12B/1/13A`. */
function isTurn(turn: string): boolean {
  const steps = turn.split('/');
  const isPath = steps.every((step, at) => (at % 2 === 0 ? LABEL : VARIATION).test(step));
  return turn === START || (isPath && steps.length % 2 === 1 && steps.length <= 2 * DEEPEST);
}

/** `text:` and `example:` cannot begin a hash. */
function readSource(key: string): Source | null {
  if (key.startsWith('text:')) return { kind: 'packed', code: key.slice('text:'.length) };
  const name = key.startsWith('example:') ? key.slice('example:'.length) : '';
  if (NAME.test(name)) return { kind: 'example', name };
  return ID.test(key) ? { kind: 'kept', id: key } : null;
}

export function writeRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'library':
    case 'new':
      return `#/${route.page}`;
    case 'missing':
      return route.asked;
    default:
      return `#/${[route.page, writeSource(route.source), route.game, ...turnOf(route)].join('/')}`;
  }
}

function turnOf({ turn }: Place): readonly string[] {
  return turn === START ? [] : [turn];
}

function writeSource(source: Source): string {
  switch (source.kind) {
    case 'kept':
      return source.id;
    case 'packed':
      return `text:${source.code}`;
    case 'example':
      return `example:${source.name}`;
  }
}
