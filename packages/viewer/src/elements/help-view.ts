import { html } from 'lit';
import { KEYS } from '../game/keys.ts';
import type { Language } from '../language/language.ts';
import { icon } from './icons.ts';

/** The keys, from the same table that the viewer acts on. */
export function keyHelp({ words }: Language): unknown {
  const open = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLElement)
      currentTarget.parentElement?.querySelector('dialog')?.showModal();
  };
  return html`<button class="help" aria-label=${words.keys.help} title=${words.keys.help} @click=${open}>${icon('help')}</button>
    <dialog aria-label=${words.keys.help}>
      <h2>${words.keys.help}</h2>
      <table>
        <tbody>
          ${KEYS.map(
            ({ cap, action }) =>
              html`<tr>
                <th scope="row"><kbd>${cap}</kbd></th>
                <td>${words.keys[action]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <form method="dialog"><button>${words.close}</button></form>
    </dialog>`;
}
