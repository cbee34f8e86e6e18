import { beforeAll, expect, test } from 'vitest';
import { legalGame } from '../support/records.ts';
import { send, startServer, type TestServer } from '../support/server.ts';
import { talk } from '../support/socket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ requestTimeout: 600, headersTimeout: 300, keepAliveTimeout: 300 });
});

/** Sends a little at a time, for ever. That the answer comes at all is what these tests wait for. */
function drip(connection: ReturnType<typeof talk>, text: string): Promise<string> {
  const timer = setInterval(() => connection.write(text), 20);
  return connection.answer.finally(() => clearInterval(timer));
}

const HEAD = 'POST /api/v1/judge HTTP/1.1\r\nHost: x\r\n';

test('headers that drip in are cut with 408', async () => {
  const connection = talk(server.url);
  connection.write(HEAD);
  expect(await drip(connection, 'X-A: b\r\n')).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"timeout"/);
});

test('a body that stalls is cut with 408', async () => {
  const connection = talk(server.url);
  connection.write(`${HEAD}Content-Type: text/plain\r\nContent-Length: 1000\r\n\r\n[Motu`);
  expect(await connection.answer).toMatch(/^HTTP\/1.1 408 /);
});

test('a body that drips in is cut with 408', async () => {
  const connection = talk(server.url);
  connection.write(`${HEAD}Content-Type: text/plain\r\nContent-Length: 100000\r\n\r\n`);
  expect(await drip(connection, 'x')).toMatch(/^HTTP\/1.1 408 /);
});

test('a form that stalls is cut', async () => {
  const connection = talk(server.url);
  connection.write(
    `${HEAD}Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n` +
      '4f\r\n--b\r\ncontent-disposition: form-data; name="files"; filename="a.motu"\r\n\r\n[Motu\r\n',
  );
  expect(await connection.answer).toMatch(/^(HTTP\/1.1 408 |$)/);
});

test('a connection on which nothing is ever said is closed', async () => {
  expect(await talk(server.url).answer).toMatch(/^(HTTP\/1.1 408 |$)/);
});

test('a hundred of them keep nobody else waiting', async () => {
  const slow = Array.from({ length: 100 }, () => {
    const connection = talk(server.url);
    connection.write(HEAD);
    return connection.answer;
  });
  for (let round = 0; round < 10; round++) {
    expect((await send(`${server.api}/judge`, legalGame())).status).toBe(200);
  }
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1.1 408 /);
});
