import { css } from 'lit';

export const timelineStyles = css`
  :host {
    container-type: inline-size;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .buttons {
    display: flex;
    gap: 4px;
  }
  .buttons button {
    width: 40px;
    min-height: 40px;
    padding: 0;
    display: grid;
    place-items: center;
  }
  .buttons svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  button:disabled {
    opacity: 0.4;
    cursor: default;
    border-color: var(--motu-edge);
  }
  .play {
    background: var(--motu-accent);
    border-color: var(--motu-accent);
    color: var(--motu-panel);
  }
  .track {
    position: relative;
    flex: 1;
    min-width: 0;
    height: 44px;
  }
  .marks {
    position: absolute;
    inset: 0 9px auto;
    width: calc(100% - 18px);
    height: 18px;
    overflow: visible;
    pointer-events: none;
  }
  .finding {
    fill: var(--motu-accent);
  }
  .comment {
    fill: var(--motu-soft);
  }
  .variation {
    fill: none;
    stroke: var(--motu-good);
    stroke-width: 2;
    stroke-linecap: round;
  }
  input {
    position: absolute;
    inset: 14px 0 0;
    width: 100%;
    height: 30px;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;
  }
  input::-webkit-slider-runnable-track {
    height: 8px;
    border-radius: 4px;
    background: linear-gradient(var(--motu-wave), var(--motu-water-deep));
  }
  input::-moz-range-track {
    height: 8px;
    border-radius: 4px;
    background: var(--motu-wave);
  }
  input::-webkit-slider-thumb {
    appearance: none;
    width: 20px;
    height: 20px;
    margin-top: -6px;
    border-radius: 50%;
    border: 3px solid var(--motu-panel);
    background: var(--motu-accent);
    box-shadow: 0 0 0 1px var(--motu-accent);
  }
  input::-moz-range-thumb {
    width: 15px;
    height: 15px;
    border-radius: 50%;
    border: 3px solid var(--motu-panel);
    background: var(--motu-accent);
  }
  .where {
    min-width: 72px;
    text-align: end;
    font-variant-numeric: tabular-nums;
    color: var(--motu-soft);
    white-space: nowrap;
  }
  .where b {
    color: var(--motu-ink);
  }
  select {
    min-height: 40px;
    padding-inline: 6px;
  }
  .caption {
    display: none;
  }
  @container (max-width: 640px) {
    .bar {
      flex-wrap: wrap;
      gap: 4px 8px;
    }
    .caption {
      display: block;
      flex-basis: 100%;
      font: 13px/1.5 var(--motu-mono, ui-monospace, 'Liberation Mono', monospace);
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .track {
      order: 1;
      flex-basis: 100%;
    }
    .buttons {
      order: 2;
      flex: 1;
    }
    .buttons button {
      flex: 1;
      min-height: 44px;
    }
    .where {
      display: none;
    }
    label {
      order: 4;
    }
  }
`;
