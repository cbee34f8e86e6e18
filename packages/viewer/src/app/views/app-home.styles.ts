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
    font-weight: 750;
    letter-spacing: -0.025em;
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
  @media (max-width: 900px) {
    .hero {
      grid-template-columns: minmax(0, 1fr);
      gap: 20px;
    }
    .show {
      min-height: 300px;
    }
  }
`;
