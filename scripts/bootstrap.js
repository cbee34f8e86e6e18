// What a fresh machine lacks, `npm start` and `npm test` set up here: plain JavaScript, Node alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PNPM = 'pnpm@10.34.9';

function say(text) {
  console.log(`motu: ${text}`);
}

function fail(text) {
  console.error(`motu: ${text}`);
  process.exit(1);
}

/** Runs a command in the project's folder; false if it did not succeed. */
function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return error === undefined && status === 0;
}

function binary(name) {
  return join(root, 'node_modules', '.bin', name);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old. Install Node 20.19 or newer and run this again.`);
  }
}

function install() {
  const stamp = join(root, 'node_modules', '.motu-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('installing the dependencies');
  if (!run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'])) {
    fail(
      'the dependencies could not be installed. Check that npm reaches its registry, then run this again.',
    );
  }
  writeFileSync(stamp, lock);
}

function build() {
  say('building');
  if (!run(binary('tsc'), ['-b'])) fail('the build failed: the lines above say where.');
  if (!run('npx', ['--yes', PNPM, '-r', '--if-present', 'run', 'bundle'])) {
    fail('a package could not be bundled: the lines above say why.');
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.some((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/** Debian's chromium, for the tests of the viewer. */
function findBrowser() {
  if (process.env.MOTU_CHROMIUM !== undefined || onPath(['chromium', 'chromium-browser', 'google-chrome']))
    return;
  say('installing a browser for the tests of the viewer (Debian package chromium)');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  if (!apt('update', '-qq') || !apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')) {
    fail('no browser was found. Install Chromium or Chrome, or set MOTU_CHROMIUM to its path.');
  }
}

function test() {
  say('checking format and lint');
  if (!run(binary('biome'), ['check', '--error-on-warnings', '.'])) {
    fail('format or lint is off: `npx biome check --write .` mends most of it.');
  }
  say('running the tests');
  const folder = mkdtempSync(join(tmpdir(), 'motu-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = run(binary('vitest'), ['run', ...reporters, ...process.argv.slice(3)]);
  const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {};
  rmSync(folder, { recursive: true });
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
  if (!passed || numPassedTests === 0) process.exit(1);
}

function start() {
  const args = process.argv.slice(3);
  process.exit(run(process.execPath, ['packages/cli/bin/motu.js', 'serve', ...args]) ? 0 : 1);
}

const command = process.argv[2];
if (command !== 'start' && command !== 'test') fail('say `npm start` or `npm test`.');
checkNode();
install();
build();
if (command === 'start') start();
else {
  findBrowser();
  test();
}
