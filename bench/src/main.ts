import { parseArgs } from 'node:util';
import { write } from './report.ts';
import { startTable, workersTable } from './rows/command.ts';
import { countsTable } from './rows/counts.ts';
import { engineTable } from './rows/engine.ts';
import { growthTable } from './rows/growth.ts';
import { judgeTable } from './rows/judge.ts';
import { parseTable } from './rows/parse.ts';
import { fullPlan, type Plan, quickPlan } from './rows/plan.ts';
import { queueTable } from './rows/queue.ts';
import { serviceTable } from './rows/service.ts';
import { postgresTables, sqliteTables } from './rows/store.ts';
import { viewerTables } from './rows/viewer.ts';
import { asMarkdown, type Table } from './table.ts';

const makers: { readonly [name: string]: (plan: Plan) => Promise<Table | readonly Table[]> } = {
  parse: parseTable,
  judge: judgeTable,
  engine: engineTable,
  counts: countsTable,
  workers: workersTable,
  start: startTable,
  growth: growthTable,
  viewer: viewerTables,
  service: serviceTable,
  queue: queueTable,
  sqlite: sqliteTables,
  postgres: postgresTables,
};

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, library: { type: 'string' } },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals : Object.keys(makers);
const unknown = wanted.filter((name) => makers[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(
    `no table is called ${unknown.join(', ')}; there are ${Object.keys(makers).join(', ')}\n`,
  );
  process.exit(2);
}

const planned = values.quick ? quickPlan : fullPlan;
const libraryGames = Number(values.library ?? planned.libraryGames);
if (!Number.isInteger(libraryGames) || libraryGames < 1_000) {
  process.stderr.write('--library takes a number of games, at least 1000\n');
  process.exit(2);
}
const plan: Plan = { ...planned, libraryGames };
const tables: Table[] = [];
for (const name of wanted) {
  const start = performance.now();
  for (const table of [(await makers[name]?.(plan)) ?? []].flat()) {
    tables.push(table);
    process.stdout.write(`${asMarkdown(table)}\n\n`);
  }
  process.stderr.write(`${name} took ${Math.round((performance.now() - start) / 1000)} s\n`);
  // A part of the tables is for looking at; the files hold whole runs only.
  if (positionals.length === 0) write(tables, values.quick);
}
