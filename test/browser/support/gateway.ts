import { createServer, request } from 'node:http';
import { afterAll } from 'vitest';

export interface Gateway {
  readonly url: string;
  /** What it says to the next requests for the library, instead of handing them on. */
  refuse(...answers: readonly Refusal[]): void;
  /** How often the library was asked since it last refused. */
  asked(): number;
}

interface Refusal {
  readonly status: number;
  readonly retryAfter?: number;
}

/** What stands before a server in the world: it hands on, and now and then speaks for itself, in words of its own. */
export async function startGateway(server: string): Promise<Gateway> {
  let refusals: readonly Refusal[] = [];
  let asked = 0;
  const gateway = createServer((incoming, answer) => {
    const { method, url = '/', headers } = incoming;
    const isAsking = url.startsWith('/api/v1/records') && !url.includes('limit=1');
    if (isAsking) asked++;
    const [refusal, ...rest] = refusals;
    if (isAsking && refusal !== undefined) {
      refusals = rest;
      incoming.resume();
      if (refusal.retryAfter !== undefined) answer.setHeader('retry-after', refusal.retryAfter);
      answer.writeHead(refusal.status, { 'content-type': 'text/html' }).end('<h1>Not now</h1>');
      return;
    }
    const onward = request(new URL(url, server), { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    onward.on('error', () => answer.writeHead(502).end());
    incoming.pipe(onward);
  });
  afterAll(() => {
    gateway.closeAllConnections();
    gateway.close();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    refuse: (...answers) => {
      refusals = answers;
      asked = 0;
    },
    asked: () => asked,
  };
}
