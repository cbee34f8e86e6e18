import { BEACH, fieldOf, type MaheState, RAFT, turtleName } from '@motu/engine/mahe/state';
import { plainText } from '@motu/formats';
import { type Block, padded, widthOfBlock } from './canvas.ts';
import type { Scene } from './scene.ts';
import { boardWords } from './words.ts';

/** Slots of the ring clockwise from the top left: the raft and 21 fields, seven along and four down. */
const ALONG = 7;
const DOWN = 4;

/** The ring with its stacks (bottom to top), and in the middle the card, and what everybody has. */
export function drawMahe(scene: Scene<MaheState>): Block {
  const { state, before, paint } = scene;
  const stacks = Array.from({ length: BEACH + 1 }, (_, field) => stackOn(state, field));
  const labels = stacks.map((_, field) => labelOf(scene, field));
  const width = Math.max(...[...stacks, ...labels].map((text) => text.length + 2));
  const slot = (field: number): readonly [string, string] => {
    const stack = stacks[field] ?? '';
    const isNew = before !== null && stackOn(before, field) !== stack;
    const shown = stack === '' ? paint.faint('·') : isNew ? paint.strong(stack) : stack;
    return [padded(paint.faint(labels[field] ?? ''), width), padded(shown, width)];
  };
  const row = (fields: readonly number[]): Block => {
    const slots = fields.map(slot);
    return [0, 1].map((line) => slots.map((one) => one[line] ?? '').join(''));
  };
  const top = Array.from({ length: ALONG }, (_, at) => at);
  const bottom = top.map((at) => ALONG + DOWN + ALONG - 1 - at);
  const middle = drawMiddle(scene);
  const room = width * (ALONG - 2);
  const isWithin = widthOfBlock(middle) < room && middle.length <= 2 * DOWN;
  const sides = Array.from({ length: DOWN }, (_, at) => {
    const west = slot(BEACH - at);
    const east = slot(ALONG + at);
    return [0, 1].map(
      (line) => `${west[line]}${padded((isWithin && middle[2 * at + line]) || '', room)}${east[line]}`,
    );
  });
  return [...row(top), ...sides.flat(), ...row(bottom), ...(isWithin ? [] : ['', ...middle])].map((line) =>
    line.trimEnd(),
  );
}

function labelOf({ locale }: Scene, field: number): string {
  const words = boardWords(locale);
  if (field === RAFT) return words.raft;
  return field === BEACH ? `${BEACH} ${words.beach}` : `${field}`;
}

function stackOn(state: MaheState, field: number): string {
  const names = state.order
    .filter((turtle) => fieldOf(state, turtle) === field)
    .map((turtle) => turtleName(state, turtle));
  return names.join(state.box.turtles === 1 ? '' : ' ');
}

function drawMiddle({ state, before, seats, paint, locale }: Scene<MaheState>): Block {
  const words = boardWords(locale);
  const card = state.card === 'nest' ? words.nest : (state.card ?? words.none);
  return [
    `${words.card} ${paint.strong(`${card}`)}  ${words.taken} ${state.taken}`,
    ...seats.map(({ seat, name }, at) => {
      const held = state.eggs[at] ?? [];
      const cards = `${held.join(' ')}${state.nest === seat ? ` ${words.nest}` : ''}`.trim();
      const isNew = before !== null && before.eggs[at]?.length !== held.length;
      const isNext = !state.over && state.turn.seat === seat;
      const line = `${isNext ? '▸' : ' '} ${seat} ${plainText(name)}: ${cards === '' ? '–' : cards}`;
      return isNew ? paint.strong(line) : line;
    }),
  ];
}
