import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, start } from '@motu/api';
import { afterAll } from 'vitest';

export interface TestServer {
  readonly url: string;
  readonly api: string;
  readonly data: string;
  close(): Promise<void>;
}

export const OPERATOR = 'the-operator-of-these-tests';

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'motu-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real server on a free port with a store of its own; it is gone after the tests of the file. */
export async function startServer(options: Partial<Config> = {}): Promise<TestServer> {
  const data = options.data ?? newFolder();
  const server = await start({
    port: 0,
    examples: null,
    operatorToken: OPERATOR,
    logLevel: 'silent',
    drain: 0,
    readRate: 1_000_000,
    writeRate: 1_000_000,
    ...options,
    data,
  });
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closed ??= server.close();
    return closed;
  };
  afterAll(close);
  return { url: server.url, api: `${server.url}/api/v1`, data, close };
}

export function send(url: string, text: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'text/plain', ...init.headers };
  return fetch(url, { method: 'POST', body: text, ...init, headers });
}

/** What stands at a path in JSON of which nothing is known before. */
export function at(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, member) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.entries(value).find(([name]) => name === String(member))?.[1];
  }, json);
}

export async function jsonOf(response: Response | Promise<Response>): Promise<unknown> {
  return (await response).json();
}
