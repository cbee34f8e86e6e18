import { around, CIRCLE, FIELDS, HOLLOWS, LINE_OF_CIRCLE, OUTER, ray, WAYS } from './moeraki-points.ts';
import { cut, firstTurn, type Judgement, type Line, labelFaults, readText, turnAfter } from './text.ts';

interface Board {
  readonly level: string;
  readonly mata: boolean;
  readonly rulings: string;
  readonly hollows: Map<string, string>;
  /** Owner and points of each tile. */
  readonly tiles: Map<string, readonly [string, number]>;
  readonly tane: Map<string, string>;
  banned: Set<string>;
  wins: { readonly seat: string; readonly ways: readonly string[] }[];
  over: boolean;
  ballIsDue: boolean;
}

export function judgeMoeraki(written: string): Judgement {
  const text = readText(written);
  const board = boardOf(written);
  let due = firstTurn(text) ?? { round: 1, seat: 'A' };
  for (const [index, line] of text.turns.entries()) {
    const rules = new Set([...labelFaults(line, due, board.over, 'moeraki'), ...judgeTurn(board, line)]);
    if (rules.size > 0) return { wrong: index, rules: [...rules].sort(), points: null };
    due = turnAfter(line, ['A', 'B']);
  }
  const points = board.over && board.wins.length === 0 && board.level !== 'beginner' ? pointsOf(board) : null;
  const rules =
    text.result === null ? [] : [...resultFaults(board, text.result, text.tags.get('Ended'), points)];
  return {
    wrong: rules.length > 0 ? 'result' : null,
    rules: rules.sort(),
    points: rules.length > 0 ? null : points,
  };
}

function boardOf(written: string): Board {
  const text = readText(written);
  const { tags } = text;
  const board: Board = {
    level: tags.get('Level') ?? 'basic',
    mata: tags.get('Mata') === 'on',
    rulings: tags.get('Ruling') ?? '',
    hollows: new Map(),
    tiles: new Map(),
    tane: new Map(),
    banned: new Set(),
    wins: [],
    over: tags.get('Turn') === 'end',
    ballIsDue: !tags.has('Ball') && tags.get('Turn') !== 'end',
  };
  const ball = tags.get('Ball');
  if (ball !== undefined) board.hollows.set(ball, '*');
  for (const part of (tags.get('Stones') ?? '').split(';')) {
    const [seat = '', names = ''] = part.split(':');
    for (const name of names.split(' ').filter(Boolean)) board.hollows.set(name, seat.trim());
  }
  for (const seat of tags.get('First') === 'B' ? ['B', 'A'] : ['A', 'B']) {
    const tane = tags.get(`Tane${seat}`);
    if (tane !== undefined) setTane(board, seat, tane.slice(0, -2), tane.slice(-2));
  }
  if (board.level !== 'beginner') for (const field of FIELDS) layTile(board, field);
  if (board.hollows.size === HOLLOWS.size) board.over = true;
  if (board.over) board.wins = ['A', 'B'].map((seat) => ({ seat, ways: waysOf(board, seat) }));
  board.wins = board.wins.filter(({ ways }) => ways.length > 0);
  return board;
}

/** The owner of a field and what it is worth, once every hollow around it is filled. */
function decided({ hollows }: Board, field: string): readonly [string, number] | null {
  const stones = around(field).map((hollow) => hollows.get(hollow));
  if (stones.includes(undefined)) return null;
  const [a, b] = ['A', 'B'].map((seat) => stones.filter((one) => one === seat).length);
  if (a === undefined || b === undefined || a === b) return null;
  return [a > b ? 'A' : 'B', stones.length === 3 && a > 0 && b > 0 ? 0.5 : 1];
}

function layTile(board: Board, field: string): void {
  const tile = decided(board, field);
  const isTaken =
    board.tiles.has(field) || board.banned.has(field) || [...board.tane.values()].includes(field);
  if (tile === null || isTaken) return;
  const laid = [...board.tiles.values()].filter(([seat]) => seat === tile[0]).length;
  if (laid < 24 || !board.rulings.includes('tile-shortage=none')) board.tiles.set(field, tile);
}

function setTane(board: Board, seat: string, field: string, way: string): void {
  const others = [...board.tane.values()];
  const sight: string[] = [];
  for (const seen of ray(field, way, FIELDS)) {
    if (others.includes(seen)) break;
    sight.push(seen);
  }
  board.tane.set(seat, field);
  for (const seen of [field, ...sight]) board.tiles.delete(seen);
  const crossed = sight.filter((seen) => board.banned.has(seen));
  board.banned = new Set([...board.banned, ...sight].filter((seen) => !crossed.includes(seen)));
  for (const seen of crossed) layTile(board, seen);
}

function waysOf({ hollows, mata }: Board, seat: string): readonly string[] {
  const isOwn = (hollow: string) => hollows.get(hollow) === seat;
  const isBall = (hollow: string) => hollows.get(hollow) === '*';
  const found: string[] = [];
  if ([...FIELDS].some((field) => around(field).length === 4 && around(field).every(isOwn)))
    found.push('tahuna');
  const isRiver = (way: string) => (start: string) => {
    const line = [start, ...ray(start, way, HOLLOWS)];
    const ball = line.findIndex(isBall);
    const reach = ball === -1 ? line : line.slice(0, ball);
    return line.length > 1 && reach.length > 0 && reach.every(isOwn);
  };
  const isRim = (way: string) => (hollow: string) => ray(hollow, way, HOLLOWS).length === 0;
  const BACK: readonly (readonly [string, string])[] = [
    ['ne', 'sw'],
    ['sw', 'ne'],
    ['nw', 'se'],
    ['se', 'nw'],
  ];
  if (BACK.some(([way, back]) => [...HOLLOWS].filter(isRim(back)).some(isRiver(way)))) found.push('awa');
  if (OUTER.some((row) => row.every(isOwn))) found.push('ara');
  if (mata && LINE_OF_CIRCLE.every((hollow) => isOwn(hollow) || isBall(hollow))) found.push('mata');
  return found;
}

