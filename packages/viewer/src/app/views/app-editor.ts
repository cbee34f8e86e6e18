import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { Report } from '@motu/engine';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { type Step, treeOf } from '../../game/tree.ts';
import { type Language, languageNow, loadLanguage } from '../../language/language.ts';
import { diagnosticsOf } from '../editor/diagnostics.ts';
import { editorTheme } from '../editor/editor-theme.ts';
import { notationLanguage } from '../editor/notation-language.ts';
import { offersAt } from '../editor/offers.ts';
import { theJudge } from '../judge/judge-client.ts';
import { type Place, writeRoute } from '../links/route.ts';
import { fill } from '../words/words.ts';
import type { OpenRecord } from '../workspace/opened.ts';
import { titleOf } from '../workspace/title.ts';
import { editorStyles } from './app-editor.styles.ts';
import { AppView, say } from './app-view.ts';
import { pageStyles } from './page.styles.ts';
import '../../elements/motu-board.ts';
import '../../elements/motu-findings.ts';
import '../../elements/motu-story.ts';

const PAUSE_MS = 150;

/** The text of a record to write in, judged while one writes; the board shows the turn at the cursor. */
@customElement('app-editor')
export class AppEditor extends AppView {
  static override styles = [themeStyles, pageStyles, editorStyles];

  @property({ attribute: false }) opened!: OpenRecord;
  @property({ attribute: false }) place!: Place;

  @state() private cursor = 0;
  @state() private notice = '';

