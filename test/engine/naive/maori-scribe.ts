import { games, type Random } from '@motu/engine';
import type { MaoriTypes } from '@motu/engine/maori/state';
import { oneOf, valued } from '../laws/law.ts';
import { maoriSubject } from '../laws/maori.ts';
import { RING } from './maori.ts';
import type { Scribe } from './records.ts';

const FACES = ['*', '~', '~b', '~p', 'op', 'ol', '>pl', '>L', '-Ll', '-ll', '|L', '*p', '<h'];
const SHAPES = ['>', '<', '^', 'v', '-', '|', '|L', '-l', '~', 'o', ''];

function anySpace(random: Random): string {
  return `${oneOf([...'abcde'], random)}${oneOf([1, 2, 3, 4, 5], random)}`;
}

/** A turn with one of its words changed, left out or added. */
function slipInTurn(line: string, random: Random): string {
  const ship = ` @${anySpace(random)}`;
  const action = / (?:pass|\w+:\S+)/;
  return oneOf<() => string>(
    [
      () => line.replace(/\+\d+/, () => `+${Math.floor(random() * 10)}`),
      () => line.replace(/ \+\S+/, ''),
      () => line.replace(/\/\w\d/, () => `/${oneOf(RING, random)}`),
      () => line.replace(/ \d:/, () => ` ${Math.floor(random() * 6)}:`),
      () => line.replace(/ \d:(?!s)/, ' s:'),
      () => line.replace(/(?<=:)[a-z]\d/, () => anySpace(random)),
      () => line.replace(/(:[a-z]\d)\S*/, (_, kept: string) => kept + oneOf(SHAPES, random)),
      () => line.replace(/(?<=\d:)[a-z]\d\S*/, 's'),
      () => line.replace(action, () => ` ${anySpace(random)}:x`),
      () => line.replace(action, ' pass'),
      () => line.replace(/ =\S+/, ''),
      () => line.replace(/ =\S+/, () => ` =${oneOf(FACES, random)}`),
      () => (line.includes('=') || line.includes('$') ? line : `${line} =${oneOf(FACES, random)}`),
      () => line.replace(/\$\d+/, () => `$${Math.floor(random() * 9)}`),
      () => line.replace(/ @[a-z]\d/, ship),
      () =>
        line.includes('@') ? line.replace(/ @\S+/, '') : line.replace(action, (word) => `${ship}${word}`),
      () => (line.includes('@') ? line : line.replace(action, (word) => `${word}${ship}`)),
      () => line.replace(/^(\d+)\w/, (_, round: string) => `${round}${oneOf(['A', 'B'], random)}`),
    ],
    random,
  )();
}

function slipInTag(line: string, random: Random): string {
  const [, name = ''] = /^\[(\w+)/.exec(line) ?? [];
  const said = (value: string | number) => `[${name} "${value}"]`;
  if (name === 'Explorer') return said(oneOf([...RING, 'N5', 'A1'], random));
  if (name === 'Stack') return said(Math.floor(random() * 3));
  if (name.startsWith('Shells')) return said(Math.floor(random() * 31));
  if (name.startsWith('Ship')) return said(anySpace(random));
  if (name.startsWith('Storage')) return said(oneOf(FACES, random));
  if (name === 'Display') return line.replace(/(?<= )[^ ."/]+(?= )/, () => oneOf([...FACES, '.'], random));
  if (name === 'Level') return said(oneOf(maoriSubject.game.levels, random));
  if (name === 'Edition') return said(oneOf(maoriSubject.game.editions, random));
  return line;
}

export const maoriScribe: Scribe<MaoriTypes> = {
  subject: maoriSubject,
  note(state, move) {
    const after = games.maori.apply(state, move);
    const shells = after.boards[state.seats.indexOf(state.turn.seat)]?.shells ?? 0;
    return { ...move, position: move.steps === null ? null : (RING[after.explorer] ?? null), shells };
  },
  midway(state, setup) {
    const { display, explorer, stack, turn } = state;
    const rows = [0, 4, 8, 12].map((from) => display.slice(from, from + 4));
    return {
      ...maoriSubject.asPosition(state, setup),
      display: valued(rows),
      explorer: valued(RING[explorer] ?? ''),
      stack: valued(stack),
      turn: valued(turn),
    };
  },
  slip(line, random) {
    if (line.startsWith('[')) return slipInTag(line, random);
    return /^\d/.test(line) ? slipInTurn(line, random) : line;
  },
};
