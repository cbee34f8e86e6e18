import { isStore, openStore, type Store } from '@motu/api';
import { games, rules } from '@motu/engine';
import type { GameId } from '@motu/notation';

type Summary = Parameters<Store['keep']>[0]['games'][number];

export const PLAYERS = 20_000;
export const EVENTS = 2_000;
const DAYS = 3_650;
const AT_ONCE = 5_000;
const IDS: readonly GameId[] = ['maori', 'mahe', 'moeraki'];

export const playerName = (number: number): string => `Kiri${number} Whetu${number % 700}`;
export const eventName = (number: number): string => `Round ${number % 12} of Hawaiki ${number}`;
export const dayOf = (number: number): string =>
  new Date(Date.UTC(2017, 0, 1 + (number % DAYS))).toISOString().slice(0, 10);

/** The same spread every time, without a pattern that an index could like. */
function scattered(number: number, below: number): number {
  return (Math.imul(number ^ 0x9e3779b9, 0x85ebca6b) % below) >>> 0;
}

function summaryOf(number: number, place: number): Summary {
  const game = IDS[number % IDS.length] ?? 'mahe';
  const own = Object.keys(rules).filter((rule) => rule.startsWith(`${game}/`));
  const turn = Math.floor(number / IDS.length);
  const isIllegal = number % 13 === 0;
  return {
    number: place,
    game,
    edition: games[game].editions[turn % games[game].editions.length] ?? '',
    level: games[game].levels[(turn >> 2) % games[game].levels.length] ?? '',
    verdict: isIllegal ? 'illegal' : 'legal',
    players: [
      playerName(Math.abs(scattered(number, PLAYERS)) % PLAYERS),
      playerName(Math.abs(scattered(number * 7, PLAYERS)) % PLAYERS),
    ],
    event: eventName(Math.abs(scattered(number * 3, EVENTS)) % EVENTS),
    date: dayOf(Math.abs(scattered(number * 11, DAYS))),
    turns: 10 + (number % 90),
    scores: [number % 60, number % 59],
    winners: ['A'],
    way: null,
    broken: isIllegal ? [own[turn % own.length] ?? ''] : [],
  };
}

/** Fills a store with so many games, as if they had been sent in files of some thousands. */
export async function fill(place: string, count: number): Promise<void> {
  const store = await openStore(place);
  if (!isStore(store)) throw new Error('the store is of a newer version');
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    await store.keep({
      id: `${from}`.padStart(32, '0'),
      text: '',
      tokenHash: '',
      kept: new Date(Date.UTC(2026, 0, 1) + from).toISOString(),
      judgedBy: 'bench',
      verdicts: '[]',
      games: Array.from({ length: size }, (_, at) => summaryOf(from + at, at + 1)),
    });
  }
  await store.close();
}
