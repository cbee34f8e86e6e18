import { css } from 'lit';

export const libraryStyles = css`
  h1 {
    font-size: 28px;
  }
  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 146px), 1fr));
    gap: 12px;
  }
  .found {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 8px;
  }
  .found li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 12px 16px;
  }
  .found li > div {
    flex: 1 1 260px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .found a {
    font-weight: 650;
  }
  .rules code {
    font-size: 13px;
    color: var(--motu-accent);
  }
  .found button {
    border-color: transparent;
    background: none;
    color: var(--motu-soft);
    font-weight: 400;
  }
  .verdict {
    border-radius: 999px;
    padding: 2px 12px;
    font-weight: 600;
    border: 1.5px solid currentColor;
    color: var(--motu-accent);
  }
  .verdict.legal {
    color: var(--motu-good);
  }
`;
