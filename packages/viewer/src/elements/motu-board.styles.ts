import { css, unsafeCSS } from 'lit';
import { groundStyle, styleCss } from '../draw/style.ts';

export const boardStyles = css`
  ${unsafeCSS(styleCss(groundStyle))}
  .motu-board {
    display: grid;
    touch-action: manipulation;
    user-select: none;
  }
  svg {
    grid-area: 1 / 1;
    pointer-events: none;
    will-change: transform;
    width: 100%;
    height: auto;
    max-height: var(--motu-board-height, none);
    margin-inline: auto;
  }
  .hit {
    pointer-events: auto;
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
