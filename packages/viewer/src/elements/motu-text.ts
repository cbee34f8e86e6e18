import { explainFrom } from '@motu/engine/catalogue/explain';
import { css, html, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { segmentsOf } from '../game/segments.ts';
import { START } from '../game/tree.ts';
import type { Depth } from '../language/language.ts';
import { tell } from './events.ts';
import { keepInView, markCurrent } from './list-view.ts';
import { MotuPart } from './part.ts';
import { themeStyles } from './theme.styles.ts';

/**
 * The record itself: the current turn is lit, findings are underlined, a click goes to a turn.
 *
 * @tag motu-text
 * @fires {CustomEvent<{ turn: string, phase: 1 | 2 | 3 }>} motu-turn - A turn was chosen.
 * @csspart text - The text.
 */
@customElement('motu-text')
export class MotuText extends MotuPart {
  static override styles = [
    themeStyles,
    css`
      pre {
        margin: 0;
        padding: 10px 12px;
        font: 13px/1.7 var(--motu-mono, ui-monospace, 'SFMono-Regular', 'Liberation Mono', monospace);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      [data-path] {
        cursor: pointer;
        border-radius: 4px;
      }
      [data-path]:hover {
        background: var(--motu-hover);
      }
      [aria-current] {
        background: var(--motu-lit);
        box-shadow: 0 0 0 3px var(--motu-lit);
      }
      mark {
        background: none;
        color: inherit;
        text-decoration: underline wavy var(--motu-accent) 1.5px;
        text-underline-offset: 4px;
      }
    `,
  ];

  /** The text of the record. */
  @property({ attribute: false }) source: string | null = null;

  protected override get depth(): Depth {
    return this.report?.findings.length === 0 ? 'told' : 'rules';
  }

  protected override render(): unknown {
    const { tree, language, source, report } = this;
    if (language === null || report === null || source === null) return null;
    const { book, words } = language;
    return guard([report, language, source], () => {
      const segments = segmentsOf(source, tree?.steps ?? [], report).map(({ text, path, findings }) => {
        const said = findings.map((finding) => explainFrom(book, finding).message).join('\n');
        const inner = findings.length === 0 ? text : html`<mark title=${said}>${text}</mark>`;
        return path === null ? inner : html`<span data-path=${path}>${inner}</span>`;
      });
      return html`<pre part="text" tabindex="0" role="region" aria-label=${words.text} @click=${this.onClick}>${segments}</pre>`;
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    const current = markCurrent(this.renderRoot, this.step?.path ?? START);
    if (current !== null && (changed.has('turn') || changed.has('report'))) {
      keepInView(this, () => this.renderRoot.querySelector<HTMLElement>('[aria-current]'));
    }
  }

  private onClick({ target }: Event): void {
    const turn = target instanceof Element ? target.closest('[data-path]')?.getAttribute('data-path') : null;
    if (turn == null) return;
    this.turn = turn;
    tell(this, 'motu-turn', { turn, phase: 3 });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-text': MotuText;
  }
}
