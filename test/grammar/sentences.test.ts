import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '@motu/engine';
import { parse, print } from '@motu/notation';
import { expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';
import { readEbnf, sentence } from './sentences.ts';

const ebnf = readFileSync(join(root, 'grammar', 'motu.ebnf'), 'utf8');
const results = { maori: 'Open | Points', mahe: 'Open | Points', moeraki: 'Open | Win | Draw' };

/** The published grammar with the choice of game already made, as the Game tag makes it. */
function grammarOf(game: keyof typeof results): ReturnType<typeof readEbnf> {
  const own = ebnf
    .replace('(maoriParts | maheParts | moerakiParts)?', game === 'maori' ? 'maoriParts' : `${game}Parts?`)
    .replace(/^result +::= .*$/m, `result ::= ${results[game]}`)
    .replace(/^record +::= .*$/m, 'record ::= turn* result');
  return readEbnf(own);
}

it.each(['maori', 'mahe', 'moeraki'] as const)('every sentence of motu.ebnf is read, as %s', (game) => {
  const productions = grammarOf(game);
  const random = seeded(7);
  const tags = `[Motu "1"]\n[Game "${game}"]\n[A "Ana"]\n[B "Ben"]\n`;
  for (let count = 0; count < 1_000; count++) {
    const body = sentence(productions, 'record', random).replaceAll(/\d{7,}/g, '7');
    const extra = sentence(productions, 'Tag', random)
      .trim()
      .replace(/^\[[A-Z]\b/, '[Extra');
    const text = `${tags}${extra}${sentence(productions, 'Comment', random)}\n${body}\n`;
    const [record, ...others] = parse(text);
    expect(
      record?.problems.filter(({ rule }) => rule === 'notation/syntax'),
      text,
    ).toEqual([]);
    expect(others).toEqual([]);
    if (record !== undefined && record.game !== null) {
      expect(parse(print(record))[0]?.problems.length).toBe(record.problems.length);
    }
  }
});
