import { drawMoeraki, moerakiTable } from '../draw/moeraki.ts';
import { moerakiStyle } from '../draw/moeraki-style.ts';
import { isMoerakiState } from '../draw/scene.ts';
import { moerakiGrid } from '../grid/moeraki.ts';
import { type BoardArt, boardArt } from './art.ts';

export const moerakiBoard: BoardArt = boardArt({
  style: moerakiStyle,
  isOwn: isMoerakiState,
  draw: drawMoeraki,
  table: moerakiTable,
  grid: moerakiGrid,
  over: async () => (await import('../draw/moeraki-over.ts')).overMoeraki,
});
