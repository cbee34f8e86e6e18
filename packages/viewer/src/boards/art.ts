import type { GameState } from '@motu/engine';
import { type CSSResult, unsafeCSS } from 'lit';
import { isSceneOf, type Scene, type Seated } from '../draw/scene.ts';
import { type BoardStyle, styleCss } from '../draw/style.ts';
import type { Drawing, SvgNode } from '../draw/tree.ts';
import type { GridTable } from '../grid/grid.ts';
import type { ViewerWords } from '../words/words.ts';

/** What lies over a drawing on demand. */
export type Over = (scene: Scene) => readonly SvgNode[];

/** How one game's board is shown: drawn, and as tables. */
export interface BoardArt {
  readonly styles: CSSResult;
  draw(scene: Scene): Drawing | null;
  grid(scene: Scene, seats: readonly Seated[], words: ViewerWords): readonly GridTable[];
  over(): Promise<Over>;
}

interface Art<State extends GameState> {
  readonly style: BoardStyle;
  readonly isOwn: (state: GameState) => state is State;
  readonly draw: (scene: Scene<State>) => Drawing;
  /** What is on the table in a scene. */
  readonly table: (scene: Scene<State>) => State;
  readonly grid: (state: State, seats: readonly Seated[], words: ViewerWords) => readonly GridTable[];
  readonly over: () => Promise<(scene: Scene<State>) => readonly SvgNode[]>;
}

export function boardArt<State extends GameState>(art: Art<State>): BoardArt {
  const { isOwn, draw, table, grid } = art;
  return {
    styles: unsafeCSS(styleCss(art.style)),
    draw: (scene) => (isSceneOf(scene, isOwn) ? draw(scene) : null),
    grid: (scene, seats, words) => (isSceneOf(scene, isOwn) ? grid(table(scene), seats, words) : []),
    over: async () => {
      const over = await art.over();
      return (scene) => (isSceneOf(scene, isOwn) ? over(scene) : []);
    },
  };
}
