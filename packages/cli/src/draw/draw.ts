import type { Block } from './canvas.ts';
import { drawMahe } from './mahe.ts';
import { drawMaori } from './maori.ts';
import { drawMoeraki } from './moeraki.ts';
import { isMahe, isMaori, isMoeraki, type Scene } from './scene.ts';

/** A position as text for a terminal. */
export function draw(scene: Scene): Block {
  if (isMaori(scene)) return drawMaori(scene);
  if (isMahe(scene)) return drawMahe(scene);
  if (isMoeraki(scene)) return drawMoeraki(scene);
  return [];
}
