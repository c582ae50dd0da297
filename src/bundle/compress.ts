import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

interface Packed {
  written: number;
  body: Buffer;
}

/**
 * Answers requests for text files of `folder` with gzip, as a host does; all else goes on. A file is compressed once,
 * and again when it has been written anew.
 */
export function compressed(folder: string) {
  const kept = new Map<string, Packed>();
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = fileOf(request.url ?? '/');
    const type = path && types[extname(path)];
    if (!path || !type) return next();
    response.setHeader('Vary', 'Accept-Encoding');
    const accepts = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const file = join(folder, path);
    if (!accepts || request.method !== 'GET' || !existsSync(file)) return next();
    const written = statSync(file).mtimeMs;
    const known = kept.get(file);
    const packed = known?.written === written ? known : { written, body: gzipSync(readFileSync(file)) };
    kept.set(file, packed);
    const tag = `W/"${packed.body.length}-${written}"`;
    response.setHeader('ETag', tag);
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return undefined;
    }
    response
      .writeHead(200, {
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        'Content-Length': packed.body.length,
      })
      .end(packed.body);
    return undefined;
  };
}

/** The path of an address within the folder; null if it leads elsewhere. */
function fileOf(address: string): string | null {
  const [path = '/'] = address.split('?');
  try {
    const decoded = decodeURIComponent(path);
    return decoded.split('/').includes('..') || decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
