import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A deploy: the build of `npm test`, changed. */
interface Deploy {
  /** Pages name it in `<meta name="version">`; a new one makes a new service worker. */
  version?: string;
  /** Files missing from the deploy. */
  without?: RegExp;
  /** A file whose name has another hash here. */
  renamed?: { from: string; to: string };
  /** Files that respond only then. */
  late?: { files: RegExp; until: Promise<void> };
  /** Changes the code of the service worker. */
  worker?: (code: string) => string;
}

export interface Host {
  origin: string;
  /** URLs requested since the last deploy. */
  asked: string[];
  deploy: (deploy: Deploy) => void;
  stop: () => void;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const lasting = new Map<string, Promise<Answer>>();
/** Of the precached files without a hash in their name. */
const REVISION = /(?<="revision":")\w+/g;

/** A host of its own in front of the app at `origin`, so that a browser has separate workers and caches. */
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
  { version = '', without, renamed, late, worker = (code) => code }: Deploy,
): Promise<void> {
  const { url = '/' } = request;
  if (without?.test(url)) return void response.writeHead(404).end();
  if (late?.files.test(url)) await late.until;
  const source = renamed ? url.replace(renamed.to, renamed.from) : url;
  const { status, headers, body } = await (url.startsWith('/assets/')
    ? lastingFile(origin + source)
    : ask(request, origin + url));
  response.writeHead(status, headers);
  if (headers['content-type']?.includes('text/html')) {
    response.end(String(body).replace('<head>', `<head><meta name="version" content="${version}">`));
  } else if (url === '/worker.js') {
    response.end(worker(String(body).replaceAll(REVISION, (revision) => revision + version)));
  } else if (url === '/offline.json' && renamed) {
    response.end(String(body).replace(renamed.from, renamed.to));
  } else {
    response.end(body);
  }
}

/** Fetches files with hashed names once for all hosts. */
function lastingFile(address: string): Promise<Answer> {
  const known = lasting.get(address) ?? fetch(address).then(read);
  lasting.set(address, known);
  return known;
}

async function ask(request: IncomingMessage, address: string): Promise<Answer> {
  const { method = 'GET', headers } = request;
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !/^(host|connection|accept-encoding|origin|referer)$/.test(name)
      ? [[name, value] as [string, string]]
      : [],
  );
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(await request.toArray());
  return read(await fetch(address, { method, headers: sent, body, redirect: 'manual' }));
}

async function read(got: Response): Promise<Answer> {
  const kept = [...got.headers].filter(
    ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection|etag)$/.test(name),
  );
  return {
    status: got.status,
    // The browser's HTTP cache would hide what the worker's lacks.
    headers: { ...Object.fromEntries(kept), 'cache-control': 'no-store' },
    body: Buffer.from(await got.arrayBuffer()),
  };
}
