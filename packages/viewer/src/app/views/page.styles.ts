import { css } from 'lit';

/** What the views of the page share; colours and type come from the elements' theme. */
export const pageStyles = css`
  :host {
    color: var(--motu-ink);
  }
  h1,
  h2,
  h3 {
    line-height: 1.2;
    letter-spacing: -0.01em;
    margin: 0;
    text-wrap: balance;
  }
  h1 {
    font-family: var(--motu-serif, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif);
    font-weight: 600;
  }
  h2 {
    font-size: 19px;
  }
  h3 {
    font-size: 15px;
  }
  p {
    margin: 0;
  }
  a {
    color: var(--motu-link);
    text-underline-offset: 3px;
  }
  .card {
    background: var(--motu-panel);
    border: 1px solid var(--motu-rule);
    border-radius: 16px;
    padding: 18px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
  }
  .soft {
    color: var(--motu-soft);
  }
  .button,
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 40px;
    padding: 6px 14px;
    border-radius: 12px;
    border: 1px solid var(--motu-edge);
    background: var(--motu-panel);
    color: var(--motu-ink);
    font: inherit;
    font-weight: 550;
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  .button:hover,
  button:hover {
    border-color: var(--motu-accent);
  }
  .primary {
    background: var(--motu-deep);
    border-color: var(--motu-deep);
    color: #fff;
  }
  .primary:hover {
    filter: brightness(1.12);
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .danger {
    color: var(--motu-accent);
    border-color: var(--motu-accent);
  }
  input,
  textarea,
  select {
    font: inherit;
    color: var(--motu-ink);
    background: var(--motu-panel);
    border: 1px solid var(--motu-edge);
    border-radius: 10px;
    min-height: 40px;
    padding: 6px 10px;
    max-width: 100%;
  }
  input[type='checkbox'] {
    min-height: 0;
    width: 20px;
    height: 20px;
    accent-color: var(--motu-deep);
  }
  label.field {
    display: grid;
    gap: 4px;
    font-size: 14px;
    color: var(--motu-soft);
  }
  label.field > :is(input, select, textarea) {
    width: 100%;
    font-size: 16px;
  }
  code,
  .mono {
    font-family: var(--motu-mono, ui-monospace, 'SFMono-Regular', 'Liberation Mono', monospace);
  }
  .wrong {
    border-inline-start: 4px solid var(--motu-accent);
    padding: 4px 12px;
    overflow-wrap: anywhere;
  }
  .wrong b {
    color: var(--motu-accent);
  }
  dialog {
    color: var(--motu-ink);
    background: var(--motu-panel);
    border: 1px solid var(--motu-edge);
    border-radius: 18px;
    padding: 22px;
    width: min(560px, calc(100vw - 24px));
  }
  dialog::backdrop {
    background: rgb(10 25 28 / 0.5);
  }
  dialog > * + * {
    margin-top: 14px;
  }
`;
