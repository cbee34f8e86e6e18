import { css } from 'lit';

export const gameStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
  .tools {
    justify-content: space-between;
    gap: 10px 18px;
  }
  h1 {
    font-size: 22px;
    overflow-wrap: anywhere;
    flex: 1 1 240px;
  }
  select {
    max-width: 260px;
  }
  motu-viewer {
    border: 1px solid var(--motu-rule);
  }
  @media (min-width: 1240px) {
    motu-viewer {
      --motu-board-height: max(380px, calc(100vh - 330px));
    }
  }
  app-sheet {
    display: none;
  }
  @media print {
    :host {
      display: block;
    }
    .tools,
    motu-viewer,
    p {
      display: none;
    }
    app-sheet {
      display: block;
    }
  }
`;
