import type { Game } from '../game.ts';
import { apply, skip } from './apply.ts';
import { check } from './check.ts';
import { facts } from './facts.ts';
import { kemuAfter } from './kemu.ts';
import { legalMoves, resolve, spanOf, write } from './moves.ts';
import { deal, LEVELS, pick } from './player.ts';
import { checkResult, writeResult } from './result.ts';
import { isRulingName, rulings } from './rulings.ts';
import { outcome, rulingsUsed, score } from './score.ts';
import { setup } from './setup.ts';
import type { MoerakiTypes } from './state.ts';

export const moeraki: Game<MoerakiTypes> = {
  id: 'moeraki',
  editions: ['de'],
  levels: LEVELS,
  rulings,
  turnOrder: 'moeraki/turn-order',
  gameOver: 'moeraki/game-over',
  setup,
  edition: () => 'de',
  level: ({ terms }) => terms.level,
  resolve: (_, parts) => resolve(parts),
  write: (_, move) => write(move),
  check,
  apply,
  skip,
  facts,
  spanOf,
  legalMoves,
  chance: () => null,
  chanceIn: () => null,
  score,
  outcome,
  checkResult,
  rulingsUsed,
  ruling: ({ terms }, name) => (isRulingName(name) ? terms.rulings[name] : ''),
  deal,
  pick: (state, _, random) => pick(state, random),
  writeResult,
  matchAfter: kemuAfter,
};
