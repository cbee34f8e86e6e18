import { score } from '@motu/engine/moeraki/score';
import { isMoerakiState } from '../draw/scene.ts';
import type { ScoreArt } from './scores.ts';

export const moerakiScore: ScoreArt = {
  score: (state) => (isMoerakiState(state) ? score(state) : []),
  unfinished: () => [],
};
