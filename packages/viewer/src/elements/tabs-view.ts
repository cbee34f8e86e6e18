import type { EditionsReport, Report, ReportFinding } from '@motu/engine';
import { html } from 'lit';
import type { Language } from '../language/language.ts';

export const PANELS = ['turns', 'findings', 'score', 'text'] as const;
export type Panel = (typeof PANELS)[number];

export function tabs(
  shown: Panel,
  { findings }: Report,
  { words }: Language,
  onPanel: (panel: Panel) => void,
): unknown {
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = PANELS[(PANELS.indexOf(shown) + by + PANELS.length) % PANELS.length];
    if (next === undefined) return;
    onPanel(next);
    const { currentTarget } = event;
    if (currentTarget instanceof HTMLElement) {
      currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
    }
  };
  return html`<div class="tabs" role="tablist" @keydown=${onKey}>
    ${PANELS.map(
      (panel) =>
        html`<button
          role="tab"
          id="tab-${panel}"
          aria-selected=${panel === shown}
          aria-controls="panel"
          tabindex=${panel === shown ? 0 : -1}
          @click=${() => onPanel(panel)}
        >
          ${words[panel]}${
            panel === 'findings' && findings.length > 0
              ? html` <span class="count">${findings.length}</span>`
              : null
          }
        </button>`,
    )}
  </div>`;
}

/** The panels that are not in view at first come when they are asked for. */
const LOADS: { readonly [panel in Panel]: () => Promise<unknown> } = {
  turns: () => Promise.resolve(),
  findings: () => import('./motu-findings.ts'),
  score: () => import('./motu-score.ts'),
  text: () => import('./motu-text.ts'),
};

export function loadPanel(panel: Panel): Promise<unknown> {
  return LOADS[panel]();
}

export interface Shown {
  readonly report: Report | null;
  readonly source: string | null;
  readonly turn: string;
  readonly editions: EditionsReport | null;
  readonly shownFinding: ReportFinding | null;
}

export function panelBody(panel: Panel, shown: Shown, { locale }: Language): unknown {
  const { report, source, turn } = shown;
  switch (panel) {
    case 'turns':
      return html`<motu-turns theme="inherit" lang=${locale} .report=${report} .source=${source} .turn=${turn}></motu-turns>`;
    case 'findings':
      return html`<motu-findings
        theme="inherit"
        lang=${locale}
        .report=${report}
        .turn=${turn}
        .finding=${shown.shownFinding}
        .editions=${shown.editions}
      ></motu-findings>`;
    case 'score':
      return html`<motu-score theme="inherit" lang=${locale} .report=${report} .turn=${turn}></motu-score>`;
    case 'text':
      return html`<motu-text theme="inherit" lang=${locale} .report=${report} .source=${source} .turn=${turn}></motu-text>`;
  }
}
