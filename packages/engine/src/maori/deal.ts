import type { Face, MaoriBoard, MaoriLevel, MaoriSetup, Valued } from '@motu/notation';
import type { DealOptions, Random } from '../game.ts';
import { LINE, POSITIONS } from './explorer.ts';
import { BOX, DEALT_SYMBOLS, FEWEST_PLAYERS, KINDS, type Kind, PLAYER_BOARDS } from './material.ts';
import { EDITIONS } from './setup.ts';
import type { MaoriState } from './state.ts';

export const LEVELS: readonly MaoriLevel[] = ['basic', 'advanced', 'expert'];
const BOARDS: readonly MaoriBoard[] = ['front', 'atoll'];
const NAMES: readonly string[] = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'];
const SEATS: readonly string[] = ['A', 'B', 'C', 'D', 'E'];

/** A new game: a display from the box without volcanoes, the explorer anywhere. */
export function deal(options: DealOptions, random: Random): MaoriSetup {
  const board = BOARDS.find((one) => one === options.board) ?? null;
  const edition = EDITIONS.find((one) => one === options.edition) ?? null;
  const level = LEVELS.find((one) => one === options.level) ?? null;
  const most = PLAYER_BOARDS[board ?? 'front'].players;
  const players = Math.min(most, Math.max(FEWEST_PLAYERS, options.players ?? FEWEST_PLAYERS));
  return {
    seats: SEATS.slice(0, players).map((seat, at) => ({ seat, name: NAMES[at] ?? seat, span: NOWHERE })),
    ruling: [],
    ended: null,
    turn: null,
    edition: edition === null ? null : valued(edition),
    level: level === null ? null : valued(level),
    board: board === null ? null : valued(board),
    layout: null,
    boats: null,
    tiles: null,
    display: valued(dealDisplay(random)),
    explorer: valued(POSITIONS[Math.floor(random() * POSITIONS.length)] ?? 'N1'),
    holdings: new Map(),
    stack: null,
  };
}

const NOWHERE = { start: 0, end: 0 };

function valued<T>(value: T): Valued<T> {
  return { value, span: NOWHERE };
}

function dealDisplay(random: Random): readonly (readonly Face[])[] {
  const left = [...BOX];
  left[KINDS.indexOf('volcano')] = 0;
  const rows: Face[][] = [];
  for (let row = 0; row < LINE; row++) {
    const faces: Face[] = [];
    for (let column = 0; column < LINE; column++) {
      const kind = drawKind(left, random) ?? 'water';
      const at = KINDS.indexOf(kind);
      left[at] = (left[at] ?? 0) - 1;
      faces.push(drawFace(kind, random));
    }
    rows.push(faces);
  }
  return rows;
}

/** The tile on top of the stack, as the box allows; null if there is none. */
export function chance(state: MaoriState, random: Random): Face | null {
  if (state.stack === 0) return null;
  const { inventory } = state.rules;
  if (inventory !== null) {
    const left = inventory.most.map((most, at) => most - (state.seenTiles?.[at] ?? 0));
    return inventory.keys[drawn(left, random)] ?? null;
  }
  const kind = drawKind(
    BOX.map((most, at) => most - (state.seen[at] ?? 0)),
    random,
  );
  return kind === null ? null : drawFace(kind, random);
}

function drawKind(left: readonly number[], random: Random): Kind | null {
  return KINDS[drawn(left, random)] ?? null;
}

/** Which of several heaps a tile comes from, each as likely as it is high; -1 if all are gone. */
function drawn(left: readonly number[], random: Random): number {
  let rest = random() * left.reduce((sum, count) => sum + Math.max(0, count), 0);
  return left.findIndex((count) => {
    rest -= Math.max(0, count);
    return rest < 0;
  });
}

const SHAPES: { readonly [kind in Kind]: readonly string[] } = {
  single: ['o'],
  end: ['>', '<', '^', 'v'],
  middle: ['-', '|'],
  water: ['~'],
  volcano: ['*'],
};

function drawFace(kind: Kind, random: Random): Face {
  const shapes = SHAPES[kind];
  const symbols = DEALT_SYMBOLS[kind];
  const shape = shapes[Math.floor(random() * shapes.length)] ?? '~';
  return shape + (symbols[Math.floor(random() * symbols.length)] ?? '');
}
