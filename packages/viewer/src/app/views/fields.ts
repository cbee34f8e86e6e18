import { html } from 'lit';

/** A listener that is given what a field now says. */
export function pageChange(use: (value: string) => void): (event: Event) => void {
  return ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) use(target.value);
  };
}

/** A labelled choice of a few values. */
export function choice(
  label: string,
  value: string,
  values: readonly string[],
  name: (value: string) => string,
  use: (value: string) => void,
): unknown {
  return html`<label class="field">
    ${label}
    <select @change=${pageChange(use)}>
      ${values.map((one) => html`<option value=${one} ?selected=${one === value}>${name(one)}</option>`)}
    </select>
  </label>`;
}
