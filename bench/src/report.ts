import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { asMarkdown, type Table } from './table.ts';

const folder = new URL('../', import.meta.url);

/** Keeps a run: as data, and as the page people read. */
export function write(tables: readonly Table[], isQuick: boolean): void {
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
  };
  const run = { date: new Date().toISOString().slice(0, 10), isQuick, machine, versions: versions(), tables };
  writeFileSync(fileURLToPath(new URL('results.json', folder)), `${JSON.stringify(run, null, 2)}\n`);
  const text = [
    '# Motu beside what people would use instead',
    '',
    `\`pnpm bench\` makes this page; \`pnpm bench --quick\` takes some two minutes and is for looking: fewer games, and two rounds of what is slow; \`pnpm bench parse judge\` prints only those tables, \`pnpm bench sqlite postgres --library 1000000\` those of a library of a million games. Every ratio is against a reference in the same run: the subjects take turns, each in a process of its own that has warmed up, the median of five or more rounds counts, in CPU time unless a table says that it is by the clock. Absolute figures are of this machine on this day and no claim.`,
    '',
    `Run on ${run.date}${isQuick ? ' (quick)' : ''}: ${machine.cores} cores of ${machine.cpu}, ${machine.memory}, ${machine.system}, Node ${machine.node}. ${Object.entries(
      run.versions,
    )
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}.`,
    '',
    tables.map(asMarkdown).join('\n\n'),
    '',
    readFileSync(fileURLToPath(new URL('learned.md', folder)), 'utf8'),
  ].join('\n');
  writeFileSync(fileURLToPath(new URL('README.md', folder)), text);
}

function versions(): { readonly [name: string]: string } {
  const { devDependencies }: { devDependencies: { [name: string]: string } } = JSON.parse(
    readFileSync(fileURLToPath(new URL('package.json', folder)), 'utf8'),
  );
  return Object.fromEntries(Object.entries(devDependencies).filter(([name]) => !name.startsWith('@types/')));
}
