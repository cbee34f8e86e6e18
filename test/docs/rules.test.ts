import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';
import { ruleIds, ruleIndex, rulePage } from './pages.ts';

// `pnpm docs` writes the pages anew.
it.each(ruleIds)('the page of %s is up to date', async (id) => {
  await expect(rulePage(id)).toMatchFileSnapshot(join(root, 'docs', 'rules', `${id}.md`));
});

it('the list of rules is up to date', async () => {
  await expect(ruleIndex()).toMatchFileSnapshot(join(root, 'docs', 'rules', 'README.md'));
});
