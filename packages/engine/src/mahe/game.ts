import type { Game } from '../game.ts';
import { skip } from './apply.ts';
import { check } from './check.ts';
import { courseOf } from './course.ts';
import { facts } from './facts.ts';
import { legalMoves } from './moves.ts';
import { chance, chanceIn, deal, pick } from './player.ts';
import { checkResult, outcome, score, writeResult } from './score.ts';
import { setup } from './setup.ts';
import type { MaheTypes } from './state.ts';
import { resolve, spanOf, write } from './text.ts';

export const mahe: Game<MaheTypes> = {
  id: 'mahe',
  editions: ['de'],
  levels: ['basic', 'cards'],
  rulings: {},
  turnOrder: 'mahe/turn-order',
  gameOver: 'mahe/game-over',

  setup,
  edition: () => 'de',
  level: (state) => state.box.level,

  resolve,
  write,
  check,
  apply: (state, move) => courseOf(state, move).end,
  skip,
  facts,
  spanOf,

  legalMoves,
  chance,
  chanceIn,

  score,
  outcome,
  checkResult,
  rulingsUsed: () => [],
  ruling: () => '',

  deal,
  pick,
  writeResult,
};
