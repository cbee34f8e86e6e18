import { css } from 'lit';

export const setupStyles = css`
  h1 {
    font-size: 28px;
  }
  .games {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
    gap: 10px;
    max-width: 640px;
  }
  .games button {
    min-height: 60px;
    font-size: 18px;
  }
  button[aria-pressed='true'] {
    background: var(--motu-water);
    border: 2px solid var(--motu-deep-line);
  }
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    justify-items: start;
  }
  legend {
    font-weight: 650;
    padding: 0 0 8px;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
    gap: 12px;
    align-items: end;
    justify-items: stretch;
  }
  .display {
    display: grid;
    flex: none;
    grid-template-columns: repeat(4, minmax(0, 76px));
    gap: 6px;
    padding: 12px;
    border-radius: 16px;
    background: var(--motu-wood);
  }
  .tiles {
    gap: 20px;
    align-items: flex-start;
  }
  .tiles app-tile-picker {
    flex: 1 1 300px;
  }
  .display button {
    padding: 3px;
    border: 2px solid transparent;
    background: transparent;
  }
  .display button[aria-pressed='true'] {
    border-color: var(--motu-accent);
  }
  .display app-tile {
    width: 100%;
  }
  .begin {
    min-height: 52px;
    padding-inline: 36px;
    font-size: 18px;
  }
`;
