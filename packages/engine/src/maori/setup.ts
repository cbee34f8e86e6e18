import type { MaoriBoard, MaoriEdition, MaoriSetup, Seat, TurnRef } from '@motu/notation';
import type { Broken, SetupOptions } from '../game.ts';
import { emptyCensus, inventoryOf } from './census.ts';
import { POSITIONS } from './explorer.ts';
import { type Layout, layoutOf } from './layout.ts';
import { FEWEST_PLAYERS, FULL_STACK, PLAYER_BOARDS, STARTING_SHELLS, WOODEN_SHELLS } from './material.ts';
import { type Answers, DEFAULT_ANSWERS, isAnswer, isRulingName } from './rulings.ts';
import { readBoards } from './setup-boards.ts';
import { countTiles, readDisplay } from './setup-tiles.ts';
import type { Board, MaoriInventory, MaoriRules, MaoriState } from './state.ts';

export const EDITIONS: readonly MaoriEdition[] = ['de', 'en', 'it'];

interface Start {
  readonly state: MaoriState | null;
  readonly findings: readonly Broken[];
}

export function setup(tags: MaoriSetup, options: SetupOptions): Start {
  const findings: Broken[] = [];
  const seats = tags.seats.map(({ seat }) => seat);
  const layout = readLayout(tags, findings);
  const rules = readRules(tags, options, findings);
  const turn = readTurn(tags, seats, findings);
  if (layout === null || seats.length === 0) return { state: null, findings };

  checkPlayers(tags, findings);
  const display = readDisplay(tags, findings);
  const explorer = readExplorer(tags, findings);
  const boards = readBoards(tags, layout, rules.level, findings);
  const supply = readSupply(tags, boards, findings);
  const census = countTiles(tags, emptyCensus(rules.inventory), rules.inventory, findings);

  const isEnd = tags.turn?.value === 'end';
  const final = finalRound(seats, boards, turn.seat);
  const state: MaoriState = {
    seats,
    turn,
    over: isEnd || final?.length === 0,
    rules,
    layout,
    display,
    explorer,
    stack: tags.stack?.value ?? FULL_STACK,
    supply,
    boards,
    seen: census.seen,
    seenTiles: census.seenTiles,
    final,
    used: 0,
  };
  return { state, findings };
}

/** The boards of the box, laid out once for all games. */
const LAYOUTS: { readonly [board in MaoriBoard]: Layout | null } = {
  front: layoutOf(PLAYER_BOARDS.front.rows, PLAYER_BOARDS.front.boats),
  atoll: layoutOf(PLAYER_BOARDS.atoll.rows, PLAYER_BOARDS.atoll.boats),
};

function readLayout(tags: MaoriSetup, findings: Broken[]): Layout | null {
  const side = tags.board?.value ?? 'front';
  if (tags.layout === null && tags.boats === null) return LAYOUTS[side];
  const board = PLAYER_BOARDS[side];
  const rows = tags.layout?.value ?? board.rows;
  const layout = layoutOf(rows, tags.boats?.value ?? board.boats);
  if (layout === null && tags.layout !== null) {
    const params = { tag: 'Layout', value: rows.join('/') };
    findings.push({ rule: 'notation/bad-tag-value', params, span: tags.layout.span });
  }
  return layout;
}

function readRules(tags: MaoriSetup, options: SetupOptions, findings: Broken[]): MaoriRules {
  return {
    edition: readEdition(tags, options, findings),
    level: tags.level?.value ?? 'basic',
    rulings: readRulings(tags, options, findings),
    inventory: readInventory(tags, options, findings),
  };
}

function readEdition(tags: MaoriSetup, { edition }: SetupOptions, findings: Broken[]): MaoriEdition {
  const own = tags.edition?.value ?? 'de';
  if (edition === undefined) return own;
  const asked = EDITIONS.find((one) => one === edition);
  if (asked === undefined) {
    findings.push({ rule: 'notation/bad-tag-value', params: { tag: 'Edition', value: edition } });
  }
  return asked ?? own;
}

