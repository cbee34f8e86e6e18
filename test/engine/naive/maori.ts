import { LAND, scoredBySight } from '../laws/maori-score.ts';
import { faceFaults, setupFaults } from './maori-setup.ts';
import { apart, isFull, type Player, signOf, type Table, tableOf } from './maori-table.ts';
import { cut, firstTurn, type Judgement, type Line, labelFaults, readText, turnAfter } from './text.ts';

export const RING = 'N1 N2 N3 N4 E1 E2 E3 E4 S4 S3 S2 S1 W4 W3 W2 W1'.split(' ');

export function judgeMaori(written: string): Judgement {
  const text = readText(written);
  const table = tableOf(written);
  const faults = new Set(setupFaults(table, text.tags));
  if (faults.size > 0) return { wrong: 'setup', rules: [...faults].sort(), points: null };
  let due = firstTurn(text) ?? { round: 1, seat: 'A' };
  for (const [index, line] of text.turns.entries()) {
    const player = table.players.get(line.seat);
    if (player === undefined) throw new Error('slips keep to the seats');
    const rules = new Set([
      ...labelFaults(line, due, table.over, 'maori'),
      ...judgeTurn(table, player, line),
    ]);
    if (rules.size > 0) return { wrong: index, rules: [...rules].sort(), points: null };
    endTurn(table, line.seat);
    do due = turnAfter({ ...due, words: [] }, table.seats);
    while (table.last !== null && table.last.length > 0 && !table.last.includes(due.seat));
  }
  const points = pointsOf(table);
  if (text.result !== null && !table.over && text.tags.get('Ended') !== 'agreed') {
    return { wrong: 'result', rules: ['maori/unfinished'], points: null };
  }
  if (text.result !== null && table.over && text.result.join() !== points.join()) {
    return { wrong: 'result', rules: ['maori/score-total'], points: null };
  }
  return { wrong: null, rules: [], points: table.over ? points : null };
}

function endTurn(table: Table, seat: string): void {
  if (table.last !== null) table.last = table.last.filter((one) => one !== seat);
  else if (isFull(table, seat)) table.last = table.seats.filter((one) => one !== seat);
  if (table.last?.length === 0) table.over = true;
}

function pointsOf({ layout, boats, rulings, players }: Table): readonly number[] {
  const spaces = layout.flatMap((row, down) =>
    [...row].map((_, right) => `${'abcdefghij'.charAt(right)}${layout.length - down}`),
  );
  const columns = layout[0]?.length ?? 0;
  const boards = [...players.values()].map(({ tiles, shells }) => {
    return { tiles: spaces.map((space) => tiles.get(space) ?? null), shells };
  });
  const scores = scoredBySight({
    layout: { columns, signs: layout.join(''), boats },
    rules: { rulings },
    boards,
  });
  return scores.map((lines) => lines.reduce((sum, [, points]) => sum + points, 0));
}

/** The words of a turn, sorted by what they are. */
function readTurn(words: readonly string[]) {
  const action = words.findIndex((word) => word === 'pass' || word.includes(':'));
  const ships = words.flatMap((word, at) => (word.startsWith('@') ? [[at, word.slice(1)] as const] : []));
  const [steps = '', noted = ''] = cut(
    words.find((word) => word.startsWith('+')) ?? '',
    /^\+(\d+)(?:\/(.*))?$/,
  );
  return {
    steps: Number(steps),
    noted,
    sail: ships.find(([at]) => at < action)?.[1] ?? null,
    put: ships.find(([at]) => at > action)?.[1] ?? null,
    action: words[action] ?? '',
    refill: words.find((word) => word.startsWith('='))?.slice(1) ?? null,
    count: words.find((word) => word.startsWith('$'))?.slice(1) ?? null,
  };
}

