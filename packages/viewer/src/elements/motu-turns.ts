import { html, noChange, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { START, type Step, type Tree } from '../game/tree.ts';
import type { Language } from '../language/language.ts';
import { seatBadge } from './badge.ts';
import { tell } from './events.ts';
import { keepInView, markCurrent } from './list-view.ts';
import { turnsStyles } from './motu-turns.styles.ts';
import { MotuPart } from './part.ts';
import { turnText } from './spoken.ts';
import { themeStyles } from './theme.styles.ts';

/**
 * The turns of a game with their variations: what was played, by whom, and what is to be said about it.
 *
 * @tag motu-turns
 * @fires {CustomEvent<{ turn: string, phase: 1 | 2 | 3 }>} motu-turn - A turn was chosen.
 * @fires {CustomEvent<{ turn: string | null }>} motu-preview - The pointer is over a turn, or no longer.
 * @csspart list - The list of the main line.
 */
@customElement('motu-turns')
export class MotuTurns extends MotuPart {
  static override styles = [themeStyles, turnsStyles];

  /** The text of the record; without it turns show their labels alone. */
  @property({ attribute: false }) source: string | null = null;

  /** What the list was made of: it is made anew only for another game or language. */
  private listed: {
    readonly tree: Tree;
    readonly language: Language;
    readonly source: string | null;
  } | null = null;

  protected override render(): unknown {
    const { tree, language, source, report } = this;
    if (tree === null || language === null || report === null) {
      this.listed = null;
      return null;
    }
    if (this.listed?.tree === tree && this.listed.language === language && this.listed.source === source)
      return noChange;
    this.listed = { tree, language, source };
    return html`
        <div
          part="list"
          role="list"
          aria-label=${language.words.turns}
          @click=${this.onClick}
          @pointerover=${this.onOver}
          @pointerleave=${this.onLeave}
        >
          <div role="listitem">
            <button data-path=${START} tabindex="-1">
              <span></span><span class="label">${language.words.start}</span>
            </button>
          </div>
          ${blocksOf(tree.main.steps).map(
            (steps) => html`<div class="block">${steps.map((step) => this.row(step, language))}</div>`,
          )}
        </div>
      `;
  }

  private row(step: Step, language: Language): unknown {
    const { turn, variations, path } = step;
    const { words } = language;
    return html`<div role="listitem">
      <button data-path=${path} tabindex="-1">
        ${seatBadge(this.report?.seats ?? [], turn.seat)}
        <span class="label">${turn.label}</span>
        <code>${turnText(step, this.source).slice(turn.label.length).trimStart()}</code>
        ${this.signs(step, language)}
      </button>
      ${turn.comments.map(({ text }) => html`<p>${text}</p>`)}
      ${variations.map(
        (line) => html`<p class="branch">${words.variation} ${line.number}</p>
          <div role="list" class="line" aria-label="${words.variation} ${line.number}, ${turn.label}">
            ${line.steps.map((one) => this.row(one, language))}
          </div>`,
      )}
    </div>`;
  }

  private signs({ turn }: Step, { words }: Language): unknown {
    const count = turn.findings.length;
    return html`<span class="signs">
      ${turn.sic ? html`<span class="sic" title=${words.sic}>sic</span>` : null}
      ${this.source === null ? turn.glyphs.join(' ') : null}
      ${
        count === 0
          ? null
          : html`<span class="wrong" title="${words.findings}: ${count}">
              <span aria-hidden="true">▲</span><span class="unseen">${words.findings}: ${count}</span>
            </span>`
      }
    </span>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { renderRoot } = this;
    const current = markCurrent(renderRoot, this.step?.path ?? START);
    if (current !== null && (changed.has('turn') || changed.has('report'))) {
      keepInView(this, () => this.renderRoot.querySelector<HTMLElement>('[aria-current]'));
    }
  }

  private pathOf({ target }: Event): string | null {
    return target instanceof Element
      ? (target.closest('[data-path]')?.getAttribute('data-path') ?? null)
      : null;
  }

  private onClick(event: Event): void {
    const turn = this.pathOf(event);
    if (turn === null) return;
    this.turn = turn;
    tell(this, 'motu-turn', { turn, phase: 3 });
  }

  private onOver(event: PointerEvent): void {
    if (event.pointerType === 'mouse') tell(this, 'motu-preview', { turn: this.pathOf(event) });
  }

  private onLeave(): void {
    tell(this, 'motu-preview', { turn: null });
  }
}

const BLOCK = 10;

/** Turns that are skipped together while they are out of sight: a browser looks at every one that it may skip. */
function blocksOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  return Array.from({ length: Math.ceil(steps.length / BLOCK) }, (_, at) =>
    steps.slice(at * BLOCK, (at + 1) * BLOCK),
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-turns': MotuTurns;
  }
}
