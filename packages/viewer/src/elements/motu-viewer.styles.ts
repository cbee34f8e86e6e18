import { css } from 'lit';

export const viewerStyles = css`
  :host {
    container-type: inline-size;
    background: var(--motu-paper);
    border-radius: 18px;
    position: relative;
  }
  @media (min-width: 960px) {
    :host {
      --motu-board-height: max(440px, calc(100vh - 320px));
    }
  }
  .waiting {
    margin: 0;
    padding: 40px 20px;
    text-align: center;
    color: var(--motu-soft);
  }
  .viewer {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    padding: 16px;
  }
  header {
    display: flex;
    align-items: center;
    gap: 8px 18px;
    flex-wrap: wrap;
    padding-inline-end: 44px;
  }
  h2 {
    margin: 0;
    font: 600 23px/1.2 var(--motu-serif, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif);
  }
  h2 small {
    font: 400 13px/1.2 var(--motu-font, ui-sans-serif, system-ui, 'Segoe UI', 'Liberation Sans', sans-serif);
    color: var(--motu-soft);
    margin-inline-start: 6px;
  }
  .players {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 0;
    padding: 0;
    list-style: none;
    order: 1;
    flex: 1 1 100%;
  }
  .players li {
    display: flex;
    align-items: center;
    gap: 6px;
    overflow-wrap: anywhere;
  }
  .about {
    order: 2;
    flex: 1 1 100%;
    margin: -4px 0 0;
    font-size: 13px;
    color: var(--motu-soft);
    overflow-wrap: anywhere;
  }
  .about span + span::before {
    content: ' · ';
  }
  .about a {
    color: inherit;
  }
  .won {
    color: var(--motu-accent);
  }
  .verdict {
    border-radius: 999px;
    padding: 3px 14px;
    font-weight: 600;
    border: 1.5px solid currentColor;
    color: var(--motu-accent);
  }
  .verdict.legal {
    color: var(--motu-good);
  }
  .games select {
    max-width: 220px;
  }
  .stage {
    display: grid;
    gap: 12px;
    align-content: start;
    min-width: 0;
  }
  motu-story {
    background: var(--motu-panel);
    border: 1px solid var(--motu-rule);
    border-radius: 14px;
    padding: 12px 14px;
    min-height: 76px;
  }
  .side {
    min-width: 0;
    display: flex;
    flex-direction: column;
    background: var(--motu-panel);
    border: 1px solid var(--motu-rule);
    border-radius: 14px;
    overflow: hidden;
  }
  .tabs {
    display: flex;
    border-bottom: 1px solid var(--motu-rule);
  }
  .tabs button {
    flex: 1;
    border: 0;
    border-radius: 0;
    background: none;
    min-height: 44px;
    padding: 4px 6px;
    color: var(--motu-soft);
    font-weight: 600;
    font-size: 14px;
    white-space: nowrap;
  }
  .tabs button:focus-visible {
    outline-offset: -3px;
  }
  .tabs [aria-selected='true'] {
    color: var(--motu-ink);
    box-shadow: inset 0 -3px 0 var(--motu-accent);
  }
  .count {
    display: inline-block;
    min-width: 20px;
    padding: 0 5px;
    border-radius: 10px;
    background: var(--motu-accent);
    color: var(--motu-panel);
    font-size: 12px;
    line-height: 20px;
  }
  .panel {
    overflow: auto;
    padding: 10px;
    max-height: 520px;
    flex: 1;
  }
  motu-timeline {
    position: sticky;
    bottom: 0;
    z-index: 1;
    padding-block: 4px 6px;
    background: var(--motu-paper);
  }
  .threats {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .help {
    position: absolute;
    inset: 12px 12px auto auto;
    width: 36px;
    padding: 0;
    border-radius: 50%;
  }
  .help svg {
    width: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    vertical-align: middle;
  }
  @container (min-width: 640px) {
    .players {
      order: 0;
      flex: 1;
    }
    motu-timeline {
      position: static;
      padding-block: 0;
    }
  }
  @container (min-width: 1000px) {
    .viewer {
      grid-template-columns: minmax(0, 1fr) clamp(300px, 28cqi, 400px);
      gap: 16px;
      padding: 18px 20px 20px;
    }
    header {
      grid-column: 1 / -1;
    }
    .side {
      height: 0;
      min-height: max(100%, 560px);
    }
    .panel {
      min-height: 0;
      max-height: none;
    }
  }
`;
