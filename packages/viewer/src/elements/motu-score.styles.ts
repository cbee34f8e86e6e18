import { css } from 'lit';

export const scoreStyles = css`
  .chart {
    position: relative;
    margin: 4px 0 14px;
  }
  .chart svg {
    display: block;
    width: 100%;
    height: 150px;
    overflow: visible;
  }
  .chart input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
  }
  .chart:focus-within {
    outline: 3px solid var(--motu-accent);
    outline-offset: 2px;
    border-radius: 6px;
  }
  polyline {
    fill: none;
    stroke-width: 2.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .zero {
    stroke: var(--motu-rule);
    vector-effect: non-scaling-stroke;
  }
  .now {
    stroke: var(--motu-accent);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  .names {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 0 0 6px;
    padding: 0;
    list-style: none;
  }
  .names li {
    display: flex;
    align-items: center;
    gap: 6px;
    overflow-wrap: anywhere;
  }
  .names .line {
    width: 26px;
    height: 4px;
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    text-align: start;
    font-weight: 600;
    padding: 4px 0 6px;
  }
  th,
  td {
    padding: 5px 2px;
    border-top: 1px solid var(--motu-rule);
    text-align: end;
    font-weight: 400;
  }
  thead th {
    border-top: 0;
  }
  th:first-child {
    text-align: start;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  tbody th small {
    display: block;
    color: var(--motu-soft);
    font-size: 12px;
  }
  tfoot th,
  tfoot td {
    font-weight: 700;
    border-top: 2px solid var(--motu-edge);
  }
  td button {
    min-width: 0;
    min-height: 34px;
    padding: 2px 3px;
    line-height: 1.2;
    border-color: transparent;
    background: none;
    text-align: end;
    white-space: nowrap;
  }
  td small {
    display: block;
    font-size: 12px;
    color: var(--motu-soft);
  }
`;
