import type { Report, ReportFinding } from '@motu/engine';
import { describeFrom, explainFrom } from '@motu/engine/catalogue/explain';
import { css, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Step } from '../game/tree.ts';
import type { Depth, Language } from '../language/language.ts';
import { seatBadge } from './badge.ts';
import { MotuPart } from './part.ts';
import { turnText } from './spoken.ts';
import { themeStyles } from './theme.styles.ts';

/** Facts that the finding beside them says better, or that only some readers ask for. */
const QUIET: ReadonlySet<string> = new Set(['threat-before', 'risk']);

/**
 * One turn told: who, what it came to, what was noted about it, and which rules it breaks.
 *
 * @tag motu-story
 * @csspart turn - The turn as it is written.
 */
@customElement('motu-story')
export class MotuStory extends MotuPart {
  static override styles = [
    themeStyles,
    css`
      .turn {
        display: flex;
        align-items: center;
        gap: 8px 10px;
        flex-wrap: wrap;
      }
      .turn b {
        font-size: 16px;
      }
      .badge {
        width: 28px;
        height: 28px;
      }
      code {
        font: 14px var(--motu-mono, ui-monospace, 'SFMono-Regular', 'Liberation Mono', monospace);
        background: var(--motu-hover);
        border-radius: 6px;
        padding: 2px 8px;
        overflow-wrap: anywhere;
      }
      p {
        margin: 4px 0 0;
        overflow-wrap: anywhere;
      }
      .facts {
        color: var(--motu-soft);
      }
      .comment {
        font-style: italic;
      }
      .wrong {
        border-inline-start: 4px solid var(--motu-accent);
        padding: 2px 10px;
        margin-top: 8px;
      }
      .wrong b {
        color: var(--motu-accent);
      }
    `,
  ];

  /** The text of the record. */
  @property({ attribute: false }) source: string | null = null;

  /** The words of the rules come when the first broken one is told. */
  protected override get depth(): Depth {
    return this.findings.length === 0 ? 'told' : 'rules';
  }

  private get findings(): readonly ReportFinding[] {
    return this.step?.turn.findings ?? this.report?.findings.filter(({ turn }) => turn === 'setup') ?? [];
  }

  protected override render(): unknown {
    const { report, step } = this;
    const language = this.language ?? this.languageAt('told') ?? this.languageAt('rules');
    if (report === null || language === null) return null;
    return html`
      ${step === null ? html`<div class="turn"><b>${language.words.start}</b></div>` : this.told(step, report, language)}
      ${(this.language === null ? [] : this.findings).map((finding) => {
        const { title, message } = explainFrom(language.book, finding);
        return html`<p class="wrong"><b>▲ ${title}.</b> ${message}</p>`;
      })}
    `;
  }

  private told(step: Step, report: Report, language: Language): unknown {
    const { turn } = step;
    const name = report.seats.find(({ seat }) => seat === turn.seat)?.name ?? '';
    return html`
      <div class="turn">
        ${seatBadge(report.seats, turn.seat)} <b>${name}</b>
        <code part="turn">${turnText(step, this.source)}</code>
      </div>
      ${factsOf(step, report, language)}
      ${turn.comments.map(({ text }) => html`<p class="comment">${text}</p>`)}
    `;
  }
}

function factsOf({ turn }: Step, { game }: Report, { words, book }: Language): unknown {
  if (!turn.readable) return html`<p class="facts">${words.unreadableTurn}</p>`;
  if (game === null) return null;
  const facts = turn.facts.filter(({ kind }) => !QUIET.has(kind));
  if (facts.length === 0) return null;
  return html`<p class="facts">${facts.map((fact) => describeFrom(book, game, fact)).join(' ')}</p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-story': MotuStory;
  }
}
