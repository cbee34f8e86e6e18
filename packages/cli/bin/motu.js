#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';

const args = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else if (!existsSync(new URL('../dist/main.js', import.meta.url))) {
  process.stderr.write('motu: it is not built yet. In the repository, run: npm run build\n');
  process.exitCode = 2;
} else {
  // Node 22 and later keep compiled code between runs.
  module.enableCompileCache?.();
  const { main } = await import('../dist/main.js');
  await main(args, { version, home: import.meta.url });
}
