import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { type Trouble, troubleOf } from '../library/trouble.ts';
import type { Stores } from '../workspace/open.ts';
import type { OpenRecord } from '../workspace/opened.ts';
import { AppView } from './app-view.ts';
import { pageStyles } from './page.styles.ts';
import { troubleView } from './trouble-view.ts';

type Status =
  | { readonly kind: 'asking' | 'sending' }
  | { readonly kind: 'kept'; readonly id: string; readonly token: string | null }
  | { readonly kind: 'refused'; readonly trouble: Trouble };

/** Puts the open record into the library and hands over the token that takes it out again. */
@customElement('app-keep')
export class AppKeep extends AppView {
  static override styles = [themeStyles, pageStyles];

  @property({ attribute: false }) opened!: OpenRecord;
  @property({ attribute: false }) stores!: Stores;

  @state() private status: Status = { kind: 'asking' };

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  open(): void {
    this.status = { kind: 'asking' };
    this.dialog.showModal();
  }

  private async send(): Promise<void> {
    const { library, shelf } = this.stores;
    this.status = { kind: 'sending' };
    try {
      const { id, token } = await library.keep(this.opened.text);
      if (token !== null) shelf.keepToken(id, token);
      this.status = { kind: 'kept', id, token };
    } catch (error) {
      this.status = { kind: 'refused', trouble: troubleOf(error) };
    }
  }

  protected override render(): unknown {
    const { keep, share } = this.words;
    return html`<dialog aria-labelledby="title">
      <h2 id="title">${keep.title}</h2>
      ${this.body()}
      <form method="dialog"><button>${share.close}</button></form>
    </dialog>`;
  }

  private body(): unknown {
    const { words, status } = this;
    const { keep } = words;
    if (status.kind === 'refused') return troubleView(words, this.locale, status.trouble, () => this.send());
    if (status.kind !== 'kept') {
      return html`<p>${keep.lead}</p>
        <button class="primary" ?disabled=${status.kind === 'sending'} @click=${this.send}>${keep.send}</button>`;
    }
    const { id, token } = status;
    return html`<p role="status">${token === null ? keep.already : keep.done}</p>
      ${
        token === null
          ? nothing
          : html`<p class="soft">${keep.token}</p>
              <input readonly aria-label=${words.library.token} .value=${token} class="mono" />`
      }
      <p><a class="button" href="#/game/${id}/1" @click=${() => this.dialog.close()}>${keep.open}</a></p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-keep': AppKeep;
  }
}
