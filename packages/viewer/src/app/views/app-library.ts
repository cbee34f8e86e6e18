import { rules } from '@motu/engine/catalogue/rules';
import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { type Language, languageNow, loadLanguage } from '../../language/language.ts';
import type { ListedGame } from '../library/answers.ts';
import type { Filter } from '../library/library.ts';
import { type Trouble, troubleOf } from '../library/trouble.ts';
import { fill } from '../words/words.ts';
import type { Stores } from '../workspace/open.ts';
import { libraryStyles } from './app-library.styles.ts';
import { AppView } from './app-view.ts';
import { choice, pageChange } from './fields.ts';
import { pageStyles } from './page.styles.ts';
import { troubleText, troubleView } from './trouble-view.ts';

const PAUSE_MS = 200;

/** The stored games: found by who played, what game, what was broken. */
@customElement('app-library')
export class AppLibrary extends AppView {
  static override styles = [themeStyles, pageStyles, libraryStyles];

  @property({ attribute: false }) stores!: Stores;

  @state() private filter: Filter = {};
  @state() private found: readonly ListedGame[] | null = null;
  @state() private next: string | null = null;
  @state() private trouble: Trouble | 'away' | null = null;
  @state() private isAsking = false;
  @state() private removing: ListedGame | null = null;
  @state() private notice = '';

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  private asked = 0;
  /** The page of the list that was asked for last. */
  private wanted: string | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;

