import { html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { createLibrary } from '../library/library.ts';
import { silence, type Trouble } from '../library/trouble.ts';
import { type Place, type Route, readRoute, writeRoute } from '../links/route.ts';
import { keepSettings, readSettings, type Settings } from '../settings/settings.ts';
import { firstWords, loadWords } from '../words/words.ts';
import { createDesktop } from '../workspace/desktop.ts';
import type { Failed, Stores } from '../workspace/open.ts';
import { sameSource } from '../workspace/opened.ts';
import { createShelf } from '../workspace/shelf.ts';
import { shortened } from '../workspace/title.ts';
import { appBar } from './app-bar.ts';
import { openFiles } from './app-home.ts';
import type { AppEvent } from './app-view.ts';
import { loadPage } from './load-page.ts';
import { appStyles } from './motu-app.styles.ts';
import { pageStyles } from './page.styles.ts';
import { troubleView } from './trouble-view.ts';
import './app-game.ts';

function cupboard(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The page: where the reader is, what is open, in which language and colours. */
@customElement('motu-app')
export class MotuApp extends LitElement {
  static override styles = [themeStyles, pageStyles, appStyles];

  @state() private route: Route = readRoute(location.hash);
  @state() private settings = readSettings(cupboard(), navigator.languages);
  @state() private words = firstWords;
  @state() private hasLibrary = false;
  @state() private isDropping = false;
  @state() private notice = '';
  /** Why a part of the page itself could not be fetched. */
  @state() private missing: Trouble | null = null;

  private readonly stores: Stores = {
    shelf: createShelf(cupboard()),
    library: createLibrary(new URL('./', document.baseURI)),
    base: new URL('./', document.baseURI),
  };
  private readonly desktop = createDesktop(this.stores, () => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.onHash);
    addEventListener('dragover', this.onDrag);
    addEventListener('dragleave', this.onDrag);
    addEventListener('drop', this.onDrop);
    addEventListener('paste', this.onPaste);
    this.addEventListener('app-open', (event) => this.onOpen(event));
    this.addEventListener('app-text', (event) => this.onText(event));
    this.addEventListener('app-game', ({ detail }) => this.go({ game: detail.game, turn: 'start' }));
    this.addEventListener('app-failure', ({ detail }) => this.onFailure(detail));
    this.addEventListener('motu-turn', ({ detail }) => this.onTurn(detail.turn));
    this.onHash();
    this.applySettings();
    this.stores.library.isThere().then((isThere) => {
      this.hasLibrary = isThere;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.onHash);
    removeEventListener('dragover', this.onDrag);
    removeEventListener('dragleave', this.onDrag);
    removeEventListener('drop', this.onDrop);
    removeEventListener('paste', this.onPaste);
  }

  private readonly onHash = (): void => {
    const asked = location.hash;
    const wanted = readRoute(asked);
    const before = placeOf(this.route)?.source;
    this.renderRoot?.querySelector('app-editor')?.flush();
    const after = placeOf(this.route)?.source;
    // What was just typed into an example has made it a record of one's own: that is what is looked at next.
    const isSame = 'source' in wanted && before !== undefined && sameSource(wanted.source, before);
    this.route = isSame && after !== undefined ? { ...wanted, source: after } : wanted;
    const fragment = this.route === wanted ? asked : writeRoute(this.route);
    if (location.hash !== fragment) history.replaceState(null, '', fragment === '' ? '#/' : fragment);
    this.notice = '';
    const place = placeOf(this.route);
    if (place !== null) this.desktop.visit(place);
    this.loadView();
  };

  /** Each view comes when it is first wanted: a reader of one game needs no editor. */
  private async loadView(): Promise<void> {
    const { page } = this.route;
    try {
      await loadPage(page);
      this.missing = null;
    } catch {
      if (page === this.route.page) this.missing = silence().trouble;
    }
  }

  private async applySettings(): Promise<void> {
    const { locale, theme } = this.settings;
    keepSettings(cupboard(), this.settings);
    if (theme === 'system') this.removeAttribute('theme');
    else this.setAttribute('theme', theme);
    document.documentElement.dataset.theme = theme;
    const words = await loadWords(locale);
    if (locale !== this.settings.locale) return;
    document.documentElement.lang = locale;
    this.words = words;
  }

  /** The next turn of the same record is no new page of the history. */
  private onTurn(turn: string): void {
    const place = placeOf(this.route);
    if (place === null || this.route.page !== 'game') return;
    this.route = { ...place, page: 'game', turn };
    history.replaceState(null, '', writeRoute(this.route));
  }

  private go(change: Partial<Place>): void {
    const place = placeOf(this.route);
    if (place !== null) location.hash = writeRoute({ page: 'game', ...place, ...change });
  }

  private onOpen({ detail }: AppEvent<'app-open'>): void {
    const source = this.desktop.add(detail.text, detail.name);
    location.hash = writeRoute({ page: 'game', source, game: 1, turn: 'start' });
  }

  private onText({ detail }: AppEvent<'app-text'>): void {
    const place = placeOf(this.route);
    if (place === null) return;
    const source = this.desktop.change(detail.text, place.game);
    this.route = { ...place, page: pageOf(this.route), source };
    history.replaceState(null, '', writeRoute(this.route));
  }

  private readonly onDrag = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    this.isDropping = event.type === 'dragover';
  };

  private readonly onDrop = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])];
    this.isDropping = false;
    if (files.length === 0) return;
    event.preventDefault();
    openFiles(this, files);
  };

  /** A record pasted anywhere but into a field is opened. */
  private readonly onPaste = (event: ClipboardEvent): void => {
    const isField = event
      .composedPath()
      .some((one) => one instanceof HTMLElement && (one.isContentEditable || one.matches('input, textarea')));
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isField || !text.includes('[Motu')) return;
    event.preventDefault();
    this.onOpen(new CustomEvent('app-open', { detail: { text, name: '' } }));
  };

  private onFailure({ failure, name }: AppEvent<'app-failure'>['detail']): void {
    this.notice = `${shortened(name)}: ${this.words.failures[failure]}`;
  }

  protected override updated(): void {
    const { opened } = this.desktop;
    const isOpen = placeOf(this.route) !== null && opened.kind === 'open' && opened.name !== '';
    document.title = isOpen ? `${opened.name} · Motu` : 'Motu';
  }

  protected override render(): unknown {
    const { words } = this;
    return html`
      ${appBar(words, this.route.page, this.settings, this.hasLibrary, {
        skip: () => this.onSkip(),
        change: (settings) => this.onSettings(settings),
      })}
      <main id="main" tabindex="-1">${this.view()}</main>
      <div class="notice" role="status" ?hidden=${this.notice === ''}>
        ${this.notice}
        ${this.notice === '' ? nothing : html`<button aria-label=${words.share.close} title=${words.share.close} @click=${this.onNoticeRead}>✕</button>`}
      </div>
      ${this.isDropping ? html`<div class="dropping">${words.home.release}</div>` : nothing}
    `;
  }

  private view(): unknown {
    const { words, stores } = this;
    const { locale } = this.settings;
    const { route, missing } = this;
    if (missing !== null) {
      return this.failed(troubleView(words, locale, missing, () => this.loadView()));
    }
    switch (route.page) {
      case 'home':
        return html`<app-home .words=${words} .locale=${locale} .stores=${stores} .drafts=${stores.shelf.list()}></app-home>`;
      case 'library':
        return html`<app-library .words=${words} .locale=${locale} .stores=${stores}></app-library>`;
      case 'new':
        return html`<app-setup .words=${words} .locale=${locale} .desktop=${this.desktop}></app-setup>`;
      case 'missing':
        return this.failed(html`<p>${words.failures.address}</p>`);
      default:
        return this.recordView(route);
    }
  }

  private recordView(place: Place & { readonly page: 'game' | 'edit' | 'record' }): unknown {
    const { words, stores, desktop, hasLibrary } = this;
    const { opened } = desktop;
    const { locale } = this.settings;
    if (opened.kind === 'failed') return this.failed(this.reason(opened, place));
    if (opened.kind !== 'open') return html`<p role="status">${words.game.loading}</p>`;
    switch (place.page) {
      case 'game':
        return html`<app-game .words=${words} .locale=${locale} .opened=${opened} .place=${place} .stores=${stores} .hasLibrary=${hasLibrary}></app-game>`;
      case 'edit':
        return html`<app-editor .words=${words} .locale=${locale} .opened=${opened} .place=${place}></app-editor>`;
      case 'record':
        return html`<app-recorder .words=${words} .locale=${locale} .opened=${opened} .place=${place}></app-recorder>`;
    }
  }

  private reason({ failure, trouble }: Failed, place: Place): unknown {
    const { words, settings, desktop } = this;
    if (trouble === null) return html`<p>${words.failures[failure]}</p>`;
    return troubleView(words, settings.locale, trouble, () => desktop.visit(place));
  }

  private failed(reason: unknown): unknown {
    const { failures } = this.words;
    return html`<div class="failed card stack" role="alert">
      <h1>${failures.title}</h1>
      ${reason}
      <a class="button" href="#/">${failures.home}</a>
    </div>`;
  }

  private onNoticeRead(): void {
    this.notice = '';
  }

  private onSkip(): void {
    this.renderRoot.querySelector('main')?.focus();
  }

  private onSettings(settings: Settings): void {
    this.settings = settings;
    this.applySettings();
  }
}

function placeOf(route: Route): Place | null {
  return 'source' in route ? route : null;
}

function pageOf(route: Route): 'game' | 'edit' | 'record' {
  return route.page === 'edit' || route.page === 'record' ? route.page : 'game';
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-app': MotuApp;
  }
  interface HTMLElementEventMap {
    'app-open': AppEvent<'app-open'>;
    'app-text': AppEvent<'app-text'>;
    'app-failure': AppEvent<'app-failure'>;
    'app-game': AppEvent<'app-game'>;
  }
}
