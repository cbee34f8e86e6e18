import { html, type TemplateResult } from 'lit';

const PATHS: { readonly [name: string]: string } = {
  first: 'M18 6L10 12L18 18M6 6V18',
  previous: 'M15 6L8 12L15 18',
  next: 'M9 6L16 12L9 18',
  last: 'M6 6L14 12L6 18M18 6V18',
  play: 'M8 5L19 12L8 19Z',
  pause: 'M8 5V19M16 5V19',
  help: 'M9 9A3 3 0 1 1 12 12V14M12 18V18.1',
};

/** A sign on a button; what it means is the button's label. */
export function icon(name: string): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name] ?? ''} /></svg>`;
}
