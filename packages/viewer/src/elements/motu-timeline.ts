import { html, noChange, type PropertyValues, svg } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Phase } from '../draw/scene.ts';
import { at, detailOf, go, type Position } from '../game/go.ts';
import type { KeyAction } from '../game/keys.ts';
import type { Step } from '../game/tree.ts';
import { placeOnWay, wayThrough } from '../game/walk.ts';
import { tell } from './events.ts';
import { icon } from './icons.ts';
import { timelineStyles } from './motu-timeline.styles.ts';
import { MotuPart } from './part.ts';
import { spokenTurn, turnText } from './spoken.ts';
import { themeStyles } from './theme.styles.ts';

const SPEEDS: readonly number[] = [0.5, 1, 2, 4];
const TURN_MS = 1500;

/**
 * A slider over the turns of a game, with marks where something is to be seen, and buttons to go and to play.
 *
 * @tag motu-timeline
 * @fires {CustomEvent<{ turn: string, phase: 1 | 2 | 3 }>} motu-turn - Another turn is to be shown.
 * @csspart slider - The native range slider.
 * @csspart buttons - The buttons beside it.
 */
@customElement('motu-timeline')
export class MotuTimeline extends MotuPart {
  static override styles = [themeStyles, timelineStyles];

  @property({ type: Number }) phase: Phase = 3;

  /** The game goes on by itself. */
  @property({ type: Boolean, reflect: true }) playing = false;

  /** How fast: 1 is a turn in a second and a half. */
  @property({ type: Number }) speed = 1;

  /** The text of the record, for what the slider says of a turn. */
  @property({ attribute: false }) source: string | null = null;

  private marked: readonly Step[] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  @query('input') private readonly slider!: HTMLInputElement | null;

  private get position(): Position {
    return { step: this.step, phase: this.phase };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.slider !== null) this.slider.value = String(placeOnWay(this.step));
    if (!changed.has('playing') && !changed.has('turn') && !changed.has('speed')) return;
    clearTimeout(this.timer);
    if (this.playing) this.timer = setTimeout(() => this.playOn(), TURN_MS / this.speed);
  }

  private playOn(): void {
    if (this.tree === null || go(this.tree, this.position, 'next') === null) this.playing = false;
    else this.act('next');
  }

  /** Plays from here, or from the start where nothing is left; or stops. */
  toggle(): void {
    const { tree } = this;
    if (!this.playing && tree !== null && go(tree, this.position, 'next') === null) this.act('first');
    this.playing = !this.playing;
  }

  private act(action: KeyAction): void {
    const to = this.tree === null ? null : go(this.tree, this.position, action);
    if (to !== null) this.show(to);
  }

  private show(position: Position): void {
    const { turn, phase } = detailOf(position);
    this.turn = turn;
    this.phase = phase;
    tell(this, 'motu-turn', { turn, phase });
  }

  private onInput(event: Event): void {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || this.tree === null) return;
    this.playing = false;
    this.show(at(this.tree, this.step, Number(target.value)));
  }

  private onSpeed(event: Event): void {
    if (event.target instanceof HTMLSelectElement) this.speed = Number(event.target.value);
  }

  /** Drawn anew only for another line. */
  private marksOn(way: readonly Step[]): unknown {
    if (way === this.marked) return noChange;
    this.marked = way;
    return marks(way);
  }

  protected override render(): unknown {
    const { tree, step, language, report } = this;
    if (tree === null || language === null || report === null) return null;
    const { words } = language;
    const way = wayThrough(tree, step);
    const place = placeOnWay(step);
    const button = (action: 'first' | 'previous' | 'next' | 'last') => html`
      <button
        aria-label=${words.keys[action]}
        title=${words.keys[action]}
        ?disabled=${go(tree, this.position, action) === null || (action === 'first' && step === null)}
        @click=${() => this.act(action)}
      >
        ${icon(action)}
      </button>
    `;
    const play = this.playing ? words.pause : words.keys.play;
    return html`
      <div class="bar">
        <span class="caption" aria-hidden="true">
          ${step === null ? words.start : `${step.turn.findings.length > 0 ? '▲ ' : ''}${turnText(step, this.source)}`}
        </span>
        <div class="buttons" part="buttons">
          ${button('first')} ${button('previous')}
          <button class="play" aria-label=${play} title=${play} @click=${this.toggle}>
            ${icon(this.playing ? 'pause' : 'play')}
          </button>
          ${button('next')} ${button('last')}
        </div>
        <div class="track">
          ${this.marksOn(way)}
          <input
            part="slider"
            type="range"
            min="0"
            max=${way.length}
            step="1"
            aria-label=${words.timeline}
            aria-valuetext=${spokenTurn(step, report, language, this.source)}
            @input=${this.onInput}
          />
        </div>
        <span class="where" aria-hidden="true"><b>${step?.turn.label ?? words.start}</b> ${place}/${way.length}</span>
        <label>
          <span class="unseen">${words.speed}</span>
          <select .value=${String(this.speed)} @change=${this.onSpeed}>
            ${SPEEDS.map((speed) => html`<option value=${speed} ?selected=${speed === this.speed}>${speed}×</option>`)}
          </select>
        </label>
      </div>
    `;
  }
}

/** Findings, variations and comments above the slider, one row each at most. */
function marks(way: readonly Step[]): unknown {
  const x = (index: number) => `${((index + 1) / way.length) * 100}%`;
  return html`<svg class="marks" aria-hidden="true">
    ${way.map(({ turn, variations }, index) => {
      if (turn.findings.length > 0)
        return svg`<svg x=${x(index)} overflow="visible"><path class="finding" d="M0 4L5 14H-5Z" /></svg>`;
      if (variations.length > 0)
        return svg`<svg x=${x(index)} overflow="visible"><path class="variation" d="M0 15V5M0 11L4 5" /></svg>`;
      if (turn.comments.length > 0) return svg`<circle class="comment" cx=${x(index)} cy="11" r="2.5" />`;
      return null;
    })}
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-timeline': MotuTimeline;
  }
}
