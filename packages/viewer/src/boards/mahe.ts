import { drawMahe, maheTable } from '../draw/mahe.ts';
import { maheStyle } from '../draw/mahe-style.ts';
import { isMaheState } from '../draw/scene.ts';
import { maheGrid } from '../grid/mahe.ts';
import { type BoardArt, boardArt } from './art.ts';

export const maheBoard: BoardArt = boardArt({
  style: maheStyle,
  isOwn: isMaheState,
  draw: drawMahe,
  table: maheTable,
  grid: maheGrid,
  over: async () => (await import('../draw/mahe-over.ts')).overMahe,
});