function* judgeTurn(table: Table, player: Player, { words }: Line): Generator<string> {
  const { steps, noted, sail, put, action, refill, count } = readTurn(words);
  const [from = '', space = '', turned = ''] = cut(action, /^(\d+|s):([a-z]\d+)(.*)$/);
  const [stored = ''] = cut(action, /^(\d+):s$/);
  const [removed = ''] = cut(action, /^([a-z]\d+):x$/);
  const isPlacing = from !== '';
  const place = stored !== '' ? Number(stored) : from === 's' ? 0 : Number(from);
  const hasShips = table.level !== 'basic';

  if (steps === 0) yield 'maori/ship-must-move';
  let price = Math.max(0, steps - boatsOf(table, player));
  if (price > player.shells) yield 'maori/ship-range';
  table.explorer = RING[(RING.indexOf(table.explorer) + steps) % 16] ?? '';
  if (noted !== '' && noted !== table.explorer) yield 'maori/explorer-check';

  let ship = player.ship;
  if (sail !== null && !hasShips) yield 'maori/no-ship';
  if (sail !== null && hasShips) {
    const way = sailing(table, player, sail);
    if (!isPlacing) yield 'maori/ship-sail';
    if (ship === null) yield 'maori/ship-sail';
    else if (!player.tiles.has(sail)) yield 'maori/ship-on-tile';
    else if (way === null) yield 'maori/ship-sail';
    price += way ?? 0;
    if (ship !== null && signOf(table, sail) !== null) ship = sail;
  }

  let hand: string | null = null;
  if (place !== 0 || stored !== '' || (isPlacing && from !== 's')) {
    const line = lineOf(table);
    if (place < 1 || place > 4) yield 'maori/take-line';
    else {
      hand = line[place - 1] ?? null;
      const before = line.slice(0, place - 1);
      if (hand === null) yield 'maori/take-empty';
      if (hand === '*') yield 'maori/volcano-take';
      if (before.includes('*')) yield 'maori/volcano-blocks';
      price += before.filter((face) => face !== null || table.rulings.gap === 'paid').length;
    }
    if (stored !== '' && player.storage !== null) yield 'maori/store-one';
    yield* refillFaults(table, hand, refill);
  } else {
    if (refill !== null) yield 'maori/no-refill';
    if (from === 's') {
      hand = player.storage;
      if (hand === null) yield 'maori/store-empty';
    }
  }
  if (refill !== null) yield* faceFaults(table, refill);
  if (price > player.shells) yield 'maori/shells';

  let laid: string | null = null;
  if (isPlacing) {
    const isFree = ![null, '#'].includes(signOf(table, space)) && !player.tiles.has(space);
    if (!isFree) yield 'maori/place-space';
    const isNear = ship !== null && Math.max(...apart(ship, space)) <= 1;
    if (hasShips && ship !== null && signOf(table, space) !== null && !isNear) yield 'maori/ship-adjacent';
    if (hand !== null && hand !== '*') {
      laid = turned === '' ? hand : turnedFace(hand, turned);
      if (laid === null) yield 'maori/turn-shape';
      else if (laid !== hand && hand.includes('p')) yield 'maori/palms-upright';
      if (laid !== null && isFree && table.edition !== 'de' && !fits(player, space, laid))
        yield 'maori/place-fits';
    }
    // A tile that cannot lie as noted lies there all the same.
    laid = isFree ? (laid ?? hand) : null;
  }
  if (removed !== '') {
    const isLocked = table.level === 'expert' || (table.level === 'advanced' && table.edition === 'de');
    if (!player.tiles.has(removed)) yield 'maori/remove-tile';
    else if (ship === removed && isLocked) yield 'maori/ship-tile-locked';
    else if (ship === removed && put === null && player.tiles.size > 1 && hasShips)
      yield 'maori/ship-on-tile';
    player.tiles.delete(removed);
  }

  if (laid !== null) player.tiles.set(space, laid);
  if (put !== null && !hasShips) yield 'maori/no-ship';
  if (put !== null && hasShips) {
    if (isPlacing && table.level === 'expert' && put !== space) yield 'maori/ship-follows';
    if (!isPlacing && put !== ship) {
      const { edition, level } = table;
      const isPass = action === 'pass';
      if (level === 'expert' && !(edition === 'it' && removed !== '')) yield 'maori/ship-stays';
      if (level === 'advanced' && edition !== 'de' && isPass) yield 'maori/ship-relocate';
    }
    if (!player.tiles.has(put)) yield 'maori/ship-on-tile';
    ship = put;
  } else if (laid !== null && hasShips && (table.level === 'expert' || ship === null)) ship = space;
  player.ship = player.tiles.size === 0 ? null : ship;

  const held = [...table.players.values()].reduce((sum, { shells }) => sum + shells, 0);
  const paid = Math.min(price, player.shells);
  const shown = laid === null ? 0 : laid.split('s').length - 1;
  player.shells += Math.min(shown, 30 - held + paid) - paid;
  if (count !== null && Number(count) !== player.shells) yield 'maori/shells-check';

  if (stored !== '') player.storage = hand;
  if (from === 's') player.storage = null;
  if (place >= 1 && place <= 4) {
    replaceInLine(table, place - 1, refill);
    if (refill !== null) table.stack -= 1;
  }
  if (refill !== null) table.seen.push(refill);
}

