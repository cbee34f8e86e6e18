import type { ReportFinding } from '@motu/engine';
import { adoptStyles, html, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { BoardArt, Over } from '../boards/art.ts';
import { boardNow, loadBoard } from '../boards/boards.ts';
import type { Phase, Scene, ScoreFocus } from '../draw/scene.ts';
import { group, node } from '../draw/tree.ts';
import type { Step } from '../game/tree.ts';
import { previousOf } from '../game/walk.ts';
import { tell } from './events.ts';
import { cellAt, gridTables, stepInGrid } from './grid-view.ts';
import { moving, prefersStill, still } from './motion.ts';
import { boardStyles } from './motu-board.styles.ts';
import { MotuPart } from './part.ts';
import { patch } from './svg-dom.ts';
import { themeStyles } from './theme.styles.ts';

const TALL_BELOW = 640;

/**
 * The board of a game after a turn: drawn, and as tables for those who hear it.
 *
 * @tag motu-board
 * @fires {CustomEvent<{ pick: string }>} motu-pick - A place was chosen on an interactive board, such as `space:A:c3` or `hollow:f6`.
 * @csspart drawing - The drawing.
 * @cssproperty --motu-board-height - The drawing is never higher than this.
 */
@customElement('motu-board')
export class MotuBoard extends MotuPart {
  static override styles = [themeStyles, boardStyles];

  /** How much of the turn is shown: 1 its first part, 2 the action as well, 3 all of it. */
  @property({ type: Number }) phase: Phase = 3;

  /** What would have been legal instead of this finding is shown on the board. */
  @property({ attribute: false }) finding: ReportFinding | null = null;

  /** The line of a score whose source is outlined. */
  @property({ attribute: false }) focused: ScoreFocus | null = null;

  /** Shows where each player could win at once (Moeraki-Kemu). */
  @property({ type: Boolean }) threats = false;

  /** Places can be chosen: each choice is a `motu-pick`. */
  @property({ type: Boolean, reflect: true }) interactive = false;

  /** Places to point at, by the names that `motu-pick` uses. */
  @property({ attribute: false }) hints: readonly string[] = [];

  /** No piece moves on its way, as while scrubbing. */
  @property({ type: Boolean }) still = false;

  @state() private form: Scene['form'] = 'wide';
  @state() private over: Over | null = null;
  /** Whether places can be chosen, or looked at by keyboard. */
  @state() private picks = false;

  @query('.motu-board') private readonly drawing!: HTMLElement | null;

  private painted: BoardArt | null = null;
  private lookedAt: ReportFinding | null = null;
  /** The place that the keyboard is at. */
  private looked: readonly string[] = [];
  private shown: { readonly step: Step | null; readonly phase: Phase } | null = null;
  private readonly size = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.fit());

  override connectedCallback(): void {
    super.connectedCallback();
    this.size?.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.size?.disconnect();
  }

  private fit(): void {
    this.form = this.clientWidth < TALL_BELOW ? 'tall' : 'wide';
  }

  private get art(): BoardArt | null {
    const game = this.report?.game ?? null;
    return game === null ? null : boardNow(game);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const game = this.report?.game ?? null;
    if (changed.has('report') && game !== null && this.art === null) {
      loadBoard(game).then(
        () => this.requestUpdate(),
        () => undefined,
      );
    }
    if (changed.has('report')) {
      this.shown = null;
      this.over = null;
    }
    this.fetchOver();
  }

  /** What lies over the board comes when there is something to show. */
  private fetchOver(): void {
    const { art, finding, focused, threats, interactive, picks } = this;
    const isWanted = finding !== null || focused !== null || threats || interactive || picks;
    if (art === null || this.over !== null || !isWanted) return;
    art.over().then(
      (over) => {
        if (art === this.art) this.over = over;
      },
      () => undefined,
    );
  }

  private get scene(): Scene | null {
    const { report, step, language } = this;
    if (report === null || report.start === null || language === null) return null;
    return {
      state: step?.turn.state ?? report.start,
      before: step?.before ?? null,
      turn: step?.turn ?? null,
      phase: this.phase,
      seats: report.seats,
      form: this.form,
      words: language.words.board,
      focus: this.focused,
      legal: this.finding?.legal ?? null,
      wrong: this.finding?.params ?? {},
      threats: this.threats,
      picks: this.picks || this.interactive,
    };
  }

  protected override render(): unknown {
    const { scene, language, art, report } = this;
    if (scene === null || language === null || art === null || report === null) return null;
    return html`
      <div class="motu-board" part="drawing" aria-hidden="true" @click=${this.onClick}></div>
      <div
        class="unseen"
        @keydown=${this.onGridKey}
        @focusin=${this.onGridFocus}
        @focusout=${this.onGridFocus}
        @click=${this.onGridClick}
      >
        ${gridTables(art.grid(scene, report.seats, language.words), this.interactive)}
      </div>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { scene, art, drawing, step, phase } = this;
    const drawn = scene === null ? null : art?.draw(scene);
    if (art == null || drawn == null || drawing === null) return;
    this.paint(art);
    const viewBox = `0 0 ${drawn.width} ${drawn.height}`;
    const over = scene === null || this.over === null ? [] : [group(this.over(scene))];
    const sheets = [...drawn.sheets, ...over].map((sheet) => node('svg', { viewBox }, [sheet]));
    patch(drawing, sheets, this.isPlayed(step) ? moving : still);
    this.lookAtLegal();
    this.shown = { step, phase };
    if (this.hints.length > 0 || changed.has('hints')) this.markHits('hinted', this.hints);
    this.markHits('focused', this.looked);
  }

  /** What was asked for is brought into view once, where the page is too small for all of it. */
  private lookAtLegal(): void {
    const { finding } = this;
    const mark = this.drawing?.querySelector('.s-hint');
    if (finding === this.lookedAt || (finding !== null && mark == null)) return;
    this.lookedAt = finding;
    mark?.scrollIntoView({ block: 'nearest' });
  }

  private markHits(name: string, picks: readonly string[]): void {
    for (const one of this.drawing?.querySelectorAll('.hit') ?? []) {
      one.classList.toggle(name, picks.includes(one.getAttribute('data-pick') ?? ''));
    }
  }

  /** The colours of a game come with its board. */
  private paint(art: BoardArt): void {
    if (art === this.painted || this.shadowRoot === null) return;
    adoptStyles(this.shadowRoot, [themeStyles, boardStyles, art.styles]);
    this.painted = art;
  }

  /** One turn on, or a part of it: what happened is worth watching. */
  private isPlayed(step: Step | null): boolean {
    if (this.still || this.shown === null || prefersStill()) return false;
    if (step === null || step === this.shown.step) return step !== null && this.phase > this.shown.phase;
    return previousOf(step) === this.shown.step;
  }

  private onClick(event: Event): void {
    const { target } = event;
    const pick = target instanceof Element ? target.closest('[data-pick]')?.getAttribute('data-pick') : null;
    if (this.interactive && pick != null) tell(this, 'motu-pick', { pick });
  }

  private onGridClick(event: Event): void {
    const pick = cellAt(event)?.dataset.pick;
    if (this.interactive && pick !== undefined) tell(this, 'motu-pick', { pick });
  }

  private onGridKey(event: KeyboardEvent): void {
    if (stepInGrid(event)) return;
    if (this.interactive && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      event.stopPropagation();
      this.onGridClick(event);
    }
  }

  /** The cell that has the focus is marked on the drawing. */
  private onGridFocus(event: FocusEvent): void {
    const pick = event.type === 'focusin' ? cellAt(event)?.dataset.pick : undefined;
    this.looked = pick === undefined ? [] : [pick];
    this.picks = pick !== undefined;
    this.markHits('focused', this.looked);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-board': MotuBoard;
  }
}
