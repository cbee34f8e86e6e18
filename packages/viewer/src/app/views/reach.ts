import type { Desk } from '../recorder/desk.ts';

/** On a narrow screen the answers to what is asked next may lie outside of it: they come to the thumb. */
export function bringIntoReach(root: ParentNode, { need, state }: Desk): void {
  if (need === null || !matchMedia('(max-width: 1150px)').matches) return;
  // There the board is everything, and stays where the reader has put it.
  if (need === 'ball' || need === 'stone') return;
  const board = root.querySelector('motu-board')?.shadowRoot;
  const space = board?.querySelector(`svg [data-pick^="space:${state?.turn.seat}:"]`);
  const panel = root.querySelector('.now');
  if (need === 'space' && space != null) space.scrollIntoView({ block: 'center' });
  else if (panel !== null && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
}
