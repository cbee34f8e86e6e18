#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';

const here = new URL('.', import.meta.url);
const [first, ...rest] = process.argv.slice(2);

if (rest.length === 0 && (first === '--version' || first === '-V')) {
  process.stdout.write(`${JSON.parse(readFileSync(new URL('../package.json', here), 'utf8')).version}\n`);
} else if (!existsSync(new URL('../dist/main.js', here))) {
  process.stderr.write('motu: it is not built yet. In the repository, run: npm run build\n');
  process.exitCode = 2;
} else {
  // Node 22 and later keep compiled code between runs.
  module.enableCompileCache?.();
  const { main } = await import('../dist/main.js');
  await main(process.argv.slice(2));
}
