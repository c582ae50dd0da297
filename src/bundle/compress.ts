import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Brotli's last level but one: the last is 2 % smaller and takes twice as long. Browser tests ask for a lower one,
 * which takes a twentieth.
 */
const QUALITY = Number(process.env['CAMINO_BROTLI'] ?? 10);
const pack: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: promisify(gzip),
};

interface Packed {
  written: number;
  body: Promise<Buffer>;
}

/**
 * Serves text files of `folder` at `address` with Brotli or gzip, as a host does, and passes on other requests.
 * Caches compressed files until they change.
 */
export function compressed(folder: string) {
  const kept = new Map<string, Packed>();
  return async (
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    const path = fileOf(address);
    const type = path && types[extname(path)];
    if (!path || !type) return next();
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = String(request.headers['accept-encoding']).split(/\W+/);
    const encoding = ['br', 'gzip'].find((one) => accepted.includes(one));
    const file = join(folder, path);
    const make = encoding && pack[encoding];
    if (!make || request.method !== 'GET' || !existsSync(file)) return next();
    const written = statSync(file).mtimeMs;
    const name = `${encoding} ${file}`;
    const known = kept.get(name);
    const packed = known?.written === written ? known : { written, body: make(readFileSync(file)) };
    kept.set(name, packed);
    const body = await packed.body;
    const tag = `W/"${body.length}-${written}"`;
    response.setHeader('ETag', tag);
    if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
    else {
      const headers = { 'Content-Type': type, 'Content-Encoding': encoding, 'Content-Length': body.length };
      response.writeHead(200, headers).end(body);
    }
  };
}

/** The path of a URL in the folder; null outside it. */
function fileOf(address: string): string | null {
  const [path = '/'] = address.split('?');
  try {
    const decoded = decodeURIComponent(path);
    return decoded.split('/').includes('..') || decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
