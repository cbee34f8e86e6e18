import type { Report } from '@motu/engine';
import { explainFrom } from '@motu/engine/catalogue/explain';
import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { type Language, languageNow, loadLanguage } from '../../language/language.ts';
import { theJudge } from '../judge/judge-client.ts';
import { fill } from '../words/words.ts';
import { loadSource, readFile, type Stores } from '../workspace/open.ts';
import type { Draft } from '../workspace/shelf.ts';
import { homeStyles } from './app-home.styles.ts';
import { AppView, say } from './app-view.ts';
import { pageStyles } from './page.styles.ts';
import '../../elements/motu-board.ts';
import '../../elements/motu-timeline.ts';

const SHOWN_TURN = '5A';

interface Example {
  readonly text: string;
  readonly report: Report;
}

/** The first view: what Motu does, shown by a game with a broken rule, and where to put one's own. */
@customElement('app-home')
export class AppHome extends AppView {
  static override styles = [themeStyles, pageStyles, homeStyles];

  @property({ attribute: false }) stores!: Stores;
  @property({ attribute: false }) drafts: readonly Draft[] = [];

  @state() private example: Example | null = null;
  @state() private turn = SHOWN_TURN;

  protected override firstUpdated(): void {
    this.loadExample();
  }

  private async loadExample(): Promise<void> {
    const loaded = await loadSource({ kind: 'example', name: 'maori' }, this.stores);
    if (loaded.kind === 'failed') return;
    const { games } = await theJudge().judge(loaded.text, 1);
    const report = games[0]?.report;
    if (report === undefined) return;
    this.example = { text: loaded.text, report };
    this.drafts = this.stores.shelf.list();
  }

  private get language(): Language | null {
    const report = this.example?.report ?? null;
    const language = report === null ? null : languageNow(this.locale, report);
    if (report !== null && language === null) {
      loadLanguage(this.locale, report).then(() => this.requestUpdate());
    }
    return language;
  }

  protected override render(): unknown {
    const { home } = this.words;
    return html`
      <div class="hero">
        <div class="pitch stack">
          <h1>${home.title}</h1>
          <p class="lead">${home.lead}</p>
          ${this.dropZone()}
        </div>
        ${this.show()}
        <div class="more stack">
          ${this.pasteField()}
          <a class="button begin" href="#/new">
            <b>${home.start}</b><span>${home.startHint}</span>
          </a>
        </div>
      </div>
      <div class="below">
        <section aria-labelledby="examples">
          <h2 id="examples">${home.examples}</h2>
          <ul>
            ${this.exampleLink('maori', 'Māori', home.exampleMaori)}
            ${this.exampleLink('mahe', 'Mahé', home.exampleMahe)}
            ${this.exampleLink('moeraki', 'Moeraki-Kemu', home.exampleMoeraki)}
          </ul>
        </section>
        ${this.drafts.length === 0 ? nothing : this.draftList()}
      </div>
      <p class="soft local">${home.local}</p>
    `;
  }

  private dropZone(): unknown {
    const { home } = this.words;
    return html`<div class="drop row">
      <svg viewBox="0 0 48 48" aria-hidden="true"><path d="M24 6V28M14 19L24 29L34 19M8 33V40H40V33" /></svg>
      <div>
        <h2><span class="fine">${home.drop}</span><span class="coarse">${home.open}</span></h2>
        <p class="soft">${home.dropHint}</p>
      </div>
      <label class="button primary file">
        ${home.choose}
        <input class="unseen" type="file" multiple accept=".motu,.txt,text/plain" @change=${this.onFiles} />
      </label>
    </div>`;
  }

  private pasteField(): unknown {
    const { home } = this.words;
    return html`<form class="paste" @submit=${this.onPaste}>
      <label class="field">
        ${home.paste}
        <textarea name="text" rows="2" spellcheck="false" aria-label=${home.pasteLabel} class="mono" placeholder='[Motu "1"] …'></textarea>
      </label>
      <button>${home.judge}</button>
    </form>`;
  }

  private show(): unknown {
    const { example, language, words } = this;
    if (example === null || language === null) return html`<div class="show card" aria-busy="true"></div>`;
    const { report } = example;
    const finding = report.findings.find(({ turn }) => turn === this.turn) ?? null;
    const told = finding === null ? null : explainFrom(language.book, finding);
    return html`<section class="show card stack" aria-label=${words.home.exampleMaori}>
      ${
        told === null
          ? nothing
          : html`<div class="wrong" role="note">
              <p><b>▲ ${fill(words.home.found, { turn: this.turn })}: ${told.title}.</b> ${told.message}</p>
              <p class="soft">${told.legal}</p>
            </div>`
      }
      <motu-board theme="inherit" lang=${this.locale} .report=${report} .turn=${this.turn} .finding=${finding}></motu-board>
      <motu-timeline
        theme="inherit"
        lang=${this.locale}
        .report=${report}
        .source=${example.text}
        .turn=${this.turn}
        @motu-turn=${this.onTurn}
      ></motu-timeline>
      <a href="#/game/example:maori/1/${this.turn}">${words.home.look}</a>
    </section>`;
  }

  private exampleLink(name: string, game: string, title: string): unknown {
    return html`<li>
      <a class="button tile" href="#/game/example:${name}/1"><b>${game}</b><span>${title}</span></a>
    </li>`;
  }

  private draftList(): unknown {
    const { home } = this.words;
    const date = new Intl.DateTimeFormat(this.locale, { dateStyle: 'medium', timeStyle: 'short' });
    return html`<section aria-labelledby="drafts">
      <h2 id="drafts">${home.drafts}</h2>
      <ul>
        ${this.drafts.map(
          ({ id, name, changed }) => html`<li class="draft">
            <a class="button tile" href="#/game/${id}/1">
              <b>${name === '' ? this.words.game.untitled : name}</b><span>${date.format(changed)}</span>
            </a>
            <button aria-label=${fill(home.remove, { name })} title=${fill(home.remove, { name })} @click=${() => this.discard(id)}>✕</button>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  private discard(id: string): void {
    this.stores.shelf.remove(id);
    this.drafts = this.stores.shelf.list();
  }

  private onTurn({ detail }: CustomEvent<{ readonly turn: string }>): void {
    this.turn = detail.turn;
  }

  private onPaste(event: SubmitEvent): void {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const text = new FormData(event.target).get('text');
    if (typeof text === 'string' && text.trim() !== '') say(this, 'app-open', { text, name: '' });
  }

  private onFiles({ target }: Event): void {
    if (target instanceof HTMLInputElement && target.files !== null) openFiles(this, [...target.files]);
  }
}

/** Several files become one record, one after the other: a file of Motu holds any number of games. */
export async function openFiles(from: EventTarget, files: readonly File[]): Promise<void> {
  const loaded = await Promise.all(files.map(readFile));
  const texts: string[] = [];
  for (const [at, one] of loaded.entries()) {
    const { name } = files[at] ?? { name: '' };
    if (one.kind === 'failed') return say(from, 'app-failure', { failure: one.failure, name });
    texts.push(one.text);
  }
  if (texts.length > 0) say(from, 'app-open', { text: texts.join('\n\n'), name: files[0]?.name ?? '' });
}

declare global {
  interface HTMLElementTagNameMap {
    'app-home': AppHome;
  }
}
