import { drawMaori } from '../draw/maori.ts';
import { maoriStyle } from '../draw/maori-style.ts';
import { maoriTable } from '../draw/maori-turn.ts';
import { isMaoriState } from '../draw/scene.ts';
import { maoriGrid } from '../grid/maori.ts';
import { type BoardArt, boardArt } from './art.ts';

export const maoriBoard: BoardArt = boardArt({
  style: maoriStyle,
  isOwn: isMaoriState,
  draw: drawMaori,
  table: maoriTable,
  grid: maoriGrid,
  over: async () => (await import('../draw/maori-over.ts')).overMaori,
});
