import { cut, firstTurn, readText, seatsOf } from './text.ts';

/** What lies in front of one player: faces by the names of their spaces. */
export interface Player {
  readonly tiles: Map<string, string>;
  shells: number;
  storage: string | null;
  ship: string | null;
}

export interface Table {
  readonly seats: readonly string[];
  readonly edition: string;
  readonly level: string;
  readonly board: string;
  readonly rulings: { readonly [name: string]: string };
  /** Rows from the top. */
  readonly layout: readonly string[];
  readonly boats: number;
  /** Rows from the top; null is an empty place. */
  readonly display: (string | null)[][];
  readonly players: Map<string, Player>;
  /** Every face that was seen. */
  readonly seen: string[];
  explorer: string;
  stack: number;
  /** Who still has a turn, once a board is full. */
  last: readonly string[] | null;
  over: boolean;
}

const FRONT = '..../..../..../....';
const ATOLL = '...../.ooo./.oBo./.....';
const RULINGS = {
  gap: 'free',
  'sail-step': 'king',
  'sail-path': 'tiles',
  'covered-boat': 'lost',
  cleared: 'counts',
};

export function tableOf(written: string): Table {
  const text = readText(written);
  const { tags } = text;
  const seats = seatsOf(text);
  const board = tags.get('Board') ?? 'front';
  const layout = (tags.get('Layout') ?? (board === 'front' ? FRONT : ATOLL)).split('/');
  const said = (tags.get('Ruling') ?? '').split('; ').map((one) => cut(one, /^(.*)=(.*)$/));
  const players = new Map(seats.map((seat) => [seat, playerOf(tags, seat)]));
  const table: Table = {
    seats,
    edition: tags.get('Edition') ?? 'de',
    level: tags.get('Level') ?? 'basic',
    board,
    rulings: { ...RULINGS, ...Object.fromEntries(said.filter((one) => one.length === 2)) },
    layout,
    boats: Number(tags.get('Boats') ?? (board === 'front' ? 2 : 1)),
    display: grid(tags.get('Display')),
    players,
    seen: [],
    explorer: tags.get('Explorer') ?? '',
    stack: Number(tags.get('Stack') ?? 81),
    last: null,
    over: tags.get('Turn') === 'end',
  };
  for (const row of table.display) for (const face of row) if (face !== null) table.seen.push(face);
  for (const { tiles, storage } of players.values()) {
    table.seen.push(...tiles.values(), ...(storage === null ? [] : [storage]));
  }
  beginLastRound(table, firstTurn(text)?.seat ?? 'A');
  return table;
}

function grid(text: string | undefined): (string | null)[][] {
  if (text === undefined) return [];
  return text.split(' / ').map((row) => row.split(' ').map((face) => (face === '.' ? null : face)));
}

function playerOf(tags: ReadonlyMap<string, string>, seat: string): Player {
  const tiles = new Map<string, string>();
  const rows = grid(tags.get(`Board${seat}`));
  for (const [down, row] of rows.entries()) {
    for (const [right, face] of row.entries()) {
      if (face !== null) tiles.set(`${'abcdefghij'.charAt(right)}${rows.length - down}`, face);
    }
  }
  return {
    tiles,
    shells: Number(tags.get(`Shells${seat}`) ?? 5),
    storage: tags.get(`Storage${seat}`) ?? null,
    ship: tags.get(`Ship${seat}`) ?? null,
  };
}

/** In a position with a full board those have a turn who come before its owner. */
function beginLastRound(table: Table, due: string): void {
  const at = table.seats.indexOf(due);
  const order = [...table.seats.slice(at), ...table.seats.slice(0, at)];
  const full = order.findIndex((seat) => isFull(table, seat));
  if (full === -1) return;
  table.last = order.slice(0, full);
  if (full === 0) table.over = true;
}

export function isFull({ layout, players }: Table, seat: string): boolean {
  const water = [...layout.join('')].filter((sign) => sign !== '#').length;
  return players.get(seat)?.tiles.size === water;
}

/** The sign of a space; nothing off the board. */
export function signOf({ layout }: Table, space: string): string | null {
  return (
    layout[layout.length - Number(space.slice(1))]?.charAt('abcdefghij'.indexOf(space.charAt(0))) || null
  );
}

export function apart(one: string, other: string): readonly [number, number] {
  return [
    Math.abs(one.charCodeAt(0) - other.charCodeAt(0)),
    Math.abs(Number(one.slice(1)) - Number(other.slice(1))),
  ];
}
