import { createServer, type Server } from 'node:http';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { startWorkers } from './batches/boss.ts';
import { judgePortion } from './batches/judge.ts';
import { type Config, configFrom } from './config.ts';
import { framesOf } from './http/errors.ts';
import { createLanes, type Lanes } from './judge/lanes.ts';
import { isStore, openStore } from './store/kept.ts';
import type { Store } from './store/store.ts';
import { judgeVersion } from './version.ts';

type Env = Parameters<typeof configFrom>[0];

export interface Working {
  close(): Promise<void>;
}

/** Judges batches from a shared store for as long as the process is wanted. */
export async function work(env: Env, say: (line: string) => void = console.log): Promise<number> {
  const { config, bad } = configFrom(env);
  for (const { setting, value, needs } of bad) say(`${setting}=${value} cannot be used: it needs ${needs}.`);
  if (bad.length > 0) return 2;
  if (config.database === null) {
    say(
      'MOTU_DATABASE_URL is not set. Workers need a PostgreSQL; the embedded store is judged by its server.',
    );
    return 2;
  }
  let working: Working;
  try {
    working = await startWorking(config, config.database);
  } catch (error) {
    say(error instanceof Error ? `Motu cannot start: ${error.message}` : 'Motu cannot start.');
    return 1;
  }
  closeWithGrace({ delay: config.grace, logger: false }, () => working.close());
  say(`Motu judges batches, ${config.portions} portions at a time. Stop it with SIGTERM.`);
  return 0;
}

const CONNECTIONS = 4;

async function startWorking(config: Config, url: string): Promise<Working> {
  const log = pino({ level: config.logLevel });
  const onFault = (error: Error): void =>
    log.error({ error: error.name, at: framesOf(error.stack) }, 'batches');
  const store = await openStore(url, CONNECTIONS + config.portions);
  if (!isStore(store)) throw new Error('The store was made by a newer Motu. Use that one.');
  const lanes = createLanes({
    threads: config.workers,
    deadline: config.judgeDeadline,
    memory: config.judgeMemory,
    answerLimit: config.answerLimit,
    patience: Number.POSITIVE_INFINITY,
    waiting: Number.POSITIVE_INFINITY,
    perSender: Number.POSITIVE_INFINITY,
    onFault,
  });
  const judging = { store, lanes, judgedBy: config.judgedBy ?? judgeVersion() };
  const workers = await startWorkers(
    { url, expire: config.portionExpiry, onFault },
    config.portions,
    (portion) => judgePortion(judging, portion),
  );
  const health = config.healthPort === 0 ? null : startHealth(config, store, lanes);
  return {
    close: async () => {
      health?.close();
      await workers.close();
      await lanes.close();
      await store.close();
    },
  };
}

/** 200 while it can work: its threads are there and the store answers. */
function startHealth({ host, healthPort }: Config, store: Store, lanes: Lanes): Server {
  const isWell = async (): Promise<boolean> => lanes.isReady() && (await store.ready().catch(() => false));
  return createServer(async (_, response) => {
    const status = (await isWell()) ? 200 : 503;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ ready: status === 200 }));
  }).listen(healthPort, host);
}
