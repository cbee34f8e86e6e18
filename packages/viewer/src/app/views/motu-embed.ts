import { css, html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { createLibrary } from '../library/library.ts';
import { type Place, readRoute } from '../links/route.ts';
import { readSettings } from '../settings/settings.ts';
import { firstWords, loadWords } from '../words/words.ts';
import { createDesktop } from '../workspace/desktop.ts';
import type { Failed } from '../workspace/open.ts';
import { createShelf } from '../workspace/shelf.ts';
import { troubleText } from './trouble-view.ts';
import '../../elements/motu-viewer.ts';

/** One game for the pages of others: the viewer alone, opened by the same fragment as on the page. */
@customElement('motu-embed')
export class MotuEmbed extends LitElement {
  static override styles = [
    themeStyles,
    css`
      :host {
        background: var(--motu-paper);
        min-height: 100vh;
      }
      p {
        margin: 0;
        padding: 24px;
      }
      a {
        display: block;
        padding: 0 20px 16px;
        color: inherit;
        font-size: 13px;
      }
    `,
  ];

  @state() private words = firstWords;
  private place: Place | null = null;
  private readonly locale = readSettings(null, navigator.languages).locale;
  private readonly base = new URL('../', document.baseURI);
  private readonly desktop = createDesktop(
    { shelf: createShelf(null), library: createLibrary(this.base), base: this.base },
    () => this.requestUpdate(),
  );

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.onHash);
    this.onHash();
    document.documentElement.lang = this.locale;
    loadWords(this.locale).then((words) => {
      this.words = words;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.onHash);
  }

  private readonly onHash = (): void => {
    const route = readRoute(location.hash);
    this.place = 'source' in route ? route : null;
    if (this.place !== null) this.desktop.visit(this.place);
    this.requestUpdate();
  };

  protected override render(): unknown {
    return html`<main><h1 class="unseen">Motu</h1>${this.view()}</main>`;
  }

  private failed({ failure, trouble }: Failed): unknown {
    const { words, locale, place } = this;
    if (trouble === null || place === null) return html`<p role="alert">${words.failures[failure]}</p>`;
    return html`<p role="alert">${troubleText(words, locale, trouble)}</p>`;
  }

  private view(): unknown {
    const { words, place } = this;
    const { opened } = this.desktop;
    if (place === null) return html`<p role="alert">${words.failures.address}</p>`;
    if (opened.kind === 'failed') return this.failed(opened);
    if (opened.kind !== 'open') return html`<p role="status">${words.game.loading}</p>`;
    const shown = opened.judged.games[place.game - 1];
    if (shown === undefined) return html`<p role="alert">${words.game.none}</p>`;
    const whole = new URL(location.hash, this.base).href;
    return html`<motu-viewer
        theme="inherit"
        lang=${this.locale}
        .report=${shown.report}
        .source=${opened.text}
        .editions=${opened.judged.editions}
        .turn=${place.turn}
      ></motu-viewer>
      <a href=${whole} target="_blank" rel="noopener">Motu</a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-embed': MotuEmbed;
  }
}
