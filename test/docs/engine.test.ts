import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as engine from '@motu/engine';
import * as notation from '@motu/notation';
import { expect, it } from 'vitest';
import { root } from '../support/fixtures.ts';

const page = readFileSync(join(root, 'packages', 'engine', 'README.md'), 'utf8');

/** Each example with what it prints. */
const examples = [...page.matchAll(/## (.*)\n+```js\n([\s\S]*?)```\n+```text\n([\s\S]*?)```/g)].map(
  ([, title = '', code = '', printed = '']) => ({ title, code, printed }),
);

function run(code: string): string {
  const lines: string[] = [];
  const log = (...words: readonly unknown[]) => lines.push(`${words.join(' ')}\n`);
  const body = code.replaceAll(/import (\{.*\}) from '@motu\/(\w+)';/g, 'const $1 = modules.$2;');
  new Function('modules', 'console', body)({ engine, notation }, { log });
  return lines.join('');
}

it('every example of the engine is on the list', () => {
  expect(examples).toHaveLength(page.split('```js').length - 1);
});

it.each(examples)('$title: the example prints what the page says', ({ code, printed }) => {
  expect(run(code)).toBe(printed);
});
