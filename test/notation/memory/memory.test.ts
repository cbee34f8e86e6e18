import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@motu/notation';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allFixtures } from '../../support/fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'motu-memory-'));
const file = join(folder, 'all.motu');
const text = `${allFixtures()
  .map((fixture) => fixture.text)
  .join('\n')}\n`;
const GAMES = 200_000;

beforeAll(async () => {
  writeFileSync(file, text);
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    ssr: { noExternal: true, resolve: { conditions: ['motu-source'] } },
    build: {
      ssr: 'reader.ts',
      emptyOutDir: false,
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'reader.mjs' } },
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a stream of 200,000 games is read in a heap of 64 MB', () => {
  const once = parse(text).length;
  const times = Math.ceil(GAMES / once);
  const heap = '--max-old-space-size=64';
  const output = execFileSync(process.execPath, [heap, join(folder, 'reader.mjs'), file, String(times)]);
  const { games, turns, megabytes, peak } = JSON.parse(output.toString());
  console.log(
    `${games} games with ${turns} turns, ${megabytes} MB of text: ${peak} MB of memory at the peak`,
  );
  expect(games).toBe(times * once);
  expect(peak).toBeLessThan(300);
}, 300_000);
