import { html, type TemplateResult } from 'lit';
import { outlineOf } from '../draw/seats.ts';

/** A seat's sign beside text: the same outline, colour and letter as on the boards. */
export function seatBadge(seats: readonly { readonly seat: string }[], seat: string): TemplateResult {
  const at = Math.max(
    0,
    seats.findIndex((one) => one.seat === seat),
  );
  return html`<svg class="badge" viewBox="-15 -15 30 30" aria-hidden="true">
    <path d=${outlineOf(at)} fill="var(--motu-seat-${(at % 7) + 1})" />
    <text y=${at === 2 ? 6 : 4.5}>${seat}</text>
  </svg>`;
}
