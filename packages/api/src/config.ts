import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isPostgres } from './store/place.ts';

/** How a server runs. Every member can be set by the environment; `docs/server.md` names them all. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The address of a PostgreSQL that holds the store; null for the embedded one in `data`. */
  readonly database: string | null;
  /** The folder that holds the store. */
  readonly data: string;
  /** Folder whose games are put into a new library; null for none. */
  readonly examples: string | null;
  /** Folder with the viewer's page; null for the one that was built with this server. */
  readonly pages: string | null;
  readonly operatorToken: string | null;
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[];
  readonly bodyLimit: number;
  readonly maxFiles: number;
  /** Bytes of one batch. */
  readonly batchLimit: number;
  /** How many portions a worker judges at a time, and the seconds after which another may take one of them. */
  readonly portions: number;
  readonly portionExpiry: number;
  /** Where a worker tells how it is; 0 for nowhere. */
  readonly healthPort: number;
  readonly requestTimeout: number;
  readonly headersTimeout: number;
  readonly keepAliveTimeout: number;
  /** Requests by one address in a minute; those that judge or keep count apart. */
  readonly readRate: number;
  readonly writeRate: number;
  readonly workers: number;
  readonly judgeDeadline: number;
  /** Characters that an answer may have: a short text can be made to say much. */
  readonly answerLimit: number;
  readonly judgeMemory: number;
  readonly judgeWaiting: number;
  readonly judgePerSender: number;
  readonly judgePatience: number;
  /** How late the server may be at what it does before it turns requests away, in milliseconds; 0 for never. */
  readonly maxLoopDelay: number;
  /** How long a stopping server still takes what is under way, in milliseconds. */
  readonly grace: number;
  readonly drain: number;
  readonly logLevel: string;
  /** The version that judges; only tests say another than the engine's. */
  readonly judgedBy: string | null;
}

const EXAMPLES = new URL('../../../fixtures', import.meta.url).pathname;

export function defaultConfig(): Config {
  return {
    host: '127.0.0.1',
    port: 8080,
    database: null,
    data: '.motu',
    examples: EXAMPLES,
    pages: null,
    operatorToken: null,
    trustProxy: [],
    bodyLimit: 1_048_576,
    maxFiles: 20,
    batchLimit: 67_108_864,
    portions: 2,
    portionExpiry: 120,
    healthPort: 0,
    requestTimeout: 20_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 5_000,
    readRate: 1200,
    writeRate: 300,
    workers: Math.max(2, availableParallelism()),
    judgeDeadline: 3_000,
    answerLimit: 4_194_304,
    judgeMemory: 256,
    judgeWaiting: 256,
    judgePerSender: 32,
    judgePatience: 10_000,
    maxLoopDelay: 2_000,
    grace: 10_000,
    drain: 100,
    logLevel: 'info',
    judgedBy: null,
  };
}

/** Where the store is: an address or a file. */
export function storePlace(config: Pick<Config, 'data' | 'database'>): string {
  return config.database ?? storeFile(config);
}

export function storeFile(config: Pick<Config, 'data'>): string {
  return join(config.data, 'motu.db');
}

/** A setting that cannot be used as it is. */
export interface BadSetting {
  readonly setting: string;
  readonly value: string;
  readonly needs: string;
}

type Env = { readonly [name: string]: string | undefined };

