import { css, html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import type { Place } from '../links/route.ts';
import { shareOf } from '../links/share.ts';
import type { OpenRecord } from '../workspace/opened.ts';
import { AppView } from './app-view.ts';
import { pageStyles } from './page.styles.ts';

/** The link to the turn in view. */
@customElement('app-share')
export class AppShare extends AppView {
  static override styles = [
    themeStyles,
    pageStyles,
    css`
      .row input {
        flex: 1;
        min-width: 0;
      }
    `,
  ];

  @property({ attribute: false }) opened!: OpenRecord;
  @property({ attribute: false }) place!: Place;

  @state() private isOpen = false;
  @state() private isCopied = false;

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  async open(): Promise<void> {
    this.isOpen = true;
    this.isCopied = false;
    await this.updateComplete;
    this.dialog.showModal();
  }

  protected override render(): unknown {
    const { share } = this.words;
    return html`<dialog aria-labelledby="title" @close=${this.onClose}>
      <h2 id="title">${share.title}</h2>
      ${this.isOpen ? this.body() : nothing}
      <form method="dialog"><button>${share.close}</button></form>
    </dialog>`;
  }

  private body(): unknown {
    const { share } = this.words;
    const shared = shareOf(this.opened, this.place);
    if (shared.kind === 'long') return html`<p>${share.long}</p>`;
    const link = new URL(shared.fragment, document.baseURI).href;
    return html`
      <div class="row">
        <input readonly aria-label=${share.link} .value=${link} @focus=${this.onFocus} />
        <button class="primary" @click=${() => this.copy(link)}>${this.isCopied ? share.copied : share.copy}</button>
      </div>
      <p class="soft">${share[shared.kind]}</p>
    `;
  }

  private async copy(link: string): Promise<void> {
    this.renderRoot.querySelector('input')?.select();
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    this.isCopied = true;
  }

  private onFocus({ target }: Event): void {
    if (target instanceof HTMLInputElement) target.select();
  }

  private onClose(): void {
    this.isOpen = false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-share': AppShare;
  }
}
