import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replay } from '@motu/engine';
import { parse } from '@motu/notation';
import { expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';

/** Who wins the first game of a fixture, and how the game came to its end. */
function wonBy(name: string): string {
  const [record] = parse(readFileSync(join(root, 'fixtures', `${name}.motu`), 'utf8'));
  if (record === undefined) throw new Error('a game');
  const { ended, winners, way } = replay(record).outcome;
  return [ended, ...winners, ...(way === null ? [] : [way])].join(' ');
}

it.each([
  ['mahe/examples/tie-broken-by-cards', 'played A'],
  ['mahe/rules/winner/legal-more-cards-break-the-tie', 'played B'],
  ['mahe/rules/winner/legal-shared', 'played A B'],
  ['mahe/rules/game-over/legal-on-the-first-of-two', 'played A'],
  ['mahe/rules/turn-order/legal-seat-after-seat', 'open'],
  ['moeraki/examples/marae-11-to-10-and-a-half', 'played A marae'],
  ['moeraki/rules/marae/legal-tie-goes-to-a', 'played A marae'],
  ['moeraki/rules/marae/legal-draw-at-level-beginner', 'played'],
  ['moeraki/rules/tribe-tile/legal-beside-the-ball-two-to-one', 'played B marae'],
  ['moeraki/rules/claim/legal-two-ways-the-one', 'played A ara'],
  ['moeraki/rules/claim/legal-two-ways-the-other', 'played A awa'],
  ['moeraki/rules/unfinished/legal-resigned', 'resigned A'],
  ['moeraki/rules/unfinished/legal-agreed-draw', 'agreed'],
  ['moeraki/rules/unfinished/legal-agreed-win', 'agreed B'],
  ['moeraki/rules/unfinished/legal-nothing-claimed', 'open'],
  ['moeraki/rules/claim/illegal-loser', 'played A awa'],
])('%s: %s', (name, outcome) => {
  expect(wonBy(name)).toBe(outcome);
});