  private view: EditorView | null = null;
  private readonly labels = new Compartment();
  private pause: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('pagehide', this.flush);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pagehide', this.flush);
    clearTimeout(this.pause);
    this.view?.destroy();
    this.view = null;
  }

  protected override firstUpdated(): void {
    const parent = this.renderRoot.querySelector('.text');
    if (!(parent instanceof HTMLElement)) return;
    const start = this.startOfTurn();
    this.view = new EditorView({
      parent,
      root: this.shadowRoot ?? document,
      state: EditorState.create({
        doc: this.opened.text,
        selection: { anchor: start },
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          closeBrackets(),
          EditorView.lineWrapping,
          notationLanguage(),
          editorTheme,
          autocompletion({ override: [offersAt(() => this.words)], icons: false, maxRenderedOptions: 60 }),
          keymap.of([
            { key: 'Mod-Shift-f', run: () => this.onFormat() },
            ...completionKeymap,
            ...lintKeymap,
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          this.labels.of(this.contentAttributes),
          EditorView.updateListener.of(({ docChanged, selectionSet, state: now }) => {
            if (docChanged) this.onType();
            if (docChanged || selectionSet) this.cursor = now.selection.main.head;
          }),
        ],
      }),
    });
    this.cursor = start;
    this.view.dispatch({ effects: EditorView.scrollIntoView(start, { y: 'center' }) });
    this.showFindings();
    // On a phone the focus would bring up the keyboard before anything was read.
    if (matchMedia('(pointer: fine)').matches) this.view.focus();
  }

  private get contentAttributes() {
    return EditorView.contentAttributes.of({
      'aria-label': this.words.editor.label,
      lang: 'zxx',
      tabindex: '0',
    });
  }

  private startOfTurn(): number {
    const report = this.report;
    const step = report === null ? undefined : treeOf(report).byPath.get(this.place.turn);
    return step?.turn.span.end ?? this.opened.text.length;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('words'))
      this.view?.dispatch({ effects: this.labels.reconfigure(this.contentAttributes) });
    if (changed.has('opened') || changed.has('locale')) this.showFindings();
  }

  private showFindings(): void {
    const { view, language } = this;
    if (view === null || language === null || view.state.doc.toString() !== this.opened.text) return;
    const findings = this.opened.judged.games.flatMap(({ report }) => report.findings);
    const diagnostics = diagnosticsOf(findings, view.state.doc.length, language.book, this.words);
    view.dispatch(setDiagnostics(view.state, [...diagnostics]));
  }

  private onType(): void {
    this.notice = '';
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Hands over what was typed last. Whoever is about to leave the editor calls it. */
  readonly flush = (): void => {
    clearTimeout(this.pause);
    const text = this.view?.state.doc.toString();
    if (text !== undefined && text !== this.opened.text) say(this, 'app-text', { text });
  };

  private onFormat(): boolean {
    const { view } = this;
    if (view === null) return false;
    const before = view.state.doc.toString();
    theJudge()
      .format(before)
      .then((text) => {
        this.notice = text === null ? this.words.editor.broken : this.words.editor.formatted;
        const { doc, selection } = view.state;
        if (text === null || text === before || doc.toString() !== before) return;
        const anchor = Math.min(selection.main.head, text.length);
        view.dispatch({ changes: { from: 0, to: doc.length, insert: text }, selection: { anchor } });
        this.notice = this.words.editor.formatted;
      });
    return true;
  }

  /** The game that the cursor stands in. */
  private get report(): Report | null {
    const { games } = this.opened.judged;
    const at = games.findLast(({ record }) => record.span.start <= this.cursor) ?? games[0];
    return at?.report ?? null;
  }

  /** All the words that this text needs, form errors included. */
  private get language(): Language | null {
    const findings = this.opened.judged.games.flatMap((one) => one.report.findings);
    const told = { game: this.report?.game ?? null, findings };
    const language = languageNow(this.locale, told);
    if (language === null) {
      loadLanguage(this.locale, told).then(() => {
        this.requestUpdate();
        this.showFindings();
      });
    }
    return language;
  }

  private stepAtCursor(report: Report): Step | null {
    return treeOf(report).steps.findLast(({ turn }) => turn.span.start <= this.cursor) ?? null;
  }

  protected override render(): unknown {
    const { words, report, place, opened } = this;
    const count = opened.judged.games.reduce((sum, one) => sum + one.report.findings.length, 0);
    const path = report === null ? 'start' : (this.stepAtCursor(report)?.path ?? 'start');
    const back: Place = { ...place, source: opened.source, turn: path };
    return html`
      <div class="tools row">
        <h1>${titleOf(opened.judged.games[0]?.record, opened.name === '' ? words.game.untitled : opened.name)}</h1>
        <a class="button primary" href=${writeRoute({ ...back, page: 'game' })}>${words.game.view}</a>
        <button @click=${this.onFormat} title="Ctrl+Shift+F">${words.editor.format}</button>
        <p class="count ${count === 0 ? 'legal' : 'broken'}" role="status">
          ${count === 0 ? `✓ ${words.editor.legal}` : `▲ ${fill(words.editor.findings, { count })}`}
        </p>
        <p class="soft ${this.notice === '' ? 'keys' : ''}" role="status">${this.notice === '' ? words.editor.wants : this.notice}</p>
        ${opened.isSaved ? nothing : html`<p class="wrong" role="alert">${words.game.unsaved}</p>`}
      </div>
      <div class="desk">
        <div class="text"></div>
        <div class="side stack">
          <h2 class="unseen">${this.language?.words.findings}</h2>
          ${report === null || report.start === null ? nothing : this.board(report, path)}
          ${
            report === null
              ? html`<p class="card">${words.game.none}</p>`
              : html`<motu-findings
                  class="card"
                  theme="inherit"
                  lang=${this.locale}
                  .report=${report}
                  .source=${opened.text}
                  .turn=${path}
                  @motu-finding=${this.onFinding}
                ></motu-findings>`
          }
        </div>
      </div>
    `;
  }

  private board(report: Report, path: string): unknown {
    return html`<motu-board theme="inherit" lang=${this.locale} .report=${report} .turn=${path} still></motu-board>
      <motu-story class="card" theme="inherit" lang=${this.locale} .report=${report} .source=${this.opened.text} .turn=${path}></motu-story>`;
  }

  private onFinding({
    detail,
  }: CustomEvent<{ readonly finding: { readonly span?: { readonly start: number } } | null }>): void {
    const at = detail.finding?.span?.start;
    if (at === undefined || this.view === null) return;
    this.view.dispatch({
      selection: { anchor: Math.min(at, this.view.state.doc.length) },
      scrollIntoView: true,
    });
    this.view.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-editor': AppEditor;
  }
}
