import type { Report } from '@motu/engine';
import { explainFrom } from '@motu/engine/catalogue/explain';
import { css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { turnText } from '../../elements/spoken.ts';
import { themeStyles } from '../../elements/theme.styles.ts';
import { treeOf } from '../../game/tree.ts';
import { type Language, languageNow, loadLanguage } from '../../language/language.ts';
import { AppView } from './app-view.ts';
import '../../elements/motu-board.ts';
import '../../elements/motu-score.ts';

/** The game on paper: who played, every turn, the last board, the score and what was wrong. */
@customElement('app-sheet')
export class AppSheet extends AppView {
  static override styles = [
    themeStyles,
    css`
      :host {
        background: #fff;
        font-size: 11pt;
      }
      h1 {
        font-size: 18pt;
        margin: 0;
      }
      h2 {
        font-size: 12pt;
        margin: 14pt 0 4pt;
        break-after: avoid;
      }
      p {
        margin: 2pt 0;
      }
      ol {
        columns: 3;
        column-gap: 18pt;
        list-style: none;
        margin: 0;
        padding: 0;
        font: 9.5pt/1.5 var(--motu-mono, ui-monospace, 'Liberation Mono', monospace);
      }
      li {
        break-inside: avoid;
        overflow-wrap: anywhere;
      }
      motu-board {
        --motu-board-height: 120mm;
        break-inside: avoid;
      }
      @page {
        margin: 14mm;
      }
    `,
  ];

  @property({ attribute: false }) report: Report | null = null;
  @property({ attribute: false }) text = '';
  @property() heading = '';

  private get language(): Language | null {
    const { report } = this;
    if (report === null) return null;
    const language = languageNow(this.locale, report);
    if (language === null) loadLanguage(this.locale, report).then(() => this.requestUpdate());
    return language;
  }

  protected override render(): unknown {
    const { report, language } = this;
    if (report === null || language === null) return nothing;
    const { words, book } = language;
    const { steps } = treeOf(report).main;
    const { scores, winners } = report.outcome;
    const last = steps.at(-1)?.path ?? 'start';
    return html`
      <h1>${this.heading}</h1>
      <p>
        ${report.game === null ? '' : words.games[report.game]}: ${words.verdicts[report.verdict]}.
        ${report.seats.map(({ seat, name }, at) => `${seat} ${name}${scores === null ? '' : ` ${scores[at]}`}${winners.includes(seat) ? ' ★' : ''}`).join(', ')}
      </p>
      <motu-board theme="light" lang=${this.locale} still .report=${report} .turn=${last}></motu-board>
      <h2>${words.turns}</h2>
      <ol class="turns">
        ${steps.map((step) => html`<li>${turnText(step, this.text)}${step.turn.findings.length > 0 ? ' ▲' : ''}</li>`)}
      </ol>
      ${
        report.findings.length === 0
          ? nothing
          : html`<h2>${words.findings}</h2>
              ${report.findings.map((finding) => html`<p>▲ ${finding.turn}: ${explainFrom(book, finding).message} (${finding.rule})</p>`)}`
      }
      <h2>${words.score}</h2>
      <motu-score theme="light" lang=${this.locale} .report=${report} .turn=${last}></motu-score>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-sheet': AppSheet;
  }
}
