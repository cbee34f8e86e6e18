import { html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import { type Place, writeRoute } from '../links/route.ts';
import { fill } from '../words/words.ts';
import type { Stores } from '../workspace/open.ts';
import type { OpenRecord } from '../workspace/opened.ts';
import { titleOf } from '../workspace/title.ts';
import type { AppExport } from './app-export.ts';
import { gameStyles } from './app-game.styles.ts';
import type { AppKeep } from './app-keep.ts';
import type { AppShare } from './app-share.ts';
import { AppView, say } from './app-view.ts';
import { pageStyles } from './page.styles.ts';
import '../../elements/motu-viewer.ts';
import './app-export.ts';
import './app-keep.ts';
import './app-share.ts';
import './app-sheet.ts';

/** An open record to look at, with everything one can do with it. */
@customElement('app-game')
export class AppGame extends AppView {
  static override styles = [themeStyles, pageStyles, gameStyles];

  @property({ attribute: false }) opened!: OpenRecord;
  @property({ attribute: false }) place!: Place;
  @property({ attribute: false }) stores!: Stores;
  @property({ type: Boolean }) hasLibrary = false;

  @query('app-share') private readonly share!: AppShare | null;
  @query('app-export') private readonly exporting!: AppExport | null;
  @query('app-keep') private readonly keep!: AppKeep | null;

  protected override render(): unknown {
    const { words, opened, place } = this;
    const { games, more, editions } = opened.judged;
    const shown = games[place.game - 1] ?? games[0];
    // Whatever it is, somebody who wrote not a single tag did not write a game.
    if (shown === undefined || shown.record.tags.length === 0) return this.empty();
    const { record, report } = shown;
    const title = titleOf(record, opened.name === '' ? words.game.untitled : opened.name);
    return html`
      <div class="tools row">
        <h1>${title}</h1>
        ${this.gameChoice()}
        <span class="row">
          <a class="button" href=${writeRoute({ ...place, page: 'edit' })}>${words.game.edit}</a>
          ${
            report.start === null
              ? nothing
              : html`<a class="button" href=${writeRoute({ ...place, page: 'record' })}>${words.game.record}</a>`
          }
          <button @click=${() => this.share?.open()}>${words.game.share}</button>
          <button @click=${() => this.exporting?.open()}>${words.game.export}</button>
          ${
            this.hasLibrary && this.isOwn
              ? html`<button @click=${() => this.keep?.open()}>${words.game.keep}</button>`
              : nothing
          }
        </span>
      </div>
      ${more === 0 ? nothing : html`<p class="soft">${fill(words.game.more, { count: more })}</p>`}
      ${opened.isSaved ? nothing : html`<p class="wrong" role="alert">${words.game.unsaved}</p>`}
      <motu-viewer
        theme="inherit"
        lang=${this.locale}
        .panel=${report.findings.length > 0 ? 'findings' : 'turns'}
        .report=${report}
        .source=${opened.text}
        .editions=${place.game <= games.length ? editions : null}
        .turn=${place.turn}
      ></motu-viewer>
      <app-sheet theme="light" .words=${words} .locale=${this.locale} .report=${report} .text=${opened.text} .heading=${title}></app-sheet>
      <app-share .words=${words} .locale=${this.locale} .place=${place} .opened=${opened}></app-share>
      <app-export .words=${words} .locale=${this.locale} .place=${place} .opened=${opened} .heading=${title}></app-export>
      <app-keep .words=${words} .locale=${this.locale} .opened=${opened} .stores=${this.stores}></app-keep>
    `;
  }

  /** What came out of the library lies there already. */
  private get isOwn(): boolean {
    const { source } = this.opened;
    return source.kind !== 'kept' || this.stores.shelf.find(source.id) !== null;
  }

  private gameChoice(): unknown {
    const { words, place, opened } = this;
    const { games } = opened.judged;
    if (games.length < 2) return nothing;
    return html`<select aria-label=${words.game.game} @change=${this.onGame}>
      ${games.map(
        ({ record }, at) =>
          html`<option value=${at + 1} ?selected=${at + 1 === place.game}>
            ${fill(words.game.gameOf, { number: at + 1, count: games.length })}: ${titleOf(record, '')}
          </option>`,
      )}
    </select>`;
  }

  private empty(): unknown {
    const { words, place, opened } = this;
    return html`<div class="card stack" role="alert">
      <h1>${opened.name === '' ? words.game.untitled : opened.name}</h1>
      <p>${words.game.none}</p>
      <p class="row">
        <a class="button" href=${writeRoute({ ...place, page: 'edit' })}>${words.game.edit}</a>
        <a class="button" href="#/">${words.failures.home}</a>
      </p>
    </div>`;
  }

  private onGame({ target }: Event): void {
    if (target instanceof HTMLSelectElement) say(this, 'app-game', { game: Number(target.value) });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-game': AppGame;
  }
}
