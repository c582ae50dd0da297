import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

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
  deploy: (deploy: Deploy) => void;
  stop: () => void;
}

/** A host of its own address in front of the app at `origin`, so that a browser has other workers and caches there. */
export async function startHost(origin: string): Promise<Host> {
  let now: Deploy = {};
  const server = createServer((request, response) => {
    answer(request, response, origin, now).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return {
    origin: `http://localhost:${address.port}`,
    deploy: (deploy) => {
      now = deploy;
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
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !/^(host|connection|accept-encoding|origin|referer)$/.test(name)
      ? [[name, value] as [string, string]]
      : [],
  );
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(await request.toArray());
  const got = await fetch(origin + url, { method, headers: sent, body, redirect: 'manual' });
  const type = got.headers.get('content-type') ?? '';
  const kept = [...got.headers].filter(
    ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection|etag)$/.test(name),
  );
  // What a browser's own cache keeps would hide what the worker's lacks.
  response.writeHead(got.status, { ...Object.fromEntries(kept), 'cache-control': 'no-store' });
  if (type.includes('text/html')) {
    response.end((await got.text()).replace('<head>', `<head><meta name="version" content="${version}">`));
  } else if (url === '/worker.js') {
    response.end(
      worker((await got.text()).replaceAll(/\b[0-9a-f]{12}\b/g, (revision) => revision + version)),
    );
  } else {
    response.end(Buffer.from(await got.arrayBuffer()));
  }
}