  protected override firstUpdated(): void {
    this.search(null);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.pause);
  }

  private async search(cursor: string | null): Promise<void> {
    const turn = ++this.asked;
    this.isAsking = true;
    this.wanted = cursor;
    try {
      const { games, next } = await this.stores.library.list(this.filter, cursor);
      if (turn !== this.asked) return;
      this.found = cursor === null ? games : [...(this.found ?? []), ...games];
      this.next = next;
      this.trouble = null;
    } catch (error) {
      const isThere = await this.stores.library.isThere();
      if (turn === this.asked) this.trouble = isThere ? troubleOf(error) : 'away';
    } finally {
      if (turn === this.asked) this.isAsking = false;
    }
  }

  private change(part: Filter): void {
    this.filter = { ...this.filter, ...part };
    this.notice = '';
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.search(null), PAUSE_MS);
  }

  private get language(): Language | null {
    const language = languageNow(this.locale, null);
    if (language === null) loadLanguage(this.locale, null).then(() => this.requestUpdate());
    return language;
  }

  protected override render(): unknown {
    const { words, language, trouble } = this;
    if (language === null) return null;
    return html`<div class="stack">
      <h1>${words.library.title}</h1>
      ${this.filters(language)}
      <p role="status" class="soft">${this.isAsking && trouble !== null ? words.game.loading : this.notice}</p>
      ${trouble === null || this.wanted !== null ? this.results(language) : nothing}
      ${trouble === null ? nothing : this.refused(trouble)}
      ${this.removal()}
    </div>`;
  }

  private refused(trouble: Trouble | 'away'): unknown {
    const { words, locale } = this;
    if (trouble === 'away') return html`<p class="wrong" role="alert">${words.library.away}</p>`;
    return troubleView(words, locale, trouble, () => this.search(this.wanted));
  }

  private filters({ words: viewer }: Language): unknown {
    const { library } = this.words;
    const { filter } = this;
    const games = ['', 'maori', 'mahe', 'moeraki'];
    const gameName = (game: string) =>
      game === 'maori' || game === 'mahe' || game === 'moeraki' ? viewer.games[game] : library.all;
    const verdictName = (one: string) =>
      one === 'legal' || one === 'illegal' ? viewer.verdicts[one] : library.all;
    const sorts: { readonly [sort: string]: string } = {
      '-kept': library.newest,
      kept: library.oldest,
      '-turns': library.longest,
    };
    return html`<search class="card fields">
      <label class="field">${library.search}<input type="search" name="q" maxlength="100" @input=${pageChange((q) => this.change({ q }))} /></label>
      <label class="field">${library.player}<input name="player" maxlength="100" @input=${pageChange((player) => this.change({ player }))} /></label>
      ${choice(library.game, filter.game ?? '', games, gameName, (game) => this.change({ game }))}
      ${choice(library.verdict, filter.verdict ?? '', ['', 'legal', 'illegal'], verdictName, (verdict) => this.change({ verdict }))}
      <label class="field">
        ${library.broken}
        <input name="broken" list="rules" maxlength="60" autocomplete="off" @input=${pageChange((broken) => this.change({ broken }))} />
        <datalist id="rules">${Object.keys(rules).map((rule) => html`<option value=${rule}></option>`)}</datalist>
      </label>
      ${choice(
        library.sort,
        filter.sort ?? '-kept',
        Object.keys(sorts),
        (sort) => sorts[sort] ?? sort,
        (sort) => this.change({ sort }),
      )}
    </search>`;
  }

  private results(language: Language): unknown {
    const { words, found, next } = this;
    if (found === null) return html`<p role="status">${words.game.loading}</p>`;
    return html`<ul class="found" aria-live="polite">
        ${found.map((game) => this.entry(game, language))}
      </ul>
      ${found.length === 0 ? html`<p role="status">${words.library.none}</p>` : nothing}
      ${next === null || this.trouble !== null ? nothing : html`<div><button @click=${() => this.search(next)}>${words.library.more}</button></div>`}`;
  }

  private entry(game: ListedGame, { words: viewer }: Language): unknown {
    const { library } = this.words;
    const isLegal = game.verdict === 'legal';
    const facts = [
      viewer.games[game.game],
      game.event,
      game.date,
      fill(library.turns, { count: game.turns }),
    ];
    return html`<li class="card">
      <div>
        <a href="#/game/${game.record}/${game.number}">
          ${game.players.map((name, at) => `${name}${game.scores === null ? '' : ` ${game.scores[at] ?? ''}`}`).join(' – ')}
        </a>
        <p class="soft">${facts.filter((fact) => fact !== null && fact !== '').join(' · ')}</p>
        ${game.broken.length === 0 ? nothing : html`<p class="rules">${game.broken.map((rule) => html`<code>${rule}</code> `)}</p>`}
      </div>
      <span class="verdict ${isLegal ? 'legal' : 'illegal'}">
        <span aria-hidden="true">${isLegal ? '✓' : '▲'}</span> ${isLegal ? viewer.verdicts.legal : viewer.verdicts.illegal}
      </span>
      <button @click=${() => this.ask(game)}>${library.remove}</button>
    </li>`;
  }

  private async ask(game: ListedGame): Promise<void> {
    this.removing = game;
    await this.updateComplete;
    this.dialog.showModal();
  }

  private removal(): unknown {
    const { library, share } = this.words;
    const game = this.removing;
    return html`<dialog aria-labelledby="removal">
      <h2 id="removal">${library.removeTitle}</h2>
      <p>${game?.players.join(' – ')}</p>
      <form class="stack" @submit=${this.takeAway}>
        <label class="field">
          ${library.token}
          <input name="token" class="mono" autocomplete="off" maxlength="200" required .value=${game === null ? '' : (this.stores.shelf.token(game.record) ?? '')} />
        </label>
        <div class="row">
          <button class="danger">${library.remove}</button>
          <button type="button" @click=${() => this.dialog.close()}>${share.close}</button>
        </div>
      </form>
    </dialog>`;
  }

  private async takeAway(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const game = this.removing;
    const token = event.target instanceof HTMLFormElement ? new FormData(event.target).get('token') : null;
    if (game === null || typeof token !== 'string') return;
    try {
      await this.stores.library.remove(game.record, token.trim());
      this.notice = this.words.library.removed;
    } catch (error) {
      this.notice = troubleText(this.words, this.locale, troubleOf(error));
    }
    this.dialog.close();
    await this.search(null);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-library': AppLibrary;
  }
}
