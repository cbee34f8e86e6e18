import { css } from 'lit';

export const recorderStyles = css`
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 8fr) minmax(320px, 5fr);
    gap: 18px;
    align-items: start;
  }
  .table {
    position: sticky;
    top: 12px;
    --motu-board-height: calc(100vh - 120px);
  }
  h1 {
    font-size: 22px;
    overflow-wrap: anywhere;
  }
  .amending {
    color: var(--motu-accent);
    font-weight: 600;
    margin-bottom: 8px;
  }
  .vary {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
  }
  .vary input {
    flex: none;
  }
  .group h3 {
    color: var(--motu-soft);
    font-weight: 550;
    margin-bottom: 6px;
  }
  .offers {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .offers button {
    flex-direction: column;
    gap: 0;
    min-width: 52px;
    min-height: 48px;
    padding: 4px 10px;
  }
  .offers small {
    font-weight: 400;
    font-size: 12px;
    color: var(--motu-soft);
  }
  .offers.die,
  .offers.reveal {
    display: grid;
    grid-template-columns: repeat(6, minmax(44px, 72px));
  }
  .offers.die button,
  .offers.reveal button {
    min-width: 0;
    min-height: 60px;
    padding: 4px;
    font-size: 22px;
  }
  .offers app-tile {
    width: 52px;
  }
  .offers button[aria-pressed='true'] {
    background: var(--motu-water);
    border: 2px solid var(--motu-deep-line);
  }
  .offers .illegal {
    border-style: dashed;
    color: var(--motu-soft);
  }
  .line .ask {
    display: none;
    font-weight: 650;
  }
  .line code {
    display: block;
    font-size: 20px;
    min-height: 1.5em;
    overflow-wrap: anywhere;
  }
  .line .primary,
  .line .danger {
    flex: 1;
    min-height: 48px;
  }
  ol {
    list-style: none;
    margin: 10px 0 0;
    padding: 0;
    max-height: 320px;
    overflow: auto;
  }
  ol li {
    display: flex;
    align-items: center;
    gap: 8px;
    border-top: 1px solid var(--motu-rule);
    padding: 2px 0;
  }
  ol code {
    flex: 1;
    overflow-wrap: anywhere;
  }
  ol code small {
    display: block;
    color: var(--motu-soft);
    padding-inline-start: 2ch;
  }
  ol button {
    min-width: 44px;
    min-height: 44px;
    padding: 0;
    border-color: transparent;
  }
  ol svg {
    width: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .current {
    background: var(--motu-water);
  }
  .mark {
    color: var(--motu-accent);
  }
  .lost {
    border-color: var(--motu-accent);
  }
  ul {
    padding-inline-start: 20px;
  }
  @media (max-width: 1150px) {
    :host {
      padding-bottom: 190px;
      overflow-anchor: none;
    }
    .desk,
    .panel {
      display: contents;
    }
    :host {
      display: flex;
      flex-direction: column;
      gap: 12px;
    }
    .table {
      position: static;
      order: 1;
      --motu-board-height: none;
      width: 100%;
    }
    .panel > * {
      order: 2;
    }
    .panel > h1,
    .panel > .now {
      order: 0;
    }
    /* Within reach of the thumb, whatever part of the board is in view. */
    .panel > .line {
      position: fixed;
      inset: auto 0 0;
      z-index: 2;
      border-radius: 18px 18px 0 0;
      border-width: 1px 0 0;
      box-shadow: 0 -4px 24px rgb(0 0 0 / 0.24);
      padding: 10px 14px calc(10px + env(safe-area-inset-bottom));
      gap: 6px;
      max-height: 46vh;
      overflow: auto;
    }
    .now {
      scroll-margin: 12px;
    }
    /* The board itself is nearer than a button for each of its spaces. */
    .group:has(> .space) {
      display: none;
    }
    .line code {
      font-size: 17px;
    }
    .line .ask {
      display: block;
    }
  }
`;
