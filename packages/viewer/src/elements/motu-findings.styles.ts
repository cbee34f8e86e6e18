import { css } from 'lit';

export const findingsStyles = css`
  .verdict {
    margin: 0 0 10px;
    font-weight: 600;
  }
  .legal .verdict {
    color: var(--motu-good);
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 10px;
  }
  .finding {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 140px;
    border: 1px solid var(--motu-rule);
    border-inline-start: 4px solid var(--motu-accent);
    border-radius: 10px;
    padding: 8px 12px 10px;
    background: var(--motu-panel);
  }
  .finding.mild {
    border-inline-start-color: var(--motu-edge);
  }
  .finding.chosen {
    box-shadow: 0 0 0 2px var(--motu-accent);
  }
  .head {
    display: flex;
    align-items: center;
    gap: 8px;
    flex-wrap: wrap;
  }
  .head button {
    min-height: 32px;
    padding: 2px 10px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  h3 {
    margin: 0;
    font-size: 15px;
  }
  p {
    margin: 4px 0 0;
    overflow-wrap: anywhere;
  }
  .soft {
    color: var(--motu-soft);
    font-size: 13px;
  }
  code {
    font: 12.5px var(--motu-mono, ui-monospace, 'SFMono-Regular', 'Liberation Mono', monospace);
  }
  .show {
    margin-top: 8px;
  }
  .show[aria-pressed='true'] {
    background: var(--motu-lit);
    border-color: var(--motu-good);
  }
  h2 {
    font-size: 15px;
    margin: 18px 0 6px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 5px 6px;
    border-top: 1px solid var(--motu-rule);
    text-align: start;
    font-weight: 400;
    vertical-align: top;
  }
  thead th {
    border-top: 0;
    font-weight: 600;
  }
  dl {
    margin: 0;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 8px;
    color: var(--motu-soft);
  }
`;