function* judgeTurn(board: Board, { seat, words }: Line): Generator<string> {
  const ball = words.find((word) => word.startsWith('*'))?.slice(1);
  const stones = words.filter((word) => /^[a-z]\d/.test(word));
  const claim = words.find((word) => word.startsWith('#'))?.slice(1);
  if (board.ballIsDue) {
    if (ball === undefined) yield 'moeraki/ball-first';
    else if (!CIRCLE.includes(ball)) yield 'moeraki/ball-hollow';
    if (ball !== undefined && stones.length > 0) yield 'moeraki/turn-order';
    if (ball !== undefined && HOLLOWS.has(ball)) board.hollows.set(ball, '*');
  } else if (ball !== undefined) yield 'moeraki/ball-first';
  else if (stones.length === 0) yield 'moeraki/turn-order';
  board.ballIsDue = false;
  if (stones.length > 1) yield 'moeraki/turn-order';
  const filled: string[] = [];
  for (const stone of stones) {
    if (!HOLLOWS.has(stone)) yield 'moeraki/hollow';
    else if (board.hollows.has(stone)) yield 'moeraki/occupied';
    else {
      board.hollows.set(stone, seat);
      filled.push(stone);
    }
  }
  const ways = filled.length === 0 ? [] : waysOf(board, seat);
  if (claim !== undefined && !ways.includes(claim)) yield 'moeraki/claim';
  const tane = words.filter((word) => word.startsWith('T'));
  if (tane.length > 0 && board.level !== 'master') yield 'moeraki/tane-level';
  const fresh = [...FIELDS].filter((field) => around(field).some((hollow) => filled.includes(hollow)));
  if (board.level === 'master') yield* judgeTane(board, seat, tane, fresh, ways.length > 0);
  if (board.level !== 'beginner') for (const owner of [seat, 'A', 'B']) layFor(board, owner, fresh);
  if (ways.length > 0 && !board.over) board.wins = [{ seat, ways }];
  if (ways.length > 0 || board.hollows.size === HOLLOWS.size) board.over = true;
}

function layFor(board: Board, owner: string, fields: readonly string[]): void {
  for (const field of fields) if (decided(board, field)?.[0] === owner) layTile(board, field);
}

function* judgeTane(
  board: Board,
  mover: string,
  tane: readonly string[],
  fresh: readonly string[],
  wins: boolean,
): Generator<string> {
  const came: string[] = [];
  for (const word of tane) {
    const [seat = '', field = '', way = ''] = cut(word, /^T(.)([a-z]\d+)([a-z]+)$/);
    const tile = decided(board, field);
    const isStanding = [...board.tane.values()].includes(field);
    const isWhole = fresh.includes(field) && tile?.[0] === seat && tile[1] === 1 && !isStanding;
    const isRefused = around(field).length === 3 && board.rulings.includes('tane-edge=forbidden');
    if (board.banned.has(field)) yield 'moeraki/tane-sight';
    else {
      if (wins && !board.over) yield 'moeraki/game-over';
      if (board.tane.has(seat)) yield 'moeraki/tane-once';
      if (!isWhole || isRefused) yield 'moeraki/tane-field';
      if (ray(field, way, FIELDS).length === 0) yield 'moeraki/tane-direction';
      if (seat === mover && came.some((other) => other !== mover)) yield 'moeraki/order';
    }
    came.push(seat);
    if (!board.tane.has(seat) && FIELDS.has(field) && WAYS.has(way) && !isStanding)
      setTane(board, seat, field, way);
  }
}

function pointsOf({ tiles, tane, rulings }: Board): readonly number[] {
  return ['A', 'B'].map((seat) => {
    const own = [...tiles.values()].filter(([owner]) => owner === seat);
    const extra = rulings.includes('tane-score=one') && tane.has(seat) ? 1 : 0;
    return own.reduce((sum, [, points]) => sum + points, extra);
  });
}

function* resultFaults(
  board: Board,
  [who = '', way, ...claimed]: readonly string[],
  ended: string | undefined,
  points: readonly number[] | null,
): Generator<string> {
  const isFull = board.hollows.size === HOLLOWS.size;
  if (ended !== undefined && board.wins.length === 0 && !isFull) {
    const fits = who === 'draw' ? ended === 'agreed' : way === undefined;
    if (!fits) yield 'moeraki/claim';
  } else if (!board.over) yield 'moeraki/unfinished';
  else if (board.wins.length > 0) {
    const isWin = board.wins.some(
      ({ seat, ways }) => seat === who && (way === undefined || ways.includes(way)),
    );
    if (!isWin) yield 'moeraki/claim';
  } else if (points === null) {
    if (who !== 'draw') yield 'moeraki/claim';
  } else {
    const [a = 0, b = 0] = points;
    if (who !== (a >= b ? 'A' : 'B') || (way !== undefined && way !== 'marae')) yield 'moeraki/claim';
    if (claimed.length > 0 && way === 'marae' && claimed.join() !== points.join())
      yield 'moeraki/score-total';
  }
}
