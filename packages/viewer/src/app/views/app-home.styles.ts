import { css } from 'lit';

export const homeStyles = css`
  .hero {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-template-areas: 'pitch show' 'more show';
    grid-template-rows: auto 1fr;
    gap: 16px 28px;
    align-items: start;
  }
  .pitch {
    grid-area: pitch;
  }
  .more {
    grid-area: more;
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
  .drop > div {
    flex: 1;
    min-width: 150px;
  }
  /* A finger drops nothing. */
  .coarse {
    display: none;
  }
  @media (pointer: coarse) {
    .coarse {
      display: inline;
    }
    .fine {
      display: none;
    }
  }
  .file:focus-within {
    outline: 3px solid var(--motu-accent);
    outline-offset: 2px;
  }
  textarea {
    resize: vertical;
    min-height: 60px;
  }
  .paste {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: end;
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
    grid-area: show;
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
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-areas: 'pitch more' 'show show';
      grid-template-rows: auto;
      gap: 20px 24px;
    }
    .more {
      align-self: end;
    }
    h1 {
      font-size: 31px;
    }
    .show {
      --motu-board-height: clamp(320px, calc(100vh - 430px), 560px);
    }
  }
  /* A phone shows at once what Motu does: the way in, the broken rule and the board under it. */
  @media (max-width: 760px) {
    .hero {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'pitch' 'show' 'more';
      gap: 12px;
    }
    .pitch {
      gap: 8px;
    }
    h1 {
      font-size: clamp(22px, 6.6vw, 30px);
    }
    .lead {
      font-size: 15px;
      line-height: 1.35;
    }
    .show {
      min-height: 300px;
      padding: 10px;
      gap: 8px;
      --motu-board-height: none;
    }
    .show .wrong {
      font-size: 14px;
      line-height: 1.35;
    }
    .drop {
      padding: 8px 12px;
      flex-wrap: nowrap;
    }
    .drop svg {
      width: 30px;
    }
    .drop h2 {
      font-size: 16px;
    }
    .drop p {
      font-size: 13px;
    }
    .drop > div {
      min-width: 0;
    }
    .drop .button {
      flex: none;
      padding-inline: 12px;
    }
    textarea {
      min-height: 44px;
      height: 44px;
    }
  }
`;
