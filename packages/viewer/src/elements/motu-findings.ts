import type { EditionsReport, Report, ReportFinding } from '@motu/engine';
import { explainFrom } from '@motu/engine/catalogue/explain';
import { html, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { pathOfFinding } from '../game/finding.ts';
import { type Depth, type FullLanguage, isFull } from '../language/language.ts';
import { loadSources, sourcesNow } from '../language/sources.ts';
import { editionTable, rulingList } from './editions-view.ts';
import { tell } from './events.ts';
import { findingsStyles } from './motu-findings.styles.ts';
import { MotuPart } from './part.ts';
import { themeStyles } from './theme.styles.ts';

/**
 * Every broken rule: what is wrong, where the rule stands, what would have been legal; how the editions
 * judge the game; the rulings that mattered.
 *
 * @tag motu-findings
 * @fires {CustomEvent<{ finding: object | null }>} motu-finding - What would have been legal is to be shown, or no longer.
 * @fires {CustomEvent<{ turn: string, phase: 1 | 2 | 3 }>} motu-turn - The turn of a finding was chosen.
 * @csspart finding - One finding.
 * @csspart editions - The editions side by side.
 */
@customElement('motu-findings')
export class MotuFindings extends MotuPart {
  static override styles = [themeStyles, findingsStyles];

  /** The finding that is shown on the board. */
  @property({ attribute: false }) finding: ReportFinding | null = null;

  /** The verdict under each edition, where it is known. */
  @property({ attribute: false }) editions: EditionsReport | null = null;

  protected override get depth(): Depth {
    return 'all';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const game = this.report?.game ?? null;
    if (!changed.has('report') || game === null) return;
    loadSources(game).then(
      () => this.requestUpdate(),
      () => undefined,
    );
  }

  protected override render(): unknown {
    const { report, language } = this;
    if (report === null || !isFull(language)) return null;
    const { words, panels } = language;
    return html`
      <div class=${report.verdict}>
        <h2 class="verdict">
          ${report.findings.length === 0 ? panels.noFindings : `${words.findings}: ${report.findings.length}`}
        </h2>
        <ul>
          ${report.findings.map((finding) => this.card(finding, report, language))}
        </ul>
      </div>
      ${this.editions === null ? null : editionTable(this.editions, language)} ${rulingList(report, language)}
    `;
  }

  private card(finding: ReportFinding, report: Report, language: FullLanguage): unknown {
    const { words, panels, book } = language;
    const { title, message, legal } = explainFrom(book, finding);
    const path = pathOfFinding(report, finding);
    const isShown = this.finding === finding;
    const notes = [
      ...(finding.followsError === true ? [panels.follows] : []),
      ...(finding.sic === true ? [words.sic] : []),
    ];
    const isMild = finding.severity === 'warning' || finding.sic === true || finding.followsError === true;
    return html`<li class="finding ${isMild ? 'mild' : ''} ${isShown ? 'chosen' : ''}" part="finding">
      <div class="head">
        <button
          aria-label="${words.timeline} ${turnName(finding, language)}"
          @click=${() => tell(this, 'motu-turn', { turn: path, phase: 3 })}
        >
          ${turnName(finding, language)}
        </button>
        <h3>${title}</h3>
      </div>
      <p>${message}</p>
      ${legal === null ? null : html`<p class="soft">${legal}</p>`}
      <p class="soft"><code>${finding.rule}</code>${notes.map((note) => html` · ${note}`)}</p>
      ${this.sources(finding, report, language)}
      ${
        finding.legal === undefined || finding.legal.options.length === 0
          ? null
          : html`<button class="show" aria-pressed=${isShown} @click=${() => this.toggle(finding)}>
              ${isShown ? panels.hide : panels.show}
            </button>`
      }
    </li>`;
  }

  private sources({ rule }: ReportFinding, report: Report, { panels }: FullLanguage): unknown {
    const sources = sourcesNow(report.game)[rule]?.sources ?? [];
    const own = sources.filter(({ edition }) => edition === report.edition);
    const shown = own.length > 0 ? own : sources;
    if (shown.length === 0) return null;
    return html`<p class="soft">
      ${panels.source}: ${shown.map(({ edition, section }) => `${section} (${edition})`).join('; ')}
    </p>`;
  }

  private toggle(finding: ReportFinding): void {
    this.finding = this.finding === finding ? null : finding;
    tell(this, 'motu-finding', { finding: this.finding });
  }
}

function turnName({ turn }: ReportFinding, { panels }: FullLanguage): string {
  if (turn === undefined || turn === 'setup') return panels.setup;
  return turn === 'result' ? panels.result : turn;
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-findings': MotuFindings;
  }
}
