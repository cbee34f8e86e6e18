import { type Direction, fieldAt, fieldName, hollowAt, hollowName } from '@motu/engine/moeraki/board';
import { type MoerakiState, of } from '@motu/engine/moeraki/state';
import { plainText } from '@motu/formats';
import type { Seat } from '@motu/notation';
import { type Block, flow } from './canvas.ts';
import type { Scene } from './scene.ts';
import { boardWords } from './words.ts';

const SIZE = 11;
const LETTERS = Array.from({ length: SIZE }, (_, at) => String.fromCharCode(97 + at));
const ARROWS: { readonly [direction in Direction]: string } = { ne: '↗', nw: '↖', se: '↘', sw: '↙' };

/** Hollows with stones and ball, fields with tribe tiles (A, B; half ones a, b) and Tane as arrows. */
export function drawMoeraki(scene: Scene<MoerakiState>): Block {
  const { paint } = scene;
  const rows = Array.from({ length: SIZE }, (_, at) => SIZE - at).map((row) => {
    const signs = LETTERS.map((letter) => signAt(scene, `${letter}${row}`));
    return `${paint.faint(`${row}`.padStart(2))} ${signs.join(' ')}`.trimEnd();
  });
  const board = [...rows, `   ${paint.faint(LETTERS.join(' '))}`];
  return flow([board, drawSides(scene)], scene.width);
}

function signAt({ state, before, paint }: Scene<MoerakiState>, point: string): string {
  const hollow = hollowAt(point);
  if (hollow >= 0) {
    const sign = state.hollows.signs.charAt(hollow);
    if (sign === '.') return paint.faint('·');
    const text = sign === '*' ? '*' : stoneOf(state, sign);
    return before !== null && before.hollows.signs.charAt(hollow) !== sign ? paint.good(text) : text;
  }
  const field = fieldAt(point);
  if (field < 0) return ' ';
  const tane = state.fields.tane.find((one) => one?.field === field);
  if (tane !== undefined && tane !== null) return paint.strong(ARROWS[tane.direction]);
  const tile = state.fields.tiles.charAt(field);
  if (tile === '.') return state.fields.banned.includes(field) ? paint.faint('x') : ' ';
  return before !== null && before.fields.tiles.charAt(field) !== tile ? paint.good(tile) : tile;
}

function stoneOf({ terms }: MoerakiState, seat: Seat): string {
  return terms.black === seat ? '●' : '○';
}

function drawSides({ state, seats, paint, locale }: Scene<MoerakiState>): Block {
  const words = boardWords(locale);
  return seats.flatMap(({ seat, name }) => {
    const isNext = !state.over && state.turn.seat === seat;
    const head = `${isNext ? '▸' : ' '} ${stoneOf(state, seat)} ${seat} ${plainText(name)}`;
    const lines = [paint.strong(head), `    ${words.tiles} ${of(state.fields.laid, seat)}`];
    const tane = of(state.fields.tane, seat);
    if (tane !== null) lines.push(`    Tane ${fieldName(tane.field)} ${ARROWS[tane.direction]}`);
    const threats = of(state.hollows.threats, seat).map(hollowName);
    if (threats.length > 0 && !state.over) lines.push(`    ${words.threats} ${threats.join(', ')}`);
    return [...lines, ''];
  });
}
