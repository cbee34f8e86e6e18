import { css, html, LitElement, unsafeCSS } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { maoriStyle } from '../../draw/maori-style.ts';
import { TILE, tile } from '../../draw/maori-tile.ts';
import { groundStyle, styleCss } from '../../draw/style.ts';
import { still } from '../../elements/motion.ts';
import { patch } from '../../elements/svg-dom.ts';

/** One tile of Māori, as on the boards. */
@customElement('app-tile')
export class AppTile extends LitElement {
  static override styles = css`
    ${unsafeCSS(styleCss(groundStyle) + styleCss(maoriStyle))}
    :host {
      display: inline-block;
      width: 56px;
      flex: none;
    }
    svg {
      display: block;
      width: 100%;
    }
  `;

  @property() face = '~';

  @query('svg') private readonly drawing!: SVGSVGElement;

  protected override render(): unknown {
    return html`<svg class="motu-board" viewBox="0 0 ${TILE} ${TILE}" aria-hidden="true"></svg>`;
  }

  protected override updated(): void {
    patch(this.drawing, tile(this.face), still);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-tile': AppTile;
  }
}
