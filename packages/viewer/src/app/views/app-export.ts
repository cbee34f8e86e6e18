import type { Report } from '@motu/engine';
import { css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { download, pictureOf, pngOf } from '../export/picture.ts';
import type { Place } from '../links/route.ts';
import { shareOf } from '../links/share.ts';
import type { OpenRecord } from '../workspace/opened.ts';
import { fileName } from '../workspace/title.ts';
import { AppView } from './app-view.ts';
import { pageStyles } from './page.styles.ts';

/** Takes the record and its boards out of the page. */
@customElement('app-export')
export class AppExport extends AppView {
  static override styles = [
    themeStyles,
    pageStyles,
    css`
      .choices {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
        gap: 8px;
      }
      textarea {
        width: 100%;
        font-size: 13px;
      }
    `,
  ];

  @property({ attribute: false }) opened!: OpenRecord;
  @property({ attribute: false }) place!: Place;
  @property() heading = '';

  @state() private isEmbedding = false;

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  open(): void {
    this.isEmbedding = false;
    this.dialog.showModal();
  }

  private get report(): Report | null {
    return this.opened.judged.games[this.place.game - 1]?.report ?? null;
  }

  protected override render(): unknown {
    const { exports, share } = this.words;
    return html`<dialog aria-labelledby="title">
      <h2 id="title">${exports.title}</h2>
      <div class="choices">
        <button @click=${this.saveRecord}>${exports.record}</button>
        <button @click=${this.saveJson}>${exports.json}</button>
        <button @click=${this.saveSvg}>${exports.svg}</button>
        <button @click=${this.savePng}>${exports.png}</button>
        <button @click=${this.print}>${exports.print}</button>
        <button aria-expanded=${this.isEmbedding} @click=${this.onEmbed}>${exports.embed}</button>
      </div>
      ${this.isEmbedding ? this.embed() : nothing}
      <form method="dialog"><button>${share.close}</button></form>
    </dialog>`;
  }

  private embed(): unknown {
    const { exports, share } = this.words;
    const shared = shareOf(this.opened, this.place);
    if (shared.kind === 'long') return html`<p>${share.long}</p>`;
    const address = new URL(`embed/${shared.fragment}`, document.baseURI).href;
    const snippet = `<iframe src="${address}" title="Motu" width="720" height="640" loading="lazy"></iframe>`;
    return html`<label class="field">
      ${exports.embedHint}
      <textarea readonly rows="4" class="mono" .value=${snippet}></textarea>
    </label>`;
  }

  private save(content: string, type: string, ending: string): void {
    download(new Blob([content], { type }), fileName(this.heading, ending));
  }

  private saveRecord(): void {
    this.save(this.opened.text, 'text/plain;charset=utf-8', 'motu');
  }

  private saveJson(): void {
    const reports = this.opened.judged.games.map(({ report }) => report);
    this.save(JSON.stringify(reports, null, 2), 'application/json', 'json');
  }

  private get picture(): string | null {
    const { report } = this;
    const theme = getComputedStyle(this).colorScheme === 'dark' ? 'dark' : 'light';
    return report === null ? null : pictureOf(report, this.place.turn, theme, this.locale);
  }

  private saveSvg(): void {
    const { picture } = this;
    if (picture !== null) this.save(picture, 'image/svg+xml', 'svg');
  }

  private async savePng(): Promise<void> {
    const { picture } = this;
    if (picture !== null) download(await pngOf(picture), fileName(this.heading, 'png'));
  }

  private print(): void {
    this.dialog.close();
    window.print();
  }

  private onEmbed(): void {
    this.isEmbedding = !this.isEmbedding;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-export': AppExport;
  }
}