function readRulings(tags: MaoriSetup, options: SetupOptions, findings: Broken[]): Answers {
  let answers = DEFAULT_ANSWERS;
  for (const { name, value, span } of tags.ruling) {
    if (isRulingName(name) && isAnswer(name, value)) answers = { ...answers, [name]: value };
    else
      findings.push({
        rule: 'notation/bad-tag-value',
        params: { tag: 'Ruling', value: `${name}=${value}` },
        span,
      });
  }
  for (const [name, value] of options.rulings ?? []) {
    if (isRulingName(name) && isAnswer(name, value)) answers = { ...answers, [name]: value };
    else
      findings.push({ rule: 'notation/bad-tag-value', params: { tag: 'Ruling', value: `${name}=${value}` } });
  }
  return answers;
}

function readInventory(tags: MaoriSetup, options: SetupOptions, findings: Broken[]): MaoriInventory | null {
  if (tags.tiles === null || tags.tiles.value === 'any') return null;
  const { value, span } = tags.tiles;
  const inventory = options.inventories?.get(value);
  if (inventory !== undefined) return inventoryOf(inventory);
  const params = { tag: 'Tiles', value };
  findings.push({ rule: 'notation/bad-tag-value', variant: 'inventory', params, span });
  return null;
}

function readTurn(tags: MaoriSetup, seats: readonly Seat[], findings: Broken[]): TurnRef {
  const first: TurnRef = { round: 1, seat: seats[0] ?? '' };
  if (tags.turn === null || tags.turn.value === 'end') return first;
  const { value, span } = tags.turn;
  if (seats.includes(value.seat)) return { round: value.round, seat: value.seat };
  const params = { tag: 'Turn', value: `${value.round}${value.seat}` };
  findings.push({ rule: 'notation/bad-tag-value', params, span });
  return first;
}

function checkPlayers(tags: MaoriSetup, findings: Broken[]): void {
  const board = tags.board?.value ?? 'front';
  const most = PLAYER_BOARDS[board].players;
  const found = tags.seats.length;
  if (found >= FEWEST_PLAYERS && found <= most) return;
  const span = tags.seats.at(-1)?.span;
  const params = { found, fewest: FEWEST_PLAYERS, most, board };
  findings.push({ rule: 'maori/player-count', params, ...(span === undefined ? {} : { span }) });
}

function readExplorer(tags: MaoriSetup, findings: Broken[]): number {
  if (tags.explorer === null) {
    if (tags.turn?.value !== 'end') {
      findings.push({ rule: 'notation/missing-tag', params: { tag: 'Explorer' } });
    }
    return 0;
  }
  const { value, span } = tags.explorer;
  const position = POSITIONS.indexOf(value);
  if (position >= 0) return position;
  findings.push({ rule: 'maori/ship-start', params: { found: value }, span });
  return 0;
}

/** maori/setup-shells */
function readSupply(tags: MaoriSetup, boards: readonly Board[], findings: Broken[]): number {
  const held = boards.reduce((sum, { shells }) => sum + shells, 0);
  const shellTag = [...tags.holdings.values()].findLast(({ shells }) => shells !== null)?.shells ?? null;
  if (held > WOODEN_SHELLS && shellTag !== null) {
    const params = { found: held, most: WOODEN_SHELLS, each: STARTING_SHELLS };
    findings.push({ rule: 'maori/setup-shells', params, span: shellTag.span });
  }
  return Math.max(0, WOODEN_SHELLS - held);
}

/** A full board began the final round; it lasts until the first seat with one would be next. */
function finalRound(seats: readonly Seat[], boards: readonly Board[], mover: Seat): readonly Seat[] | null {
  if (boards.every(({ empty }) => empty > 0)) return null;
  const from = seats.indexOf(mover);
  const order = [...seats.slice(from), ...seats.slice(0, from)];
  const until = order.findIndex((seat) => boards[seats.indexOf(seat)]?.empty === 0);
  return order.slice(0, until);
}
