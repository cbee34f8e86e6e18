import { html } from 'lit';
import { KEYS } from '../game/keys.ts';
import type { Language } from '../language/language.ts';

/** The keys, from the same table that the viewer acts on. */
export function keyHelp({ words }: Language): unknown {
  return html`
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
  `;
}
