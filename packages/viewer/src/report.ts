import { type EditionsReport, judgeEditions, type Report, replayAll } from '@motu/engine';
import { type GameRecord, parseGames, type StreamedGame } from '@motu/notation';

/** One game of a text, replayed; places in the text count from the start of `source`. */
export interface ReadGame {
  readonly source: string;
  readonly report: Report;
  /** The verdict under every edition of its game. */
  readonly editions: EditionsReport;
  /** Where and when it was played and who wrote it down, as its tags say. */
  readonly about: readonly About[];
}

export interface About {
  readonly tag: string;
  readonly value: string;
}

/** A text with its games. Each is replayed when it is asked for. */
export interface ReadText {
  /** Who played, game by game. */
  readonly titles: readonly string[];
  /** Counted from 1; null where there is no such game. */
  game(number: number): ReadGame | null;
}

/** Reads a text. It may be anything: what is wrong with it is in the reports. */
export async function readText(text: string): Promise<ReadText> {
  const read: StreamedGame[] = [];
  for await (const game of parseGames([text])) read.push(game);
  const replays = replayAll(read.map(({ record }) => record));
  const games: ReadGame[] = [];
  return {
    titles: read.map(({ record }) => titleOf(record)),
    game: (number) => {
      for (let at = games.length; at < number; at++) {
        const game = read[at];
        const next = replays.next();
        if (next.done === true || game === undefined) return null;
        games.push({
          source: game.text,
          report: next.value,
          editions: judgeEditions(game.record),
          about: aboutOf(game.record),
        });
      }
      return games[number - 1] ?? null;
    },
  };
}

/** Texts longer than this are no records of games. */
const MOST_CHARS = 20_000_000;

/** Reads the text behind an address of the web; other kinds of address are not followed. */
export async function readAddress(address: string, base: string, signal: AbortSignal): Promise<ReadText> {
  const url = new URL(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('not an address of the web');
  const response = await fetch(url, { signal, headers: { accept: 'text/plain, */*' } });
  if (!response.ok) throw new Error(`${response.status}`);
  const text = await response.text();
  if (text.length > MOST_CHARS) throw new Error('too long');
  return readText(text);
}

const ABOUT = ['Event', 'Place', 'Date', 'Recorder', 'Source'];

function aboutOf({ tags }: GameRecord): readonly About[] {
  return ABOUT.flatMap((tag) => {
    const value = tags.find(({ name }) => name === tag)?.value ?? '';
    return value === '' ? [] : [{ tag, value }];
  });
}

function titleOf(record: GameRecord): string {
  return record.tags
    .filter(({ name }) => /^[A-Z]$/.test(name))
    .map(({ value }) => value)
    .join(' – ');
}
