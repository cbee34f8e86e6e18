import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

export interface Sender {
  send(url: string, text?: string, headers?: Record<string, string>): Promise<Answer>;
  close(): void;
}

/** Somebody who talks to the server from one of this machine's own addresses, over connections that are kept. */
export function senderAt(address: string, connections = 1): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: address });
  return {
    send: (url, text, headers = {}) =>
      new Promise((resolve, reject) => {
        const method = text === undefined ? 'GET' : 'POST';
        const type = text === undefined ? {} : { 'content-type': 'text/plain' };
        const sent = request(url, { method, agent, headers: { ...type, ...headers } }, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            body += part;
          });
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          );
        });
        sent.on('error', reject).end(text);
      }),
    close: () => agent.destroy(),
  };
}
