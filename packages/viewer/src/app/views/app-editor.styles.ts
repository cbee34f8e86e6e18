import { css } from 'lit';

export const editorStyles = css`
  .tools {
    gap: 8px 14px;
    margin-bottom: 14px;
  }
  h1 {
    font-size: 22px;
    overflow-wrap: anywhere;
  }
  .count {
    font-weight: 600;
    color: var(--motu-accent);
  }
  .count.legal {
    color: var(--motu-good);
  }
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(660px, 1fr);
    gap: 16px;
    align-items: start;
  }
  .text {
    height: calc(100vh - 170px);
    min-height: 320px;
    border: 1px solid var(--motu-edge);
    border-radius: 14px;
    overflow: hidden;
    background: var(--motu-panel);
  }
  .text:focus-within {
    border-color: var(--motu-accent);
    box-shadow: 0 0 0 2px var(--motu-accent);
  }
  .side {
    --motu-board-height: 46vh;
  }
  .cm-diagnostic strong,
  .cm-diagnostic small {
    display: block;
  }
  .cm-diagnostic small {
    color: var(--motu-soft);
    margin-top: 4px;
  }
  @media (pointer: coarse) {
    .keys {
      display: none;
    }
  }
  @media (max-width: 700px) {
    .side {
      --motu-board-height: none;
    }
  }
  @media (max-width: 1150px) {
    .desk {
      grid-template-columns: minmax(0, 1fr);
    }
    .text {
      height: 46vh;
    }
  }
`;
