import type { RuleId } from '@motu/engine';
import { LINE, POSITIONS, placeInLine, RING } from '@motu/engine/maori/explorer';
import { maori } from '@motu/engine/maori/game';
import type { MaoriState, MaoriTypes } from '@motu/engine/maori/state';
import { tileOf } from '@motu/engine/maori/tile';
import { printTurn } from '@motu/notation';
import { isMaoriState } from '../judge/state-kinds.ts';
import { type Kit, type Need, type Pressed, refused, taken } from './kit.ts';
import {
  explorerOffers,
  faceInHand,
  isActing,
  laidOn,
  type MaoriHand,
  moveOf,
  NO_HAND,
  otherOffers,
  shapeOffers,
  signOf,
  spaceOffers,
  takeOffers,
} from './maori-hand.ts';

export const maoriKit: Kit<MaoriTypes, MaoriHand> = {
  game: maori,
  empty: NO_HAND,
  isState: isMaoriState,
  press,
  print: (turn, missing) => unfinished(printTurn(turn), missing),
  need,
  isPlain: () => false,
  move: (state, hand) => (hand === NO_HAND ? null : moveOf(state, hand)),
  offers: (state, hand) => [
    ...explorerOffers(state, hand),
    ...(hand.steps === null
      ? []
      : [
          ...takeOffers(state, hand),
          ...spaceOffers(state, hand),
          ...shapeOffers(state, hand),
          ...otherOffers(state, hand),
        ]),
  ],
  pending: (missing): ReadonlySet<RuleId> => PENDING[missing] ?? NONE,
};

const NONE: ReadonlySet<RuleId> = new Set();
const PENDING: { readonly [need in Need]?: ReadonlySet<RuleId> } = {
  explorer: new Set<RuleId>(['maori/ship-must-move']),
  action: new Set<RuleId>(['maori/ship-relocate', 'maori/ship-stays', 'maori/ship-sail']),
  space: new Set<RuleId>(['maori/store-one', 'maori/refill', 'maori/ship-sail']),
  refill: new Set<RuleId>(['maori/refill']),
};

/** What the game takes for a pass or for storing while nothing more is said. */
function unfinished(line: string, missing: Need | null): string {
  if (missing === 'action') return line.replace(/ pass$/, ' …');
  return missing === 'space' ? line.replace(/:s$/, ':…').replace(/ pass$/, ' s:…') : line;
}

function need(state: MaoriState, hand: MaoriHand): Need | null {
  if (hand.steps === null) return 'explorer';
  if (!isActing(hand)) return 'action';
  if (hand.from !== null && hand.to === null) return 'space';
  return isGapLeft(state, hand) && hand.refill === null ? 'refill' : null;
}

/** Whether a tile came out of the display and another one takes its place. */
export function isGapLeft(state: MaoriState, hand: MaoriHand): boolean {
  const face = faceInHand(state, hand);
  return typeof hand.from === 'number' && state.stack > 0 && face !== null && tileOf(face).kind !== 'volcano';
}

function press(state: MaoriState, hand: MaoriHand, spot: string): Pressed<MaoriHand> {
  const [kind = '', one = '', other = ''] = spot.split(':');
  if (kind === 'position') return pressPosition(state, one);
  if (hand.steps === null) return refused(hand, 'explorer-first');
  switch (kind) {
    case 'place':
      return pressPlace(state, hand, Number(one));
    case 'space':
      return one === state.turn.seat ? pressSpace(state, hand, other) : refused(hand, 'not-your-board');
    case 'storage':
      return one === state.turn.seat ? pressStorage(hand) : refused(hand, 'not-your-board');
    case 'shape':
      return pressShape(state, hand, one);
    case 'refill':
      return taken({ ...hand, refill: one });
    case 'pass':
      return taken({ ...fresh(hand), isPass: true });
    case 'ship':
      return taken({ ...hand, isShipLifted: !hand.isShipLifted });
    default:
      return refused(hand, 'nothing-there');
  }
}

/** What was said of the action no longer holds once the explorer looks along another line. */
function pressPosition(state: MaoriState, name: string): Pressed<MaoriHand> {
  const at = POSITIONS.indexOf(name);
  return taken({ ...NO_HAND, steps: ((at - state.explorer + RING - 1) % RING) + 1 });
}

function fresh({ steps, sail }: MaoriHand): MaoriHand {
  return { ...NO_HAND, steps, sail };
}

function pressPlace(state: MaoriState, hand: MaoriHand, place: number): Pressed<MaoriHand> {
  const explorer = (state.explorer + (hand.steps ?? 0)) % RING;
  for (let from = 1; from <= LINE; from++) {
    if (placeInLine(explorer, from) === place) return taken({ ...fresh(hand), from });
  }
  return refused(hand, 'not-in-line');
}

function pressSpace(state: MaoriState, hand: MaoriHand, space: string): Pressed<MaoriHand> {
  if (hand.isShipLifted) {
    return taken(
      isActing(hand)
        ? { ...hand, relocate: space, isShipLifted: false }
        : { ...hand, sail: space, isShipLifted: false },
    );
  }
  if (hand.from !== null) return taken(laidOn(state, hand, space));
  return taken({ ...fresh(hand), remove: space });
}

function pressStorage(hand: MaoriHand): Pressed<MaoriHand> {
  if (typeof hand.from === 'number') return taken({ ...hand, to: 'storage', turned: null });
  return taken({ ...fresh(hand), from: 's' });
}

function pressShape(state: MaoriState, hand: MaoriHand, sign: string): Pressed<MaoriHand> {
  const face = faceInHand(state, hand);
  const laying =
    face === null ? undefined : tileOf(face).layings.find(({ turned }) => signOf(turned) === sign);
  return laying === undefined ? refused(hand, 'nothing-there') : taken({ ...hand, turned: laying.turned });
}
