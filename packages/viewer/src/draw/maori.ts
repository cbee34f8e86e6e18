import type { MaoriState } from '@motu/engine/maori/state';
import { DISPLAY, drawDisplay, drawSupply } from './maori-display.ts';
import { drawPlayer, PANEL } from './maori-player.ts';
import { marksOf, tableAt } from './maori-turn.ts';
import type { Scene } from './scene.ts';
import { type Drawing, placed, type Spot } from './tree.ts';

const GAP = 18;
const SUPPLY = 46;

/** The display with the explorer around it, and every player's board beside it. */
export function drawMaori(scene: Scene<MaoriState>): Drawing {
  const marks = marksOf(scene);
  const table = tableAt(scene, marks);
  const { spots, width, height, display } = arrange(scene.form, table.seats.length);
  const players = spots.map((panel, at) =>
    placed(panel, drawPlayer(scene, table, at, marks, { panel, display })),
  );
  return {
    width,
    height,
    nodes: [
      placed({ x: display.x, y: display.y + DISPLAY + 6 }, drawSupply(scene, table)),
      placed(display, drawDisplay(scene, table, marks)),
      ...players,
    ],
  };
}

interface Arrangement {
  readonly display: Spot;
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

function arrange(form: Scene['form'], players: number): Arrangement {
  const tableHeight = DISPLAY + SUPPLY;
  if (form === 'tall') {
    const scale = DISPLAY / PANEL.width;
    const spots = Array.from({ length: players }, (_, at) => ({
      x: 0,
      y: tableHeight + GAP + at * (PANEL.height * scale + GAP),
      scale,
    }));
    return {
      display: { x: 0, y: 0 },
      spots,
      width: DISPLAY,
      height: tableHeight + players * (PANEL.height * scale + GAP),
    };
  }
  const columns = players > 2 ? 2 : 1;
  const rows = Math.ceil(players / columns);
  const panels = rows * (PANEL.height + GAP) - GAP;
  const height = Math.max(tableHeight, panels);
  const spots = Array.from({ length: players }, (_, at) => ({
    x: DISPLAY + GAP + (at % columns) * (PANEL.width + GAP),
    y: (height - panels) / 2 + Math.floor(at / columns) * (PANEL.height + GAP),
  }));
  const width = DISPLAY + columns * (PANEL.width + GAP);
  return { display: { x: 0, y: (height - tableHeight) / 2 }, spots, width, height };
}
