import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { packOf } from '../../src/bundle/packs.ts';
import { unpack, type Pack } from '../../src/worker/unpack.ts';

/** What a host serves after a deploy: the build of `npm test`, changed. */
interface Deploy {
  /** Pages name it in `<meta name="version">`; another one makes another service worker. */
  version?: string;
  /** Files that the deploy no longer has. */
  without?: RegExp;
  /** Changes the code of the service worker. */
  worker?: (code: string) => string;
}

export interface Host {
  origin: string;
  /** Addresses that were asked for since the last deploy. */
  asked: string[];
  deploy: (deploy: Deploy) => void;
  stop: () => void;
}

const PAGES = '/assets/pages-';
/** Names of versions, of files without a hash in their name, and of the pack with all pages. */
const REVISION = /(?<=assets\/pages-|[`"'])[0-9a-f]{12}\b/g;

/** A host of its own address in front of the app at `origin`, so that a browser has other workers and caches there. */
export async function startHost(origin: string): Promise<Host> {
  let now: Deploy = {};
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response, origin, now).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return {
    origin: `http://localhost:${address.port}`,
    asked,
    deploy: (deploy) => {
      now = deploy;
      asked.length = 0;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  { version = '', without, worker = (code) => code }: Deploy,
): Promise<void> {
  const { url = '/', method = 'GET', headers } = request;
  if (without?.test(url)) return void response.writeHead(404).end();
  const isPages = url.startsWith(PAGES);
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !/^(host|connection|accept-encoding|origin|referer)$/.test(name)
      ? [[name, value] as [string, string]]
      : [],
  );
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(await request.toArray());
  const path = isPages ? url.replace(`${version}.json`, '.json') : url;
  const got = await fetch(origin + path, { method, headers: sent, body, redirect: 'manual' });
  const type = got.headers.get('content-type') ?? '';
  const kept = [...got.headers].filter(
    ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection|etag)$/.test(name),
  );
  // What a browser's own cache keeps would hide what the worker's lacks.
  response.writeHead(got.status, { ...Object.fromEntries(kept), 'cache-control': 'no-store' });
  const named = (html: string) => html.replace('<head>', `<head><meta name="version" content="${version}">`);
  if (type.includes('text/html')) {
    response.end(named(await got.text()));
  } else if (isPages) {
    const pages = unpack((await got.json()) as Pack);
    response.end(JSON.stringify(packOf([...pages].map(([page, html]) => [page, named(html)]))));
  } else if (url === '/worker.js') {
    response.end(worker((await got.text()).replaceAll(REVISION, (revision) => revision + version)));
  } else {
    response.end(Buffer.from(await got.arrayBuffer()));
  }
}
