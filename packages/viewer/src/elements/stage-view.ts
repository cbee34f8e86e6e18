import type { Report, ReportFinding } from '@motu/engine';
import { html } from 'lit';
import type { Phase, ScoreFocus } from '../draw/scene.ts';
import type { Language } from '../language/language.ts';
import './motu-board.ts';
import './motu-story.ts';
import './motu-timeline.ts';

/** The turn that the game is at, and the one that is looked at: mostly the same. */
export interface OnStage {
  readonly source: string | null;
  readonly turn: string;
  readonly phase: Phase;
  readonly shown: string;
  readonly shownPhase: Phase;
  readonly finding: ReportFinding | null;
  readonly focused: ScoreFocus | null;
  readonly threats: boolean;
  readonly still: boolean;
}

/** The board, the way through the game, and what the turn says. */
export function stage(
  on: OnStage,
  report: Report,
  { locale, words }: Language,
  onThreats: (shown: boolean) => void,
): unknown {
  const change = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) onThreats(target.checked);
  };
  return html`<div class="stage">
    <motu-board
      part="board"
      theme="inherit"
      lang=${locale}
      .report=${report}
      .turn=${on.shown}
      .phase=${on.shownPhase}
      .finding=${on.finding}
      .focused=${on.focused}
      .threats=${on.threats}
      .still=${on.still}
    ></motu-board>
    ${
      report.game === 'moeraki'
        ? html`<label class="threats">
            <input type="checkbox" .checked=${on.threats} @change=${change} /> ${words.threats}
          </label>`
        : null
    }
    <motu-timeline
      part="timeline"
      theme="inherit"
      lang=${locale}
      .report=${report}
      .source=${on.source}
      .turn=${on.turn}
      .phase=${on.phase}
    ></motu-timeline>
    <motu-story
      part="story"
      theme="inherit"
      lang=${locale}
      .report=${report}
      .source=${on.source}
      .turn=${on.shown}
    ></motu-story>
  </div>`;
}
