import { css } from 'lit';

export const homeStyles = css`
  .hero {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 28px;
    align-items: start;
  }
  h1 {
    font-size: clamp(30px, 3.6vw, 46px);
    letter-spacing: -0.015em;
  }
  .lead {
    font-size: 18px;
    color: var(--motu-soft);
    text-wrap: pretty;
  }
  .drop {
    border: 2px dashed var(--motu-deep);
    border-radius: 18px;
    padding: 18px;
    background: color-mix(in srgb, var(--motu-water) 45%, var(--motu-panel));
  }
  .drop svg {
    width: 44px;
    flex: none;
    fill: none;
    stroke: var(--motu-deep-line);
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .drop .row > div {
    flex: 1;
    min-width: 150px;
  }
  .file:focus-within {
    outline: 3px solid var(--motu-accent);
    outline-offset: 2px;
  }
  textarea {
    resize: vertical;
    min-height: 60px;
  }
  .drop > button {
    justify-self: end;
  }
  .begin,
  .tile {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
    padding: 12px 16px;
  }
  .begin span,
  .tile span {
    font-weight: 400;
    font-size: 14px;
    color: var(--motu-soft);
  }
  .show {
    min-height: 420px;
    --motu-board-height: min(56vh, 560px);
  }
  .below {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
    gap: 28px;
    margin-top: 32px;
  }
  ul {
    list-style: none;
    padding: 0;
    margin: 12px 0 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    gap: 10px;
  }
  .tile {
    width: 100%;
    min-height: 64px;
    overflow-wrap: anywhere;
    text-align: start;
  }
  .draft {
    display: flex;
    gap: 6px;
  }
  .draft button {
    padding: 6px 12px;
  }
  .local {
    margin-top: 28px;
    font-size: 14px;
  }
  /* Below this the board would have to stand upright beside the text, and be tiny. */
  @media (max-width: 1240px) {
    .hero {
      grid-template-columns: minmax(0, 1fr);
      gap: 20px;
    }
    .pitch {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-areas: 'title drop' 'lead drop' 'begin drop';
      grid-template-rows: auto 1fr auto;
      column-gap: 24px;
    }
    h1 {
      grid-area: title;
    }
    .lead {
      grid-area: lead;
    }
    .drop {
      grid-area: drop;
    }
    .begin {
      grid-area: begin;
    }
  }
  @media (max-width: 760px) {
    .pitch {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'title' 'lead' 'drop' 'begin';
      grid-template-rows: none;
    }
    .lead {
      font-size: 16px;
    }
    .show {
      min-height: 300px;
      padding: 12px;
      --motu-board-height: none;
    }
    .drop {
      padding: 14px;
    }
    textarea {
      min-height: 44px;
      height: 44px;
    }
  }
`;
