import type { Game } from '../game.ts';
import { apply, skip } from './apply.ts';
import { billOf } from './bill.ts';
import { check } from './check.ts';
import { chance, deal, LEVELS } from './deal.ts';
import { facts } from './facts.ts';
import { legalMoves } from './legal.ts';
import { resolve, spanOf, write } from './move.ts';
import { pick } from './pick.ts';
import { checkResult, outcome, writeResult } from './result.ts';
import { isRulingName, RULINGS } from './rulings.ts';
import { rulingsUsed } from './rulings-used.ts';
import { scoresOf } from './score.ts';
import { EDITIONS, setup } from './setup.ts';
import { type MaoriTypes, UNSEEN } from './state.ts';

export const maori: Game<MaoriTypes> = {
  id: 'maori',
  editions: EDITIONS,
  levels: LEVELS,
  rulings: RULINGS,
  turnOrder: 'maori/turn-order',
  gameOver: 'maori/game-over',
  setup,
  edition: (state) => state.rules.edition,
  level: (state) => state.rules.level,
  resolve: (_, parts) => resolve(parts),
  write: (_, move) => write(move),
  check,
  apply,
  skip,
  facts,
  spanOf,
  legalMoves,
  chance,
  chanceIn: (state, move) => (state.stack === 0 ? null : (move?.refill ?? UNSEEN)),
  price: (state, move) => billOf(state, move).total,
  score: scoresOf,
  outcome,
  checkResult,
  rulingsUsed,
  ruling: (state, name) => (isRulingName(name) ? state.rules.rulings[name] : ''),
  deal,
  pick,
  writeResult,
};
