import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLimits, type GameRecord, parse, print, printAll } from '@motu/notation';
import { describe, expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';

const folder = join(root, 'grammar');
const page = readFileSync(join(folder, 'README.md'), 'utf8');
const blocks = [...page.matchAll(/^```motu( loose)?\n([\s\S]*?)^```$/gm)].map(([, loose, text = '']) => ({
  isLoose: loose !== undefined,
  text,
}));

function playable(text: string): readonly Exclude<GameRecord, { game: null }>[] {
  return parse(text).flatMap((record) => (record.game === null ? [] : [record]));
}

describe('the reference page', () => {
  it.each(blocks)('its example is read without a finding: $text', ({ text }) => {
    const records = parse(text);
    expect(records.length).toBeGreaterThan(0);
    expect(records.flatMap(({ problems }) => problems)).toEqual([]);
    const again = printAll(playable(text));
    expect(printAll(playable(again))).toBe(again);
  });

  it.each(blocks.filter(({ isLoose }) => !isLoose))('its example is in canonical form: $text', ({ text }) => {
    expect(playable(text).map(print).join('\n')).toBe(text);
  });

  it('shows how a loose record is written', () => {
    const at = blocks.findIndex(({ isLoose }) => isLoose);
    expect(printAll(playable(blocks[at]?.text ?? ''))).toBe(blocks[at + 1]?.text);
  });

  it('has examples of each game and of each kind of part', () => {
    const records = blocks.flatMap(({ text }) => playable(text));
    const kinds = records.flatMap(({ game, turns, result }) => [
      ...turns.flatMap(({ parts }) => parts.map(({ kind }) => `${game} ${kind}`)),
      `${game} ${result?.kind}`,
    ]);
    const turn = ['explorer', 'sail', 'place', 'store', 'remove', 'pass', 'relocate', 'refill', 'shells'];
    expect(new Set(kinds)).toEqual(
      new Set([
        ...[...turn, 'points', 'open'].map((kind) => `maori ${kind}`),
        ...['move', 'points', 'open'].map((kind) => `mahe ${kind}`),
        ...['ball', 'stone', 'tane', 'claim', 'win', 'draw'].map((kind) => `moeraki ${kind}`),
      ]),
    );
  });

  it('names limits and files that are there', () => {
    for (const limit of [defaultLimits.depth, defaultLimits.tokens, defaultLimits.comment]) {
      expect(page).toContain(limit.toLocaleString('en'));
    }
    expect(page).toContain(`${defaultLimits.game / 2 ** 20} MB`);
    for (const [, target = ''] of page.matchAll(/\]\(([^)#]+)/g)) {
      expect(existsSync(join(folder, target)), target).toBe(true);
    }
  });
});
