/** Marks what belongs to the turn that is shown, without drawing the list anew; gives it back. */
export function markCurrent(root: ParentNode, path: string): HTMLElement | null {
  const rows = root.querySelectorAll<HTMLElement>('[aria-current]');
  const hadFocus = [...rows].some((row) => row.matches(':focus'));
  for (const row of rows) {
    if (row.dataset.path === path) continue;
    row.removeAttribute('aria-current');
    if (row.hasAttribute('tabindex')) row.tabIndex = -1;
  }
  const now = [...root.querySelectorAll<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)];
  for (const row of now) {
    row.setAttribute('aria-current', 'true');
    if (row.hasAttribute('tabindex')) row.tabIndex = 0;
  }
  if (hadFocus) now[0]?.focus({ preventScroll: true });
  return now[0] ?? null;
}

const waiting = new WeakSet<HTMLElement>();

/** Scrolls the list around its current row, never the page; once a frame, however many turns it saw. */
export function keepInView(host: HTMLElement, currentRow: () => HTMLElement | null): void {
  if (waiting.has(host)) return;
  waiting.add(host);
  requestAnimationFrame(() => {
    waiting.delete(host);
    const row = currentRow();
    const box = scrollerOf(host);
    if (row === null || box === null) return;
    const top = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const isInView = top >= 0 && top + row.offsetHeight <= box.clientHeight;
    if (!isInView) box.scrollTop += top - (box.clientHeight - row.offsetHeight) / 2;
  });
}

/** The element itself, or what it stands in, whichever scrolls. */
function scrollerOf(host: HTMLElement): HTMLElement | null {
  for (let one: HTMLElement | null = host; one !== null; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one);
    if (overflowY === 'auto' || overflowY === 'scroll') return one;
  }
  return null;
}