const NUMBERS: { readonly [setting: string]: readonly [keyof Config, number, number] } = {
  MOTU_PORT: ['port', 0, 65_535],
  MOTU_BODY_LIMIT: ['bodyLimit', 1024, 67_108_864],
  MOTU_MAX_FILES: ['maxFiles', 1, 1000],
  MOTU_BATCH_LIMIT: ['batchLimit', 1024, 17_179_869_184],
  MOTU_PORTIONS: ['portions', 1, 64],
  MOTU_PORTION_EXPIRY: ['portionExpiry', 2, 86_400],
  MOTU_HEALTH_PORT: ['healthPort', 0, 65_535],
  MOTU_REQUEST_TIMEOUT: ['requestTimeout', 100, 600_000],
  MOTU_HEADERS_TIMEOUT: ['headersTimeout', 100, 600_000],
  MOTU_KEEP_ALIVE_TIMEOUT: ['keepAliveTimeout', 100, 600_000],
  MOTU_READ_RATE: ['readRate', 1, 100_000_000],
  MOTU_WRITE_RATE: ['writeRate', 1, 100_000_000],
  MOTU_WORKERS: ['workers', 2, 256],
  MOTU_JUDGE_DEADLINE: ['judgeDeadline', 10, 600_000],
  MOTU_ANSWER_LIMIT: ['answerLimit', 1024, 268_435_456],
  MOTU_JUDGE_MEMORY: ['judgeMemory', 16, 65_536],
  MOTU_JUDGE_WAITING: ['judgeWaiting', 1, 100_000],
  MOTU_JUDGE_PER_SENDER: ['judgePerSender', 1, 100_000],
  MOTU_JUDGE_PATIENCE: ['judgePatience', 100, 600_000],
  MOTU_MAX_LOOP_DELAY: ['maxLoopDelay', 0, 600_000],
  MOTU_GRACE: ['grace', 0, 600_000],
  MOTU_DRAIN: ['drain', 0, 600_000],
};

const TEXTS: { readonly [setting: string]: keyof Config } = {
  MOTU_HOST: 'host',
  MOTU_DATABASE_URL: 'database',
  MOTU_DATA: 'data',
  MOTU_EXAMPLES: 'examples',
  MOTU_PAGES: 'pages',
  MOTU_OPERATOR_TOKEN: 'operatorToken',
  MOTU_LOG_LEVEL: 'logLevel',
  MOTU_JUDGED_BY: 'judgedBy',
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SHORTEST_TOKEN = 16;

export function configFrom(env: Env): { readonly config: Config; readonly bad: readonly BadSetting[] } {
  const bad: BadSetting[] = [];
  const found: { [member: string]: string | number | null | readonly string[] } = {};
  for (const [setting, [member, least, most]] of Object.entries(NUMBERS)) {
    const value = env[setting];
    if (value === undefined || value === '') continue;
    const number = Number(value);
    if (Number.isSafeInteger(number) && number >= least && number <= most) found[member] = number;
    else bad.push({ setting, value, needs: `a whole number from ${least} to ${most}` });
  }
  for (const [setting, member] of Object.entries(TEXTS)) {
    const value = env[setting];
    if (value !== undefined && value !== '') found[member] = value;
  }
  if (env.MOTU_EXAMPLES === 'none') found.examples = null;

  const level = env.MOTU_LOG_LEVEL ?? 'info';
  if (!LOG_LEVELS.includes(level)) {
    bad.push({ setting: 'MOTU_LOG_LEVEL', value: level, needs: `one of ${LOG_LEVELS.join(', ')}` });
  }
  const token = env.MOTU_OPERATOR_TOKEN ?? '';
  if (token !== '' && token.length < SHORTEST_TOKEN) {
    bad.push({ setting: 'MOTU_OPERATOR_TOKEN', value: '…', needs: `at least ${SHORTEST_TOKEN} characters` });
  }
  const database = env.MOTU_DATABASE_URL ?? '';
  if (database !== '' && !isPostgres(database)) {
    bad.push({
      setting: 'MOTU_DATABASE_URL',
      value: '…',
      needs: 'an address such as postgres://user@host/motu',
    });
  }
  const proxies = (env.MOTU_TRUST_PROXY ?? '')
    .split(',')
    .flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  // Trusting everybody would let every sender choose the address that is counted.
  const wrong = proxies.find((one) => !isNetwork(one));
  if (wrong === undefined) found.trustProxy = proxies;
  else bad.push({ setting: 'MOTU_TRUST_PROXY', value: wrong, needs: 'a list of addresses or networks' });
  return { config: { ...defaultConfig(), ...found }, bad };
}

/** An address, a network that is not everybody, or one of the names for networks of one's own. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const isNamed = ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  const isWide = bits !== undefined && !/^[1-9]\d{0,2}$/.test(bits);
  return isNamed || (isIP(address) !== 0 && !isWide && text.split('/').length <= 2);
}
