import type { EditionsReport, ReportFinding } from '@motu/engine';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Phase, ScoreFocus } from '../draw/scene.ts';
import { pathOfFinding } from '../game/finding.ts';
import { detailOf, go } from '../game/go.ts';
import { actionOf, type KeyAction } from '../game/keys.ts';
import { textBetween } from '../game/source.ts';
import { START } from '../game/tree.ts';
import type { Language } from '../language/language.ts';
import type { About, ReadText } from '../report.ts';
import { type MotuEvent, tell } from './events.ts';
import { isOnSlider, isTyping } from './focus.ts';
import { header } from './header-view.ts';
import type { MotuHelp } from './help-dialog.ts';
import { icon } from './icons.ts';
import type { MotuTimeline } from './motu-timeline.ts';
import { viewerStyles } from './motu-viewer.styles.ts';
import { MotuPart } from './part.ts';
import { spokenTurn } from './spoken.ts';
import { type OnStage, stage } from './stage-view.ts';
import { loadPanel, PANELS, type Panel, panelBody, tabs } from './tabs-view.ts';
import { themeStyles } from './theme.styles.ts';
import './motu-turns.ts';

type Reader = typeof import('../report.ts');
type Status = 'empty' | 'loading' | 'failed' | 'ready';

/**
 * A recorded game to look through: board, slider, turns, findings, score and text.
 * The record is the text behind `src`, the text between the tags, `source`, or a finished `report`.
 *
 * @tag motu-viewer
 * @slot - The text of a record.
 * @slot fallback - Shown where there is no game or it could not be loaded.
 * @fires {CustomEvent<{ turn: string, phase: 1 | 2 | 3 }>} motu-turn - Another turn is shown.
 * @fires {CustomEvent<{ finding: object | null }>} motu-finding - A finding is shown on the board, or no longer.
 * @csspart header - Game, players and verdict.
 * @csspart board - The board.
 * @csspart story - What the current turn says.
 * @csspart timeline - The slider and its buttons.
 * @csspart panel - Turns, findings, score or text.
 * @cssproperty --motu-paper - The ground.
 * @cssproperty --motu-panel - What lies on it.
 * @cssproperty --motu-ink - Text.
 * @cssproperty --motu-accent - The current turn, findings, the focus.
 * @cssproperty --motu-water - Water, and so on for every colour of the palette.
 * @cssproperty --motu-font - The typeface.
 * @cssproperty --motu-mono - The typeface of the notation.
 * @cssproperty --motu-board-height - The board is never higher than this.
 */
@customElement('motu-viewer')
export class MotuViewer extends MotuPart {
  static override styles = [themeStyles, viewerStyles];

  /** Where the record is: an http or https address. */
  @property() src: string | null = null;

  /** Which game of the record, counted from 1. */
  @property({ type: Number }) game = 1;

  /** The text of the record. */
  @property({ attribute: false }) source: string | null = null;

  /** The verdict under each edition; comes by itself with a text. */
  @property({ attribute: false }) editions: EditionsReport | null = null;

  /** How much of the turn is shown. */
  @property({ type: Number }) phase: Phase = 3;

  /** The panel in view: `turns`, `findings`, `score` or `text`. */
  @property() panel: Panel = 'turns';

  @state() private status: Status = 'empty';
  @state() private finding: ReportFinding | null = null;
  @state() private focused: ScoreFocus | null = null;
  @state() private preview: string | null = null;
  @state() private threats = false;
  @state() private still = false;
  @state() private spoken = '';

  @query('motu-timeline') private readonly timeline!: MotuTimeline | null;
  @query('motu-help') private readonly help!: MotuHelp | null;

