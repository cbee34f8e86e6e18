/** A slider with the focus says itself what it shows, so that a turn is not announced twice. */
export function isOnSlider(element: Element): boolean {
  const inner = element.shadowRoot?.activeElement ?? null;
  if (inner === null) return element instanceof HTMLInputElement && element.type === 'range';
  return isOnSlider(inner);
}

/** Keys that a field or a button needs for itself. */
export function isTyping(target: EventTarget | undefined, key: string): boolean {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'range' && key === ' ';
  return target instanceof HTMLElement && key === ' ' && target.closest('button, a, [role="tab"]') !== null;
}
