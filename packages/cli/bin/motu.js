#!/usr/bin/env node
import { readFileSync, statSync } from 'node:fs';
import module from 'node:module';

const args = process.argv.slice(2);
const beside = (path) => new URL(path, import.meta.url);
const { version } = JSON.parse(readFileSync(beside('../package.json'), 'utf8'));

/** When a file was written; 0 if it is not there. */
function writtenAt(path) {
  return statSync(beside(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The bundle starts faster than the build's many files, but one that is older than they are is not used. */
function findEntry() {
  const builds = ['cli', 'formats', 'engine', 'notation'].map((name) => `../../${name}/dist/.tsbuildinfo`);
  const bundled = writtenAt('../dist/bundle/main.js');
  if (bundled > 0 && builds.every((build) => writtenAt(build) <= bundled)) return '../dist/bundle/main.js';
  return writtenAt('../dist/main.js') > 0 ? '../dist/main.js' : null;
}

if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else {
  const entry = findEntry();
  if (entry === null) {
    process.stderr.write('motu: it is not built yet. In the repository, run: npm run build\n');
    process.exitCode = 2;
  } else {
    // Node 22 and later keep compiled code between runs.
    module.enableCompileCache?.();
    const { main } = await import(entry);
    await main(args, { version, home: import.meta.url });
  }
}
