import { css, html } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import { KEYS, type Key } from '../game/keys.ts';
import { type Depth, isFull, loadLanguage } from '../language/language.ts';
import { localeOf } from '../language/locale.ts';
import { languageTag, MotuPart } from './part.ts';
import { themeStyles } from './theme.styles.ts';

/** The keys of the viewer, from the same table that it acts on. */
@customElement('motu-help')
export class MotuHelp extends MotuPart {
  static override styles = [
    themeStyles,
    css`
      dialog {
        color: var(--motu-ink);
        background: var(--motu-panel);
        border: 1px solid var(--motu-edge);
        border-radius: 16px;
        padding: 18px 22px;
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.45);
      }
      h2 {
        margin: 0 0 8px;
        font: 600 23px/1.2 var(--motu-serif, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif);
      }
      th {
        text-align: end;
        padding: 3px 12px 3px 0;
      }
      form {
        margin-top: 12px;
        text-align: end;
      }
      kbd {
        font: 600 13px var(--motu-mono, ui-monospace, monospace);
        border: 1px solid var(--motu-edge);
        border-radius: 6px;
        padding: 1px 8px;
      }
    `,
  ];

  @query('dialog') private readonly dialog!: HTMLDialogElement | null;

  protected override get depth(): Depth {
    return 'all';
  }

  async show(): Promise<void> {
    await loadLanguage(localeOf(languageTag(this)), null);
    this.requestUpdate();
    await this.updateComplete;
    if (this.dialog?.open === false) this.dialog.showModal();
  }

  protected override render(): unknown {
    const { language } = this;
    if (!isFull(language)) return null;
    const said = { ...language.words.keys, ...language.panels.keys };
    return html`<dialog aria-label=${said.help}>
      <h2>${said.help}</h2>
      <table>
        <tbody>
          ${KEYS.map(
            (key) =>
              html`<tr>
                <th scope="row"><kbd>${capOf(key)}</kbd></th>
                <td>${said[key.action]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <form method="dialog"><button>${language.panels.close}</button></form>
    </dialog>`;
  }
}

const CAPS: { readonly [key: string]: string } = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  ' ': '␣',
};

/** What stands on a key. */
function capOf({ key, shift }: Key): string {
  return (shift === true ? '⇧ ' : '') + (CAPS[key] ?? key);
}

declare global {
  interface HTMLElementTagNameMap {
    'motu-help': MotuHelp;
  }
}