function* refillFaults({ stack }: Table, hand: string | null, refill: string | null): Generator<string> {
  if (hand === null || hand === '*') return;
  if (stack > 0 && refill === null) yield 'maori/refill';
  if (stack === 0 && refill !== null) yield 'maori/refill';
}

export function boatsOf({ layout, boats, rulings }: Table, { tiles }: Player): number {
  let count = boats + [...tiles.values()].join('').split('b').length - 1;
  for (const [down, row] of layout.entries()) {
    for (const [right, sign] of [...row].entries()) {
      const isCovered = tiles.has(`${'abcdefghij'.charAt(right)}${layout.length - down}`);
      if (/b/i.test(sign) && (!isCovered || rulings['covered-boat'] === 'kept')) count += 1;
    }
  }
  return count;
}

/** The rows and columns of the display that the explorer's line runs through, the nearest first. */
function placesOf({ explorer }: Table): readonly (readonly [number, number])[] {
  const at = Number(explorer.charAt(1)) - 1;
  const places = [0, 1, 2, 3].map((n) => (/[NS]/.test(explorer) ? ([n, at] as const) : ([at, n] as const)));
  return /[ES]/.test(explorer) ? places.toReversed() : places;
}

function lineOf(table: Table): readonly (string | null)[] {
  return placesOf(table).map(([row, column]) => table.display[row]?.[column] ?? null);
}

function replaceInLine(table: Table, index: number, face: string | null): void {
  const [row = 0, column = 0] = placesOf(table)[index] ?? [];
  table.display[row]?.splice(column, 1, face);
}

function sailing(table: Table, { ship, tiles }: Player, to: string): number | null {
  if (ship === null || !tiles.has(to)) return null;
  const isStep = ([across, along]: readonly [number, number]) =>
    table.rulings['sail-step'] === 'rook' ? across + along === 1 : Math.max(across, along) === 1;
  if (table.rulings['sail-path'] === 'any') {
    const [across, along] = apart(ship, to);
    return table.rulings['sail-step'] === 'rook' ? across + along : Math.max(across, along);
  }
  let reached = [ship];
  for (let steps = 0; steps <= tiles.size; steps++) {
    if (reached.includes(to)) return steps;
    const now = reached;
    reached = [...now, ...[...tiles.keys()].filter((tile) => now.some((one) => isStep(apart(one, tile))))];
    reached = [...new Set(reached)];
  }
  return null;
}

function kindOf(shape: string): string {
  return '<>^v'.includes(shape) ? 'end' : '-|'.includes(shape) ? 'middle' : shape;
}

export function turnedFace(face: string, turned: string): string | null {
  const [shape = '', side = ''] = turned;
  if (kindOf(shape) !== kindOf(face.charAt(0))) return null;
  const halves = [...face].filter((sign) => sign === 'l' || sign === 'L');
  if (side === '') return shape + face.slice(1);
  if (kindOf(shape) !== 'middle' || halves.length !== 1) return null;
  return shape + face.slice(1).replace(/[lL]/, side);
}

function fits({ tiles }: Player, space: string, face: string): boolean {
  const own = (LAND[face.charAt(0)] ?? []).map((edge) => edge.join());
  const sides = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  return sides.every(([right, down]) => {
    const beside = `${String.fromCharCode(space.charCodeAt(0) + right)}${Number(space.slice(1)) - down}`;
    const other = tiles.get(beside);
    if (other === undefined) return true;
    const there = (LAND[other.charAt(0)] ?? []).map(([x, y]) => `${0 - x},${0 - y}`);
    return own.includes(`${right},${down}`) === there.includes(`${right},${down}`);
  });
}
