import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishedGrammar } from '@motu/notation/grammar';
import { describe, expect, it } from 'vitest';
import { ebnf } from '../../grammar/generate/ebnf.ts';
import { railroad } from '../../grammar/generate/railroad.ts';
import { root } from '../support/fixtures.ts';

const grammar = publishedGrammar();
const folder = join(root, 'grammar');

// `npm run grammar` writes the files anew.
describe('the published grammar is that of the parser', () => {
  it('as EBNF', async () => {
    await expect(ebnf(grammar)).toMatchFileSnapshot(join(folder, 'motu.ebnf'));
  });

  it.each(grammar.rules)('as a railroad diagram of $name', async ({ name, expression }) => {
    await expect(railroad(name, expression)).toMatchFileSnapshot(join(folder, 'diagrams', `${name}.svg`));
  });

  it('has no diagram of a rule that is gone', () => {
    const drawn = readdirSync(join(folder, 'diagrams')).map((file) => file.replace('.svg', ''));
    expect(drawn.sort()).toEqual(grammar.rules.map(({ name }) => name).sort());
  });
});
