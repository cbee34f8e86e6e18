import { islandsOf } from '@motu/engine/maori/islands';
import { scoresOf } from '@motu/engine/maori/score';
import { isMaoriState } from '../draw/scene.ts';
import type { ScoreArt } from './scores.ts';

export const maoriScore: ScoreArt = {
  score: (state) => (isMaoriState(state) ? scoresOf(state) : []),
  unfinished: (state, seat) => {
    const board = isMaoriState(state) ? state.boards[state.seats.indexOf(seat)] : undefined;
    if (!isMaoriState(state) || board === undefined) return [];
    return islandsOf(state.layout, board.tiles)
      .filter(({ isFinished }) => !isFinished)
      .flatMap(({ spaces }) => spaces.map((space) => state.layout.names[space] ?? ''));
  },
};
