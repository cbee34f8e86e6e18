import { gzipSync } from 'node:zlib';
import { problems } from '@motu/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { legalGame } from '../support/records.ts';
import { at, jsonOf, send, startServer, type TestServer } from '../support/server.ts';
import { talk } from '../support/socket.ts';

const BODY_LIMIT = 20_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ bodyLimit: BODY_LIMIT, maxFiles: 3 });
});

async function expectProblem(response: Promise<Response>, code: keyof typeof problems): Promise<void> {
  const answer = await response;
  expect(await answer.json()).toMatchObject({ code, status: problems[code][0] });
  expect(answer.status).toBe(problems[code][0]);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
}

function formOf(
  files: readonly (string | Uint8Array<ArrayBuffer>)[],
  fields: readonly [string, string][] = [],
) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const [at, file] of files.entries()) form.append('files', new Blob([file]), `${at}.motu`);
  return form;
}

const upload = (body: FormData, route = 'judge') => fetch(`${server.api}/${route}`, { method: 'POST', body });

describe('too much is 413', () => {
  test.each(['judge', 'records'])('a body for /%s', async (route) => {
    await expectProblem(send(`${server.api}/${route}`, 'x'.repeat(BODY_LIMIT + 1)), 'too-large');
  });

  test('a JSON body', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(BODY_LIMIT) });
    await expectProblem(
      send(`${server.api}/judge`, body, { headers: { 'content-type': 'application/json' } }),
      'too-large',
    );
  });

  test('a body whose length nobody said', async () => {
    const chunks = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(1000))),
    });
    const headers = { 'content-type': 'text/plain' };
    const request = { method: 'POST', body: chunks, duplex: 'half', headers } as const;
    // It never ends by itself: only an answer, or a cut, lets this test end.
    const outcome = await fetch(`${server.api}/judge`, request).then(
      (response) => response.status,
      () => 'cut',
    );
    expect([413, 'cut']).toContain(outcome);
  });

  test('a file', async () => {
    await expectProblem(upload(formOf(['x'.repeat(BODY_LIMIT + 1)])), 'too-large');
  });

  test('files that are each small enough', async () => {
    const file = `${legalGame()}; ${'x'.repeat(BODY_LIMIT / 2)}`;
    expect((await upload(formOf([file]))).status).toBe(200);
    await expectProblem(upload(formOf([file, file, file])), 'too-large');
  });

  test('more files than are taken', async () => {
    await expectProblem(upload(formOf(Array(4).fill(legalGame()))), 'too-large');
  });

  test('more fields, or a longer one, than are taken', async () => {
    const fields = Array.from({ length: 5 }, (): [string, string] => ['locale', 'de']);
    await expectProblem(upload(formOf([legalGame()], fields)), 'too-large');
    await expectProblem(upload(formOf([legalGame()], [['locale', 'x'.repeat(2000)]])), 'too-large');
  });

  test('headers, with 431', async () => {
    const connection = talk(server.url);
    connection.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(await connection.answer).toMatch(/^HTTP\/1.1 431 [\s\S]*"code":"headers-too-large"/);
  });
});

describe('the wrong kind is 415', () => {
  const packed = new Uint8Array(gzipSync(legalGame()));
  const zip = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]);

  test('a packed body is not unpacked', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'x']) {
      const headers = { 'content-type': 'text/plain', 'content-encoding': encoding };
      await expectProblem(
        fetch(`${server.api}/judge`, { method: 'POST', body: packed, headers }),
        'wrong-type',
      );
    }
  });

  test.each([
    ['gzip', packed],
    ['zip', zip],
    ['7z', new Uint8Array([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])],
    ['xz', new Uint8Array([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0])],
    ['zstd', new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 4])],
    ['bzip2', new Uint8Array([0x42, 0x5a, 0x68, 0x39])],
    ['rar', new Uint8Array([0x52, 0x61, 0x72, 0x21, 0x1a, 7])],
    ['tar', new Uint8Array([...Buffer.alloc(257, 'a'), ...Buffer.from('ustar')])],
  ])('no archive: %s', async (_, body) => {
    const headers = { 'content-type': 'text/plain' };
    await expectProblem(fetch(`${server.api}/judge`, { method: 'POST', body, headers }), 'archive');
    await expectProblem(upload(formOf([body]), 'records'), 'archive');
  });

  test('a type that nothing reads', async () => {
    await expectProblem(
      send(`${server.api}/records`, '<a/>', { headers: { 'content-type': 'text/html' } }),
      'wrong-type',
    );
  });
});

describe('nonsense is 400', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    [
      'two lengths',
      'POST /api/v1/judge HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
    [
      'a length and chunks',
      'POST /api/v1/judge HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ])('%s', async (_, text) => {
    const connection = talk(server.url);
    connection.write(text);
    expect(await connection.answer).toMatch(/^HTTP\/1.1 400 /);
  });

  test('a form without its boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    const response = await send(`${server.api}/judge`, 'x', { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad-request' });
  });

  test('a form that stops in the middle', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const body = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.motu"\r\n\r\n[Motu';
    const response = await send(`${server.api}/judge`, body, { headers });
    expect(response.status).toBe(400);
  });

  test('an address that is none', async () => {
    const connection = talk(server.url);
    connection.write('GET /api/v1/records/%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await connection.answer).toMatch(/^HTTP\/1.1 400 [\s\S]*application\/problem\+json/);
  });
});

describe('names of files are never paths', () => {
  test.each(['../../../etc/passwd', '..\\..\\boot.ini', '/etc/shadow', 'a\u0000b\u202egnp.motu', '.', ''])(
    '%j',
    async (name) => {
      const form = new FormData();
      form.append('files', new Blob([legalGame()]), name);
      const file = String(at(await jsonOf(upload(form)), 'games', 0, 'file'));
      expect(file).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
      expect(file).not.toBe('');
    },
  );
});

test('it still works after all this', async () => {
  expect((await send(`${server.api}/judge`, legalGame())).status).toBe(200);
});
