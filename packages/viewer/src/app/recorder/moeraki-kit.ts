import type { RuleId } from '@motu/engine';
import { HOLLOWS } from '@motu/engine/moeraki/board';
import { moeraki } from '@motu/engine/moeraki/game';
import type { MoerakiMove, MoerakiState, MoerakiTypes, TaneMove } from '@motu/engine/moeraki/state';
import { type Point, printTurn } from '@motu/notation';
import { isMoerakiState } from '../judge/state-kinds.ts';
import { isFree, type Kit, type Offer, type Pressed, refused, taken } from './kit.ts';

export interface MoerakiHand {
  readonly point: Point | null;
  readonly tane: readonly TaneMove[];
}

const NO_HAND: MoerakiHand = { point: null, tane: [] };
const NONE: ReadonlySet<RuleId> = new Set();

export const moerakiKit: Kit<MoerakiTypes, MoerakiHand> = {
  game: moeraki,
  empty: NO_HAND,
  isState: isMoerakiState,
  press,
  print: (turn) => printTurn(turn),
  offers: (state, hand) => [...hollowOffers(state, hand), ...taneOffers(state, hand)],
  move: (state, hand) => (hand.point === null ? null : moveOf(state, hand.point, hand.tane)),
  need: (state, { point }) => (point !== null ? null : state.opening ? 'ball' : 'stone'),
  pending: () => NONE,
  isPlain: (state, hand) => taneOffers(state, hand).length === 0,
};

function moveOf({ opening }: MoerakiState, point: Point, tane: readonly TaneMove[]): MoerakiMove {
  return opening
    ? { ball: point, stones: [], tane, claim: null }
    : { ball: null, stones: [point], tane, claim: null };
}

function hollowOffers(state: MoerakiState, hand: MoerakiHand): readonly Offer[] {
  return HOLLOWS.map((text): Offer => {
    const isLegal = isFree(moeraki.check(state, moveOf(state, text, [])), () => true);
    return {
      spot: `hollow:${text}`,
      group: 'hollow',
      text,
      shells: null,
      isLegal,
      isChosen: hand.point === text,
    };
  });
}

/** Every Tane that the stone in hand would let somebody lay, those chosen included. */
function taneOffers(state: MoerakiState, { point, tane }: MoerakiHand): readonly Offer[] {
  if (point === null || state.terms.level !== 'master') return [];
  const names = new Map<string, boolean>();
  for (const move of moeraki.legalMoves(state, null)) {
    if (move.stones[0] !== point) continue;
    const rest = move.tane.slice(tane.length);
    const isNext = rest.length === 1 && tane.every((one, at) => nameOf(one) === nameOf(move.tane[at]));
    if (isNext) for (const one of rest) names.set(nameOf(one), false);
  }
  for (const one of tane) names.set(nameOf(one), true);
  return [...names].map(([name, isChosen]) => {
    return { spot: `tane:${name}`, group: 'tane', text: `T${name}`, shells: null, isLegal: true, isChosen };
  });
}

function nameOf(tane: TaneMove | undefined): string {
  return tane === undefined ? '' : `${tane.seat}${tane.field}${tane.direction}`;
}

function press(_: MoerakiState, hand: MoerakiHand, spot: string): Pressed<MoerakiHand> {
  const [kind = '', name = ''] = spot.split(':');
  if (kind === 'hollow' || kind === 'field') return taken({ point: name, tane: [] });
  const [, seat = '', field = '', direction = ''] = /^([AB])([a-k]\d+)([ns][ew])$/.exec(name) ?? [];
  if (kind !== 'tane' || seat === '') return refused(hand, 'nothing-there');
  if (hand.tane.some((one) => nameOf(one) === name)) {
    return taken({ ...hand, tane: hand.tane.filter((one) => nameOf(one) !== name) });
  }
  return taken({ ...hand, tane: [...hand.tane, { seat, field, direction }] });
}
