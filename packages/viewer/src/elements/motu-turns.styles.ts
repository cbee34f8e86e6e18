import { css } from 'lit';

export const turnsStyles = css`
  .block {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 340px;
  }
  .line {
    margin: 2px 0 4px 18px;
    padding-inline-start: 8px;
    border-inline-start: 2px solid var(--motu-good);
  }
  button {
    display: grid;
    grid-template-columns: 24px auto 1fr auto;
    align-items: center;
    gap: 8px;
    width: 100%;
    min-height: 34px;
    padding: 3px 8px;
    border: 0;
    border-radius: 8px;
    background: none;
    text-align: start;
  }
  button:hover {
    background: var(--motu-hover);
  }
  [aria-current='true'] {
    background: var(--motu-lit);
    box-shadow: inset 3px 0 0 var(--motu-accent);
  }
  .label {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--motu-soft);
    min-width: 2.4em;
  }
  [aria-current='true'] .label {
    color: var(--motu-ink);
  }
  code {
    font: 13px/1.4 var(--motu-mono, ui-monospace, 'SFMono-Regular', 'Liberation Mono', monospace);
    overflow-wrap: anywhere;
  }
  .signs {
    display: flex;
    gap: 5px;
    align-items: center;
    font-weight: 700;
  }
  .wrong {
    color: var(--motu-accent);
  }
  .sic {
    font-style: italic;
    font-weight: 400;
    color: var(--motu-soft);
  }
  p {
    margin: 0 8px 4px 40px;
    color: var(--motu-soft);
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  .branch {
    margin: 2px 0 0 8px;
    font-size: 13px;
    font-weight: 600;
    color: var(--motu-good);
  }
`;
