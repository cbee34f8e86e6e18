import { css, unsafeCSS } from 'lit';
import { groundStyle, styleCss } from '../draw/style.ts';

export const boardStyles = css`
  ${unsafeCSS(styleCss(groundStyle))}
  svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: var(--motu-board-height, none);
    margin-inline: auto;
    touch-action: manipulation;
    user-select: none;
  }
  .hit {
    fill: transparent;
  }
  .s-hint {
    scroll-margin: 90px;
  }
  :host([interactive]) .hit {
    cursor: pointer;
  }
  :host([interactive]) .hit:hover,
  .hit.hinted {
    stroke: var(--motu-good);
    stroke-width: 3;
    stroke-dasharray: 6 5;
  }
  .hit.focused {
    stroke: var(--motu-accent);
    stroke-width: 4;
  }
`;
