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

/** Scrolls the list around a row, never the page. */
export function keepInView(host: HTMLElement, row: HTMLElement): void {
  const box = scrollerOf(host);
  if (box === null) return;
  const top = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const bottom = top + row.offsetHeight;
  if (top < 0 || bottom > box.clientHeight) box.scrollTop += top - (box.clientHeight - row.offsetHeight) / 2;
}

/** The element itself, or what it stands in, whichever scrolls. */
function scrollerOf(host: HTMLElement): HTMLElement | null {
  for (let one: HTMLElement | null = host; one !== null; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one);
    if (overflowY === 'auto' || overflowY === 'scroll') return one;
  }
  return null;
}
