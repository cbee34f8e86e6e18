import type { Report, TurnReport } from '@motu/engine';
import { wordsOf } from '../words/index.ts';
import { drawMahe } from './mahe.ts';
import { drawMaori } from './maori.ts';
import { drawMoeraki } from './moeraki.ts';
import { type Theme, themeCss } from './palette.ts';
import { isMaheState, isMaoriState, isMoerakiState, isSceneOf, type Scene } from './scene.ts';
import { boardCss } from './style.ts';
import { box, type Drawing, svgText } from './tree.ts';

export type { Theme } from './palette.ts';
export type { Phase, Scene, ScoreFocus } from './scene.ts';
export type { Drawing, SvgNode } from './tree.ts';

export interface SvgOptions {
  readonly theme?: Theme;
  readonly locale?: string;
}

const NOTHING: Drawing = { width: 400, height: 120, nodes: [] };

export function draw(scene: Scene): Drawing {
  if (isSceneOf(scene, isMaoriState)) return drawMaori(scene);
  if (isSceneOf(scene, isMaheState)) return drawMahe(scene);
  if (isSceneOf(scene, isMoerakiState)) return drawMoeraki(scene);
  return NOTHING;
}

const MARGIN = 16;

/** The board after a turn of the main line (null: before the first) as a file of its own. */
export function boardSvg(report: Report, turnIndex: number | null, options: SvgOptions = {}): string {
  const { theme = 'light', locale = 'en' } = options;
  const words = wordsOf(locale);
  const turn = turnIndex === null ? null : (report.turns[turnIndex] ?? null);
  const names = report.seats.map(({ seat, name }) => `${seat} ${name}`).join(', ');
  const title = `${report.game ?? 'Motu'} · ${turn?.label ?? words.start} · ${names}`;
  const drawing = report.start === null ? NOTHING : draw(sceneOf(report, turnIndex, turn, locale));
  return svgText(framed(drawing), `:root{${themeCss(theme)}}${boardCss}`, title);
}

function sceneOf(report: Report, index: number | null, turn: TurnReport | null, locale: string): Scene {
  const { start } = report;
  if (start === null) throw new Error('nothing was replayed');
  const before = turn === null || index === null ? null : (report.turns[index - 1]?.state ?? start);
  return {
    state: turn?.state ?? start,
    before,
    turn,
    phase: 3,
    seats: report.seats,
    form: 'wide',
    words: wordsOf(locale).board,
    focus: null,
    legal: null,
    threats: false,
    picks: false,
  };
}

/** Outside a page nothing lies under the drawing, so it brings its own paper. */
function framed({ width, height, nodes }: Drawing): Drawing {
  const outer = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const paper = box(0, 0, outer.width, outer.height, 0, 'f-paper');
  return { ...outer, nodes: [paper, { tag: 'g', attrs: {}, children: nodes, at: { x: MARGIN, y: MARGIN } }] };
}
