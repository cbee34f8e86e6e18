import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom, defaultConfig } from '@motu/api';
import { expect, test } from 'vitest';
import { root } from '../support/fixtures.ts';

const page = readFileSync(join(root, 'docs', 'scaling.md'), 'utf8');

test('every setting on the page is one, and its default is as the page says', () => {
  const defaults = new Map(Object.entries(defaultConfig()).map(([name, value]) => [name, value]));
  const rows = [...page.matchAll(/^\| `(MOTU_\w+)` +\| ([^|]+?) +\|/gm)];
  expect(rows.length).toBeGreaterThan(3);
  for (const [, setting = '', said = ''] of rows) {
    const { bad } = configFrom({ [setting]: 'no such value' });
    expect(
      bad.map((one) => one.setting),
      setting,
    ).toContain(setting);
    if (/^\d+$/.test(said)) expect([...defaults.values()].map(String), setting).toContain(said);
  }
});

test('the environment file of the page is one that a server takes', () => {
  const lines = /^`\/etc\/motu\.env`[\s\S]*?```sh\n([\s\S]*?)```/m.exec(page)?.[1] ?? '';
  const env = Object.fromEntries(
    lines.split('\n').flatMap((line) => (line === '' ? [] : [line.split(/=(.*)/s).slice(0, 2)])),
  );
  const { config, bad } = configFrom(env);
  expect(bad).toEqual([]);
  expect(config.database).toBe('postgres://motu@10.0.0.5/motu');
  expect(config.trustProxy).toEqual(['10.0.0.1']);
});
