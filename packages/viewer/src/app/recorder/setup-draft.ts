import { games } from '@motu/engine';
import { EDITIONS } from '@motu/engine/maori/setup';
import type { GameId, MaoriBoard, PlayableRecord, SeatTag, Span, Valued } from '@motu/notation';
import { makeRecord } from '@motu/notation';
import { typedLine } from './typed.ts';

/** What the form of a new game asks. Each game uses the members it knows. */
export interface SetupDraft {
  readonly game: GameId;
  readonly players: readonly string[];
  readonly level: string;
  readonly edition: string;
  readonly board: MaoriBoard;
  readonly event: string;
  readonly date: string;
  /** Sixteen faces, row by row. */
  readonly display: readonly string[];
  readonly explorer: string;
  readonly turtles: 1 | 2;
  readonly card: number;
  readonly hasMata: boolean;
  readonly black: string;
  /** To how many wins the match goes; 0 for a single game. */
  readonly kemu: number;
}

export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

export const seatLimits: { readonly [game in GameId]: readonly [least: number, most: number] } = {
  maori: [2, 5],
  mahe: [2, 7],
  moeraki: [2, 2],
};

type Random = () => number;

export function newDraft(game: GameId, date: string, random: Random): SetupDraft {
  return {
    game,
    players: ['', ''],
    level: game === 'moeraki' ? 'basic' : (games[game].levels[0] ?? 'basic'),
    edition: 'de',
    board: 'front',
    event: '',
    date,
    display: dealDisplay(random),
    explorer: 'N1',
    turtles: 2,
    card: games.mahe.deal({}, random).card?.value ?? 1,
    hasMata: false,
    black: 'A',
    kemu: 0,
  };
}

export function dealDisplay(random: Random): readonly string[] {
  const rows = games.maori.deal({}, random).display?.value ?? [];
  return rows.flat().map((face) => face ?? '~');
}

const NOWHERE: Span = { start: 0, end: 0 };

function valued<const T>(value: T): Valued<T> {
  return { value, span: NOWHERE };
}

/** The record with which the game begins. Whether its set-up is allowed is for the engine to say. */
export function recordOf(draft: SetupDraft): PlayableRecord {
  const seats = draft.players.map((name, at): SeatTag => {
    const seat = SEATS[at] ?? 'A';
    const typed = typedLine(name);
    return { seat, name: typed === '' ? seat : typed, span: NOWHERE };
  });
  const tags = [['Event', typedLine(draft.event)] as const, ['Date', typedLine(draft.date)] as const].filter(
    ([, value]) => value !== '',
  );
  const rest = { turns: [], result: { kind: 'open', comments: [], span: NOWHERE }, tags } as const;
  const first = () => 0;
  switch (draft.game) {
    case 'maori': {
      const edition = EDITIONS.find((one) => one === draft.edition) ?? 'de';
      const dealt = games.maori.deal({ level: draft.level, edition, board: draft.board }, first);
      const display = valued([0, 4, 8, 12].map((from) => draft.display.slice(from, from + 4)));
      return makeRecord({
        game: 'maori',
        setup: { ...dealt, seats, display, explorer: valued(draft.explorer) },
        ...rest,
      });
    }
    case 'mahe': {
      const dealt = games.mahe.deal({ level: draft.level }, first);
      const turtles = seats.length <= 3 ? valued(draft.turtles) : null;
      return makeRecord({
        game: 'mahe',
        setup: { ...dealt, seats, turtles, card: valued(draft.card) },
        ...rest,
      });
    }
    case 'moeraki': {
      const dealt = games.moeraki.deal({ level: draft.level }, first);
      const mata = draft.hasMata ? valued(true) : null;
      const black = draft.black === 'A' ? null : valued(draft.black);
      const match = draft.kemu === 0 ? {} : { kemu: valued(draft.kemu), round: valued(1) };
      return makeRecord({ game: 'moeraki', setup: { ...dealt, seats, mata, black, ...match }, ...rest });
    }
  }
}
