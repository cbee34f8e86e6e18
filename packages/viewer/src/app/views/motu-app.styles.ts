import { css } from 'lit';

export const appStyles = css`
  :host {
    --motu-deep: #1d5f66;
    --motu-deep-line: #1d5f66;
    --motu-link: #14555c;
    display: flex;
    flex-direction: column;
    min-height: 100vh;
    background: var(--motu-paper);
  }
  :host([theme='dark']) {
    --motu-deep: #24737c;
    --motu-deep-line: #8fd3da;
    --motu-link: #8fd3da;
  }
  @media (prefers-color-scheme: dark) {
    :host(:not([theme])) {
      --motu-deep: #24737c;
      --motu-deep-line: #8fd3da;
      --motu-link: #8fd3da;
    }
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 20px;
    padding: 8px max(16px, calc((100vw - 1400px) / 2));
    background: var(--motu-panel);
    border-bottom: 1px solid var(--motu-rule);
  }
  .brand {
    display: flex;
    align-items: center;
    gap: 10px;
    font: 600 23px var(--motu-serif, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif);
    color: var(--motu-ink);
    text-decoration: none;
    letter-spacing: -0.02em;
  }
  .brand svg {
    width: 34px;
    height: 34px;
  }
  nav {
    display: flex;
    gap: 4px;
    flex: 1;
  }
  nav a {
    padding: 8px 14px;
    border-radius: 10px;
    color: var(--motu-ink);
    text-decoration: none;
    font-weight: 550;
  }
  nav a:hover {
    background: var(--motu-hover, var(--motu-water));
  }
  nav a[aria-current] {
    background: var(--motu-water);
  }
  .settings select {
    min-height: 36px;
    padding: 2px 8px;
    font-size: 14px;
  }
  main {
    flex: 1;
    width: 100%;
    max-width: 1400px;
    margin: 0 auto;
    padding: 24px 16px 40px;
    outline: none;
  }
  .skip {
    position: absolute;
    inset: 8px auto auto 8px;
    transform: translateY(-80px);
    z-index: 5;
  }
  .skip:focus {
    transform: none;
  }
  .dropping {
    position: fixed;
    inset: 12px;
    z-index: 9;
    display: grid;
    place-content: center;
    border: 4px dashed var(--motu-deep-line);
    border-radius: 24px;
    background: color-mix(in srgb, var(--motu-water) 80%, transparent);
    font-size: 28px;
    font-weight: 700;
    pointer-events: none;
  }
  .notice {
    position: fixed;
    inset: auto 16px 16px auto;
    max-width: min(420px, calc(100vw - 32px));
    z-index: 8;
    background: var(--motu-deep);
    color: #fff;
    border-radius: 14px;
    padding: 12px 16px;
    display: flex;
    gap: 12px;
    align-items: start;
    overflow-wrap: anywhere;
  }
  .notice[hidden] {
    display: none;
  }
  .notice button {
    flex: none;
    min-height: 32px;
    padding: 0 10px;
    background: none;
    color: inherit;
    border-color: currentColor;
  }
  .failed {
    max-width: 560px;
    margin: 8vh auto;
  }
  @media (max-width: 700px) {
    main {
      padding: 16px 12px 32px;
    }
    nav {
      order: 3;
      flex-basis: 100%;
    }
    nav a {
      flex: 1;
      text-align: center;
      padding: 8px 6px;
    }
    .brand {
      flex: 1;
    }
    .settings {
      flex-wrap: nowrap;
      gap: 4px;
    }
    .settings select {
      padding-inline: 4px;
      max-width: 108px;
    }
  }
  @media print {
    :host {
      background: #fff;
      min-height: 0;
    }
    .bar,
    .notice,
    .skip {
      display: none;
    }
    main {
      padding: 0;
      max-width: none;
    }
  }
`;
