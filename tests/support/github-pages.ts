import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Server } from './server.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Serves `site` as GitHub Pages does: no headers of the site's own, `404.html` for what has no file. */
export async function githubPages(site: string, folder: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = join(site, decodeURIComponent(pathname));
    const found = [path, `${path}.html`, join(path, 'index.html')].find(isFile);
    const file = found ?? join(site, folder, '404.html');
    response.writeHead(found ? 200 : 404, {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'max-age=600',
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
