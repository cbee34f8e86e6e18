import { games, type Random } from '@motu/engine';
import type { MaoriMove } from '@motu/engine/maori/move';
import type { Board, MaoriState, MaoriTypes } from '@motu/engine/maori/state';
import { type FaceGrid, type MaoriHolding, makeRecord, type Shape } from '@motu/notation';
import { expect } from 'vitest';
import { NOWHERE, oneOf, type Subject, type Table, valued } from './law.ts';
import { scoredBySight } from './maori-score.ts';

const { maori } = games;

function* tables(): Generator<Table> {
  for (const edition of maori.editions) {
    for (const level of maori.levels) {
      for (const [board, most] of [['front', 5] as const, ['atoll', 4] as const]) {
        for (let players = 2; players <= most; players++) {
          yield { name: `${edition} ${level} ${board} ${players}`, edition, level, board, players };
        }
      }
    }
  }
}

const LAYOUTS: readonly (readonly string[])[] = [
  ['#....', '.oob.', '.oBo#', '.....'],
  ['..#', 'b..', '...', '#..'],
];

const SHAPES: readonly Shape[] = ['>', '<', '^', 'v', '-', '|', '~', 'o'];
const SIDES = [null, null, 'L', 'l'] as const;

function boardOf(state: MaoriState): Board {
  const board = state.boards[state.seats.indexOf(state.turn.seat)];
  if (board === undefined) throw new Error('the mover sits at the table');
  return board;
}

function attemptAction(state: MaoriState, random: Random): MaoriMove['action'] {
  const space = oneOf(state.layout.names, random);
  const turned = random() < 0.6 ? null : { shape: oneOf(SHAPES, random), lei: oneOf(SIDES, random) };
  const kind = random();
  if (kind < 0.55) return { kind: 'place', from: oneOf([1, 1, 1, 2, 2, 3, 4], random), space, turned };
  if (kind < 0.7) return { kind: 'place', from: 's', space, turned };
  if (kind < 0.8) return { kind: 'store', from: oneOf([1, 1, 2, 3, 4], random) };
  if (kind < 0.9) return { kind: 'remove', space };
  return { kind: 'pass' };
}

function attempt(state: MaoriState, drawn: string | null, random: Random): MaoriMove {
  const action = attemptAction(state, random);
  const hasShip = random() < (state.rules.level === 'basic' ? 0.03 : 0.3);
  const isTaking = action.kind === 'store' || (action.kind === 'place' && action.from !== 's');
  return {
    steps: Math.floor(random() * (4 + boardOf(state).shells)),
    position: null,
    sail: hasShip && random() < 0.5 ? oneOf(state.layout.names, random) : null,
    action,
    relocate: hasShip && random() < 0.6 ? oneOf(state.layout.names, random) : null,
    refill: isTaking !== random() < 0.02 ? drawn : null,
    shells: null,
  };
}

/** The tile as it comes to lie, by the spelling that `legalMoves` has for it. */
function plainTurned(state: MaoriState, { ...move }: MaoriMove): MaoriMove {
  const { action } = move;
  if (action.kind !== 'place' || action.turned === null) return move;
  const at = state.layout.names.indexOf(action.space);
  const laid = (tried: MaoriMove) => {
    const after = maori.apply(state, tried);
    return after.boards[state.seats.indexOf(state.turn.seat)]?.tiles[at];
  };
  const straight: MaoriMove = { ...move, action: { ...action, turned: null } };
  if (laid(straight) === laid(move)) return straight;
  const { turned } = action;
  const unsided: MaoriMove = { ...move, action: { ...action, turned: { ...turned, lei: null } } };
  return turned.lei !== null && laid(unsided) === laid(move) ? unsided : move;
}

function plain(state: MaoriState, move: MaoriMove): MaoriMove {
  const { ship } = boardOf(state);
  const at = state.layout.names;
  const bare: MaoriMove = { ...plainTurned(state, move), position: null, shells: null };
  const sail = bare.sail === null || at.indexOf(bare.sail) === ship ? null : bare.sail;
  const left = maori.apply(state, { ...bare, sail, relocate: null });
  const stands = left.boards[state.seats.indexOf(state.turn.seat)]?.ship ?? null;
  const stays = bare.relocate === null || at.indexOf(bare.relocate) === stands;
  return { ...bare, sail, relocate: stays ? null : bare.relocate };
}

const BOX = 97;
const SHELLS = 30;

function conserves(state: MaoriState): void {
  const { boards, layout, display, stack, supply } = state;
  expect(supply + boards.reduce((sum, { shells }) => sum + shells, 0), 'shells').toBe(SHELLS);
  const seen = state.seen.reduce((sum, count) => sum + count, 0);
  const shown = display.filter((face) => face !== null).length;
  const laid = boards.flatMap(({ tiles }) => tiles).filter((face) => face !== null).length;
  const stored = boards.filter(({ storage }) => storage !== null).length;
  expect(shown + laid + stored, 'tiles never come from nowhere').toBeLessThanOrEqual(seen);
  expect(seen + stack, 'every refill came from the stack').toBeLessThanOrEqual(BOX);
  expect(display).toHaveLength(16);
  for (const { tiles, boats, covered, empty } of boards) {
    expect(tiles).toHaveLength(layout.names.length);
    const land = [...layout.signs].filter((sign) => sign === '#').length;
    expect(empty).toBe(tiles.filter((face) => face === null).length - land);
    expect(boats).toBe(
      tiles.reduce((sum, face) => sum + [...(face ?? '')].filter((s) => s === 'b').length, 0),
    );
    const isCovered = (face: string | null, at: number) =>
      face !== null && /b/i.test(layout.signs.charAt(at));
    expect(covered).toBe(tiles.filter(isCovered).length);
  }
  const lines = maori.score(state).map((seat) => seat.lines.map(({ rule, points }) => [rule, points]));
  expect(lines, 'the score, counted by sight').toEqual(scoredBySight(state));
}

function gridOf(state: MaoriState, { tiles }: Board): FaceGrid {
  const { rows, columns } = state.layout;
  return Array.from({ length: rows }, (_, row) => tiles.slice(row * columns, (row + 1) * columns));
}

export const maoriSubject: Subject<MaoriTypes> = {
  game: maori,
  tables: [...tables()],
  deal(table, random) {
    const dealt = maori.deal(table, random);
    const ruling = Object.entries(maori.rulings).flatMap(([name, answers]) =>
      random() < 0.5 ? [] : [{ name, value: oneOf(answers, random), span: NOWHERE }],
    );
    const layout = random() < 0.8 ? null : valued(oneOf(LAYOUTS, random));
    return { ...dealt, ruling, layout, stack: random() < 0.7 ? null : valued(Math.floor(random() * 20)) };
  },
  attempt,
  plain,
  conserves,
  asPosition(state, setup) {
    const holdings = new Map<string, MaoriHolding>();
    for (const [at, board] of state.boards.entries()) {
      holdings.set(state.seats[at] ?? '', {
        board: valued(gridOf(state, board)),
        shells: valued(board.shells),
        storage: board.storage === null ? null : valued(board.storage),
        ship: board.ship === null ? null : valued(state.layout.names[board.ship] ?? ''),
      });
    }
    return { ...setup, display: null, explorer: null, holdings, turn: valued('end') };
  },
  record: (setup, turns, result) => makeRecord({ game: 'maori', setup, turns, result }),
};
