import type { Glyph } from '@motu/notation';
import { css, html } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { themeStyles } from '../../elements/theme.styles.ts';
import type { Note } from '../recorder/desk.ts';
import { fill } from '../words/words.ts';
import { AppView } from './app-view.ts';
import { pageStyles } from './page.styles.ts';

const GLYPHS: readonly Glyph[] = ['!', '!!', '!?', '?!', '?', '??'];

/** Asks what there is to say about a turn; every change is told at once as `note-changed`. */
@customElement('app-note')
export class AppNote extends AppView {
  static override styles = [
    themeStyles,
    pageStyles,
    css`
      .glyphs {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 6px;
      }
      .glyphs button {
        flex-direction: column;
        gap: 0;
        min-height: 52px;
        padding: 4px;
      }
      .glyphs small {
        font-weight: 400;
        color: var(--motu-soft);
      }
      .glyphs [aria-pressed='true'] {
        background: var(--motu-water);
        border: 2px solid var(--motu-deep-line);
      }
      textarea {
        resize: vertical;
      }
    `,
  ];

  @state() private turn = '';
  @state() private note: Note = { glyph: null, comment: '' };

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  async open(turn: string, note: Note): Promise<void> {
    this.turn = turn;
    this.note = note;
    await this.updateComplete;
    this.dialog.showModal();
  }

  private change(part: Partial<Note>): void {
    this.note = { ...this.note, ...part };
    this.dispatchEvent(new CustomEvent('note-changed', { detail: this.note }));
  }

  protected override render(): unknown {
    const { notes } = this.words.recorder;
    const { glyph, comment } = this.note;
    return html`<dialog aria-labelledby="title">
      <h2 id="title">${fill(notes.title, { turn: this.turn })}</h2>
      <div class="glyphs" role="group" aria-label=${notes.glyphs}>
        ${GLYPHS.map(
          (one) => html`<button
            data-glyph=${one}
            aria-pressed=${one === glyph}
            @click=${() => this.change({ glyph: one === glyph ? null : one })}
          >
            <b>${one}</b><small>${notes.meanings[one]}</small>
          </button>`,
        )}
      </div>
      <label class="field">
        ${notes.comment}
        <textarea name="comment" rows="3" maxlength="2000" .value=${comment} @input=${this.onType}></textarea>
      </label>
      <form method="dialog" class="row">
        <button class="primary" data-act="note-done">${notes.done}</button>
        <button
          type="button"
          data-act="note-remove"
          ?disabled=${glyph === null && comment === ''}
          @click=${() => this.change({ glyph: null, comment: '' })}
        >
          ${notes.remove}
        </button>
      </form>
    </dialog>`;
  }

  private onType({ target }: Event): void {
    if (target instanceof HTMLTextAreaElement) this.change({ comment: target.value });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-note': AppNote;
  }
}
