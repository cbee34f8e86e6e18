import { css, unsafeCSS } from 'lit';
import { themeCss } from '../draw/palette.ts';

const light = unsafeCSS(themeCss('light'));
const dark = unsafeCSS(themeCss('dark'));

/** The colours of both themes, and what every part shares: type, focus, buttons. */
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
    ${light}
  }
  @media (prefers-color-scheme: dark) {
    :host(:not([theme])) {
      color-scheme: dark;
      ${dark}
    }
  }
  :host([theme='dark']) {
    color-scheme: dark;
    ${dark}
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
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