  private about: readonly About[] = [];
  private text: ReadText | null = null;
  private ownSource: string | null = null;
  private loading = new AbortController();
  private watcher: MutationObserver | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher ??= new MutationObserver(() => this.readOwnText());
    this.watcher.observe(this, { childList: true, characterData: true, subtree: true });
    this.addEventListener('keydown', this.onKey);
    this.readOwnText();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher?.disconnect();
    this.removeEventListener('keydown', this.onKey);
    this.loading.abort();
  }

  private readOwnText(): void {
    const text = textBetween(this);
    if (text !== '' && text !== this.ownSource) this.read(({ readText }) => readText(text));
    this.ownSource = text;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const { src, source } = this;
    if (changed.has('src') && src !== null) {
      this.read(({ readAddress }, signal) => readAddress(src, this.baseURI, signal));
    } else if (changed.has('source') && source !== null && this.text === null && !changed.has('report')) {
      this.read(({ readText }) => readText(source));
    } else if (changed.has('game') && this.text !== null) this.open();
    this.panel = PANELS.find((panel) => panel === this.panel) ?? 'turns';
    if (changed.has('panel')) loadPanel(this.panel).catch(() => undefined);
    if (changed.has('report')) {
      this.status = this.report === null ? this.status : 'ready';
      this.finding = null;
      this.focused = null;
    }
    const { report, finding } = this;
    if (changed.has('turn') && report !== null && finding !== null) {
      if (pathOfFinding(report, finding) !== this.turn) this.finding = null;
    }
  }

  /** The parser comes only when there is something to read; what was asked for last wins. */
  private async read(from: (reader: Reader, signal: AbortSignal) => Promise<ReadText>): Promise<void> {
    this.loading.abort();
    this.loading = new AbortController();
    const { signal } = this.loading;
    this.status = 'loading';
    try {
      const read = await from(await import('../report.ts'), signal);
      if (signal.aborted) return;
      this.text = read;
      this.open();
    } catch {
      if (!signal.aborted) this.status = 'failed';
    }
  }

  private open(): void {
    const read = this.text?.game(this.game) ?? this.text?.game(1) ?? null;
    this.report = read?.report ?? null;
    this.source = read?.source ?? null;
    this.editions = read?.editions ?? null;
    this.about = read?.about ?? [];
    this.status = read === null ? 'empty' : 'ready';
  }

  /** Shows a turn and says so. */
  private show(turn: string, phase: Phase, isScrubbing: boolean): void {
    if (turn === this.turn && phase === this.phase) return;
    this.turn = turn;
    this.phase = phase;
    this.still = isScrubbing;
    this.finding = null;
    this.preview = null;
    const { report, language } = this;
    const isSaid = report === null || language === null || isOnSlider(this);
    this.spoken = isSaid ? '' : spokenTurn(this.step, report, language, this.source);
    tell(this, 'motu-turn', { turn, phase });
  }

  private onTurn(event: MotuEvent<'motu-turn'>): void {
    event.stopPropagation();
    const { turn, phase } = event.detail;
    this.show(turn, phase, isOnSlider(this) && this.timeline?.playing !== true);
  }

  private onFinding(event: MotuEvent<'motu-finding'>): void {
    event.stopPropagation();
    const { finding } = event.detail;
    if (finding !== null && this.report !== null) this.show(pathOfFinding(this.report, finding), 3, false);
    this.finding = finding;
    tell(this, 'motu-finding', { finding });
  }

  private onFocus(event: MotuEvent<'motu-focus'>): void {
    event.stopPropagation();
    this.focused = event.detail.focus;
  }

  private onPreview(event: MotuEvent<'motu-preview'>): void {
    event.stopPropagation();
    this.preview = event.detail.turn;
  }

  private onKey(event: KeyboardEvent): void {
    const action = actionOf(event);
    const from = event.composedPath()[0];
    if (action === null || event.defaultPrevented || isTyping(from, event.key)) return;
    if (this.act(action)) event.preventDefault();
  }

  private act(action: KeyAction): boolean {
    if (action === 'play') this.timeline?.toggle();
    else if (action === 'help') this.showHelp();
    else {
      const to = this.tree === null ? null : go(this.tree, { step: this.step, phase: this.phase }, action);
      if (to === null) return true;
      const { turn, phase } = detailOf(to);
      this.show(turn, phase, false);
    }
    return true;
  }

  private async showHelp(): Promise<void> {
    await import('./help-dialog.ts');
    await this.help?.show();
  }

  protected override render(): unknown {
    const { language, report } = this;
    return html`<slot hidden></slot>${
      report === null || this.status !== 'ready' || language === null
        ? this.waiting(language)
        : this.whole(language)
    }`;
  }

  private waiting(language: Language | null): unknown {
    const words = language?.words ?? null;
    if (this.status === 'loading' || words === null)
      return html`<p class="waiting" role="status">${words?.loading ?? ''}</p>`;
    return html`<slot name="fallback">
      <p class="waiting" role="status">${this.status === 'failed' ? words.failed : words.empty}</p>
    </slot>`;
  }

  private whole(language: Language): unknown {
    const { report, words } = { report: this.report, words: language.words };
    if (report === null) return nothing;
    return html`
      <div
        class="viewer"
        lang=${language.locale}
        @motu-turn=${this.onTurn}
        @motu-finding=${this.onFinding}
        @motu-focus=${this.onFocus}
        @motu-preview=${this.onPreview}
      >
        ${header(report, language, this.about, this.text?.titles ?? [], this.game, (game) => {
          this.game = game;
          this.turn = START;
        })}
        ${stage(this.onStage, report, language, (shown) => {
          this.threats = shown;
        })}
        <div class="side">
          ${tabs(this.panel, report, language, (panel) => {
            this.panel = panel;
          })}
          <div class="panel" part="panel" id="panel" role="tabpanel" aria-labelledby="tab-${this.panel}" tabindex="-1">
            ${panelBody(this.panel, this, language)}
          </div>
        </div>
        <button class="help" aria-label=${words.keys.help} title=${words.keys.help} @click=${() => this.act('help')}>
          ${icon('help')}
        </button>
        <motu-help theme="inherit"></motu-help>
        <p class="unseen" role="status" aria-live="polite">${this.spoken}</p>
      </div>
    `;
  }

  /** A turn that is looked at in passing is shown whole and still, without what belongs to another. */
  private get onStage(): OnStage {
    const { source, turn, phase, finding, focused, threats, preview } = this;
    const common = { source, turn, phase, focused, threats };
    return preview === null
      ? { ...common, shown: turn, shownPhase: phase, finding, still: this.still }
      : { ...common, shown: preview, shownPhase: 3, finding: null, still: true };
  }

  /** What the panels show. */
  get shownFinding(): ReportFinding | null {
    return this.finding;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-viewer': MotuViewer;
  }
}
