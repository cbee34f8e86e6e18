// What a fresh machine lacks, `npm start` and `npm test` set up here: plain JavaScript, Node alone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
function run(command, args, env = {}) {
  const shell = process.platform === 'win32';
  const options = { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...env } };
  const { status, error } = spawnSync(command, args, options);
  return error === undefined && status === 0;
}

function pnpm(...args) {
  return run('npx', ['--yes', PNPM, ...args]);
}

function binary(name) {
  return join(root, 'node_modules', '.bin', name);
}

/** Does something only if what it depends on is not as it was when it last succeeded. */
function once(place, fingerprint, work) {
  const stamp = join(root, place);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return true;
  rmSync(stamp, { force: true });
  if (!work()) return false;
  writeFileSync(stamp, fingerprint);
  return true;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old. Install Node 20.19 or newer and run this again.`);
  }
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

function install() {
  const lock = hashOf(readFileSync(join(root, 'pnpm-lock.yaml')));
  const isThere = once('node_modules/.motu-installed', lock, () => {
    say('installing the dependencies');
    return pnpm('install', '--frozen-lockfile', '--reporter=append-only');
  });
  if (!isThere) fail('the dependencies could not be installed. Is npm online? Then run this again.');
}

const GENERATED = new Set(['node_modules', 'dist', 'bundle', 'coverage', '.git']);

/** Every file that the build reads, with its size and when it was last changed. */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (GENERATED.has(entry.name)) return [];
    if (entry.isDirectory()) return sourcesIn(path);
    const { size, mtimeMs } = statSync(path);
    return [`${path} ${size} ${mtimeMs}`];
  });
}

/** False if the types or the bundles are wrong: the lines that were printed say where. */
function build() {
  const folders = ['packages', 'bench', 'test', 'docs', 'fixtures', 'grammar'];
  const settings = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tsconfig.json'];
  const sources = folders.flatMap((name) =>
    existsSync(join(root, name)) ? sourcesIn(join(root, name)) : [],
  );
  const texts = settings.map((name) => readFileSync(join(root, name), 'utf8'));
  const fingerprint = hashOf([...sources, ...texts].join('\n'));
  return once('packages/cli/dist/.motu-built', fingerprint, () => {
    say('checking the types and building');
    return run(binary('tsc'), ['-b']) && pnpm('-r', '--if-present', 'run', 'bundle');
  });
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.find((folder) => names.some((name) => existsSync(join(folder, name))));
}

function aptInstall(name) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  if (onPath(['apt-get']) === undefined) return false;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', name);
}

/** The browser in which the tests open the viewer. */
function findBrowser() {
  const isThere = () => onPath(['chromium', 'chromium-browser', 'google-chrome']) !== undefined;
  if (process.env.MOTU_CHROMIUM !== undefined || isThere()) return;
  say('installing a browser for the tests of the viewer (Debian package chromium)');
  if (!aptInstall('chromium') || !isThere()) {
    fail('no browser was found. Install Chromium or Chrome, or set MOTU_CHROMIUM to its path.');
  }
}

/** The folder of PostgreSQL's programs: Debian keeps them off the PATH, a folder for each version. */
function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const find = () => {
    const versions = existsSync(debian)
      ? readdirSync(debian)
          .map(Number)
          .sort((a, b) => b - a)
      : [];
    const folders = versions.map((version) => join(debian, String(version), 'bin'));
    return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? onPath(['initdb']);
  };
  const found = process.env.MOTU_POSTGRES_BIN ?? find();
  if (found !== undefined) return found;
  say('installing PostgreSQL for the tests of the store (Debian package postgresql)');
  const installed = aptInstall('postgresql') ? find() : undefined;
  if (installed === undefined) {
    fail('no PostgreSQL was found. Install it, or set MOTU_POSTGRES_BIN to the folder of its initdb.');
  }
  return installed;
}

/** How many tests passed and failed; a file that could not even be loaded counts as a failure. */
function runTests(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'motu-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isGood = run(binary('vitest'), ['run', ...reporters, ...args], env);
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true });
  const unloaded = testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
  const failed = numFailedTests + unloaded.length;
  return { passed: numPassedTests, failed: isGood ? failed : Math.max(1, failed) };
}

function test(args) {
  findBrowser();
  const env = { MOTU_POSTGRES_BIN: findPostgres() };
  say('checking format and lint');
  const isTidy = run(binary('biome'), ['check', '--error-on-warnings', '.']);
  if (!isTidy) say('format or lint is off: `npm run format` mends most of it.');
  const isBuilt = build();
  if (!isBuilt) say('the build failed: the lines above say where.');
  say('running the tests');
  const { passed, failed } = runTests(args, env);
  const checks = [isTidy, isBuilt];
  const isRed = failed > 0 || checks.includes(false);
  console.log(
    `${passed + checks.filter(Boolean).length} passed, ${failed + checks.filter((one) => !one).length} failed`,
  );
  process.exit(isRed || passed === 0 ? 1 : 0);
}

/** Motu runs until it is told to stop. Ctrl-C reaches it without help; other signals are passed on. */
function start(args) {
  if (!build()) fail('the build failed: the lines above say where.');
  const motu = spawn(process.execPath, ['packages/cli/bin/motu.js', 'serve', ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => motu.kill(signal));
  motu.on('close', (code) => process.exit(code ?? 1));
}

const [command, ...args] = process.argv.slice(2);
if (command !== 'start' && command !== 'test') fail('say `npm start` or `npm test`.');
checkNode();
install();
if (command === 'start') start(args);
else test(args);
