import type { MaoriState } from '@motu/engine/maori/state';
import { grounds } from './ground.ts';
import { DISPLAY, drawExplorer, drawSupply, drawTiles, WOOD } from './maori-display.ts';
import { drawBoard, drawPanel, PANEL } from './maori-player.ts';
import { maoriTable, marksOf } from './maori-turn.ts';
import { moverOf, type Scene } from './scene.ts';
import { turnFrame } from './seats.ts';
import { type Drawing, group, placed, type Spot } from './tree.ts';

const GAP = 18;
const SUPPLY = 46;

/** The display with the explorer around it, and every player's board beside it. */
export function drawMaori(scene: Scene<MaoriState>): Drawing {
  const marks = marksOf(scene);
  const table = maoriTable(scene, marks);
  const { spots, width, height, display } = arrange(scene.form, table.seats.length);
  const mover = spots[table.seats.indexOf(moverOf(scene))];
  return {
    width,
    height,
    sheets: [
      group([
        grounds,
        placed(display, [WOOD]),
        ...spots.map((panel, at) => placed(panel, drawPanel(scene, table, at))),
      ]),
      placed(display, [...drawTiles(scene, table, marks), drawSupply(scene, table)]),
      ...spots.map((panel, at) => placed(panel, drawBoard(scene, table, at, marks, { panel, display }))),
      group([
        placed(display, drawExplorer(scene, table, marks)),
        ...(mover === undefined ? [] : [placed(mover, [turnFrame(PANEL.width, PANEL.height)])]),
      ]),
    ],
  };
}

interface Arrangement {
  readonly display: Spot;
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

export function arrange(form: Scene['form'], players: number): Arrangement {
  if (form === 'tall') return column(players);
  return players > 4 ? sixFields(players) : beside(players);
}

const TABLE = DISPLAY + SUPPLY;

/** On a phone one thing stands under the other. */
function column(players: number): Arrangement {
  const scale = DISPLAY / PANEL.width;
  const row = PANEL.height * scale + GAP;
  const spots = Array.from({ length: players }, (_, at) => ({ x: 0, y: TABLE + GAP + at * row, scale }));
  return { display: { x: 0, y: 0 }, spots, width: DISPLAY, height: TABLE + players * row };
}

/** The display is as high as two boards; with three or four players these stand in two columns. */
function beside(players: number): Arrangement {
  const columns = players > 2 ? 2 : 1;
  const height = 2 * PANEL.height + GAP;
  const scale = height / TABLE;
  const left = DISPLAY * scale + GAP;
  const spots = Array.from({ length: players }, (_, at) => ({
    x: left + (at % columns) * (PANEL.width + GAP),
    y: Math.floor(at / columns) * (PANEL.height + GAP),
  }));
  const width = left + columns * (PANEL.width + GAP) - GAP;
  return { display: { x: 0, y: 0, scale }, spots, width, height };
}

/** With five players the display is the first of six fields, three in a row. */
function sixFields(players: number): Arrangement {
  const scale = DISPLAY / PANEL.width;
  const spots = Array.from({ length: players }, (_, at) => ({
    x: ((at + 1) % 3) * (DISPLAY + GAP),
    y: at < 2 ? 0 : TABLE + GAP,
    scale,
  }));
  const height = TABLE + GAP + PANEL.height * scale;
  return { display: { x: 0, y: 0 }, spots, width: 3 * (DISPLAY + GAP) - GAP, height };
}
