import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressed } from '../../src/bundle/compress.ts';

const text = 'export const words = ["casa", "árbol"];\n'.repeat(50);
let folder = '';
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'camino-'));
  writeFileSync(join(folder, 'words.js'), text);
  const answer = compressed(folder);
  server = createServer((request, response) => {
    const next = () => response.writeHead(418).end();
    answer(request.url ?? '/', request, response, next).catch(next);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
  });
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = send({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('a browser that reads %s gets a file as %s', async (accepted, encoding, unpack) => {
  const { status, headers, body } = await ask('/words.js', { 'accept-encoding': accepted });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'text/javascript',
    vary: 'Accept-Encoding',
  });
  expect(body.length).toBeLessThan(200);
  expect(unpack(body).toString()).toBe(text);
  const again = { 'accept-encoding': accepted, 'if-none-match': headers.etag ?? '' };
  expect(await ask('/words.js', again)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

test('a file that was written anew is compressed again', async () => {
  const path = join(folder, 'new.js');
  for (const [second, content] of ['first', 'second'].entries()) {
    writeFileSync(path, content);
    utimesSync(path, second, second);
    const { body } = await ask('/new.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe(content);
  }
});

test.each([
  ['/words.js', 'identity'],
  ['/words.png', 'br'],
  ['/gone.js', 'br'],
  ['/../words.js', 'br'],
  ['/%E0%A4%A.js', 'br'],
])('%s for who reads %s is left to others', async (path, accepted) => {
  expect(await ask(path, { 'accept-encoding': accepted })).toMatchObject({ status: 418 });
});
