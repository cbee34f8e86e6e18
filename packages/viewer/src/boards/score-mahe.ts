import { score } from '@motu/engine/mahe/score';
import { isMaheState } from '../draw/scene.ts';
import type { ScoreArt } from './scores.ts';

export const maheScore: ScoreArt = {
  score: (state) => (isMaheState(state) ? score(state) : []),
  unfinished: () => [],
};
