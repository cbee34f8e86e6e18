import type { Report, TurnReport } from '@motu/engine';
import type { GameId } from '@motu/notation';
import { wordsOf } from '../words/index.ts';
import { drawMahe } from './mahe.ts';
import { overMahe } from './mahe-over.ts';
import { maheStyle } from './mahe-style.ts';
import { drawMaori } from './maori.ts';
import { overMaori } from './maori-over.ts';
import { maoriStyle } from './maori-style.ts';
import { drawMoeraki } from './moeraki.ts';
import { overMoeraki } from './moeraki-over.ts';
import { moerakiStyle } from './moeraki-style.ts';
import { type Theme, themeCss } from './palette.ts';
import { isMaheState, isMaoriState, isMoerakiState, isSceneOf, type Scene } from './scene.ts';
import { type BoardStyle, groundStyle, plainCss } from './style.ts';
import { box, type Drawing, placed, type SvgNode, svgText } from './tree.ts';

export type { Theme } from './palette.ts';
export type { Phase, Scene, ScoreFocus } from './scene.ts';
export type { Drawing, SvgNode } from './tree.ts';

export interface SvgOptions {
  readonly theme?: Theme;
  readonly locale?: string;
}

const NOTHING: Drawing = { width: 400, height: 120, sheets: [] };

/** What stands on the boards, for who draws a scene. */
export function boardWords(locale: string): Scene['words'] {
  return wordsOf(locale).board;
}

export function draw(scene: Scene): Drawing {
  if (isSceneOf(scene, isMaoriState)) return under(drawMaori(scene), overMaori(scene));
  if (isSceneOf(scene, isMaheState)) return under(drawMahe(scene), overMahe(scene));
  if (isSceneOf(scene, isMoerakiState)) return under(drawMoeraki(scene), overMoeraki(scene));
  return NOTHING;
}

function under(drawing: Drawing, over: readonly SvgNode[]): Drawing {
  return { ...drawing, sheets: [...drawing.sheets, ...over] };
}

const STYLES: { readonly [game in GameId]: BoardStyle } = {
  maori: maoriStyle,
  mahe: maheStyle,
  moeraki: moerakiStyle,
};

const MARGIN = 16;

/** The board after a turn of the main line (null: before the first) as a file of its own. */
export function boardSvg(report: Report, turnIndex: number | null, options: SvgOptions = {}): string {
  const { theme = 'light', locale = 'en' } = options;
  const words = wordsOf(locale);
  const turn = turnIndex === null ? null : (report.turns[turnIndex] ?? null);
  const names = report.seats.map(({ seat, name }) => `${seat} ${name}`).join(', ');
  const title = `${report.game ?? 'Motu'} · ${turn?.label ?? words.start} · ${names}`;
  const drawing = report.start === null ? NOTHING : draw(sceneOf(report, turnIndex, turn, locale));
  const styles = report.game === null ? [groundStyle] : [groundStyle, STYLES[report.game]];
  const colours = Object.assign({}, ...styles.map((style) => style.colours));
  const css = styles.map(plainCss).join('');
  return svgText(framed(drawing), `:root{${themeCss(theme, colours)}}${css}`, title);
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
    words: boardWords(locale),
    focus: null,
    legal: null,
    wrong: {},
    threats: false,
    picks: false,
  };
}

/** Outside a page nothing lies under the drawing, so it brings its own paper. */
function framed({ width, height, sheets }: Drawing): Drawing {
  const outer = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const paper = box(0, 0, outer.width, outer.height, 0, 'f-paper');
  return { ...outer, sheets: [paper, placed({ x: MARGIN, y: MARGIN }, sheets)] };
}
