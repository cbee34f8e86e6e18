import { css, unsafeCSS } from 'lit';
import { paletteCss } from '../draw/palette.ts';

/** The colours, which follow the scheme, and what every part shares: type, focus, buttons. */
export const themeStyles = css`
  :host {
    display: block;
    position: relative;
    box-sizing: border-box;
    color: var(--motu-ink);
    font: 400 15px/1.5 var(--motu-font, ui-sans-serif, system-ui, 'Segoe UI', 'Liberation Sans', sans-serif);
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  :host(:not([theme='inherit'])) {
    color-scheme: light;
    ${unsafeCSS(paletteCss)}
  }
  :host(:not([theme])) {
    color-scheme: light dark;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :focus-visible {
    outline: 3px solid var(--motu-accent);
    outline-offset: 2px;
  }
  button,
  select {
    font: inherit;
    color: inherit;
    background: var(--motu-panel);
    border: 1px solid var(--motu-edge);
    border-radius: 10px;
    min-height: 36px;
    padding: 4px 10px;
    cursor: pointer;
  }
  button:hover {
    border-color: var(--motu-accent);
  }
  .badge {
    width: 24px;
    height: 24px;
    flex: none;
    vertical-align: middle;
  }
  .badge text {
    fill: #fff;
    font: 700 13px sans-serif;
    text-anchor: middle;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
