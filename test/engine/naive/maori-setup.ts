import { signOf, type Table } from './maori-table.ts';

const BOX: readonly (readonly [string, number])[] = [
  ['o', 10],
  ['<>^v', 54],
  ['-|', 14],
  ['~', 17],
  ['*', 2],
];

export function* setupFaults(table: Table, tags: ReadonlyMap<string, string>): Generator<string> {
  const { seats, board, players, display, level } = table;
  if (seats.length < 2 || seats.length > (board === 'atoll' ? 4 : 5)) yield 'maori/player-count';
  const isPosition = [...tags.keys()].some((name) =>
    /^(?:Stack|Turn|(?:Board|Shells|Storage|Ship)[A-E])$/.test(name),
  );
  const shown = display.flat();
  const isShaped = display.length === 4 && display.every((row) => row.length === 4);
  if (tags.has('Display') && !isShaped) yield 'maori/setup-display';
  if (!isPosition && (shown.includes(null) || shown.includes('*'))) yield 'maori/setup-display';
  if (tags.has('Explorer') && !/^[NESW][1-4]$/.test(table.explorer)) yield 'maori/ship-start';
  if ([...players.values()].reduce((sum, { shells }) => sum + shells, 0) > 30) yield 'maori/setup-shells';
  for (const { tiles, ship } of players.values()) {
    if (level === 'basic') {
      if (ship !== null) yield 'maori/no-ship';
    } else if (ship === null) {
      if (tiles.size > 0) yield 'maori/ship-boards';
    } else if (signOf(table, ship) === null || !tiles.has(ship)) yield 'maori/ship-on-tile';
  }
  const seen = table.seen.splice(0);
  for (const face of seen) {
    yield* faceFaults(table, face);
    table.seen.push(face);
  }
}

/** What is wrong with a face that comes after those already seen. */
export function* faceFaults({ seen }: Table, face: string): Generator<string> {
  const shape = face.charAt(0);
  const count = (sign: string) => face.slice(1).split(sign).length - 1;
  const isImpossible =
    (shape === '*' && face.length > 1) ||
    ('o~'.includes(shape) && count('l') + count('L') > 0) ||
    ('<>^v'.includes(shape) && (count('l') > 1 || count('L') > 0)) ||
    ('-|'.includes(shape) && (count('l') > 1 || count('L') > 1)) ||
    (shape === '~' && count('p') + count('h') > 0);
  if (isImpossible) yield 'maori/face';
  const [kinds = '', most = 0] = BOX.find(([kind]) => kind.includes(shape)) ?? [];
  if (seen.filter((one) => kinds.includes(one.charAt(0))).length >= most) yield 'maori/tile-count';
}
