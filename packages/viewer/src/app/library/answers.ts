import type { GameId } from '@motu/notation';

/** A game of the library, as a listing shows it. */
export interface ListedGame {
  readonly record: string;
  readonly number: number;
  readonly game: GameId;
  readonly verdict: string;
  readonly players: readonly string[];
  readonly event: string | null;
  readonly date: string | null;
  readonly turns: number;
  readonly scores: readonly number[] | null;
  readonly broken: readonly string[];
}

export interface Listing {
  readonly games: readonly ListedGame[];
  readonly next: string | null;
}

export interface Kept {
  readonly id: string;
  /** Given once, to who keeps a record first. */
  readonly token: string | null;
}

type Data = { readonly [name: string]: unknown };

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isGame(value: unknown): value is GameId {
  return value === 'maori' || value === 'mahe' || value === 'moeraki';
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}

function textOrNull(value: unknown): string | null {
  return isText(value) ? value : null;
}

export function readListing(body: unknown): Listing {
  if (!isData(body) || !Array.isArray(body.games)) return { games: [], next: null };
  return { games: body.games.flatMap(readListed), next: textOrNull(body.next) };
}

function readListed(value: unknown): readonly ListedGame[] {
  if (!isData(value) || !isText(value.record) || !isGame(value.game)) return [];
  const { record, game, scores } = value;
  return [
    {
      record,
      game,
      number: typeof value.number === 'number' ? value.number : 1,
      verdict: textOrNull(value.verdict) ?? '',
      players: texts(value.players),
      event: textOrNull(value.event),
      date: textOrNull(value.date),
      turns: typeof value.turns === 'number' ? value.turns : 0,
      scores: Array.isArray(scores) ? scores.filter((score) => typeof score === 'number') : null,
      broken: texts(value.broken),
    },
  ];
}

export function readKept(body: unknown): Kept | null {
  if (!isData(body) || !isText(body.id)) return null;
  return { id: body.id, token: textOrNull(body.token) };
}

/** The code of a problem, as `application/problem+json` says it. */
export function readProblem(body: unknown): string {
  return isData(body) && isText(body.code) ? body.code : 'unknown';
}
