import { html } from 'lit';
import type { GridTable } from '../grid/grid.ts';

/** The tables of a board; the first cell is the way in, arrows go on from there. */
export function gridTables(tables: readonly GridTable[], isInteractive: boolean): unknown {
  return tables.map(
    ({ caption, columns, rows }, tableAt) => html`
      <table role="grid" aria-label=${caption} aria-readonly=${isInteractive ? 'false' : 'true'}>
        <thead>
          <tr>
            <td></td>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ head, cells }, rowAt) => html`
              <tr>
                <th scope="row">${head}</th>
                ${cells.map(
                  ({ text, pick }, at) =>
                    html`<td role="gridcell" tabindex=${tableAt + rowAt + at === 0 ? 0 : -1} data-pick=${pick ?? ''}>
                      ${text}
                    </td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    `,
  );
}

export function cellAt({ target }: Event): HTMLTableCellElement | null {
  return target instanceof Element ? target.closest('td') : null;
}

const ARROWS: ReadonlyMap<string, readonly [right: number, down: number]> = new Map([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowDown', [0, 1]],
  ['ArrowUp', [0, -1]],
]);

/** Inside the tables the arrows go from cell to cell, also from one table to the next; true if they did. */
export function stepInGrid(event: KeyboardEvent): boolean {
  const arrow = ARROWS.get(event.key);
  const cell = cellAt(event);
  if (arrow === undefined || cell === null || event.shiftKey) return false;
  event.preventDefault();
  event.stopPropagation();
  const [right, down] = arrow;
  const row = cell.closest('tr');
  const rows = [...(cell.closest('div')?.querySelectorAll('tbody tr') ?? [])];
  const next = row === null ? undefined : rows[rows.indexOf(row) + down];
  const cells = [...(next?.querySelectorAll('td') ?? [])];
  const here = row === null ? 0 : [...row.querySelectorAll('td')].indexOf(cell);
  const to = cells[Math.min(here + right, cells.length - 1)];
  if (to !== undefined && to !== cell) moveFocus(cell, to);
  return true;
}

function moveFocus(from: HTMLTableCellElement, to: HTMLTableCellElement): void {
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
