import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';
import { answerOf } from './refusals.ts';
import { admit, fromElsewhere } from './requests.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the backend's paths to this computer only; passes other paths to `next`. */
export function backendMiddleware(backend: Backend): Middleware {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const { remoteAddress = '' } = incoming.socket;
      const admitted = isOnLoopback(remoteAddress) ? await admit(request) : fromElsewhere;
      return 'status' in admitted
        ? answerOf(admitted, new URL(request.url).pathname)
        : compressed(request, await backend.answer(admitted, remoteAddress));
    },
    { overrideGlobalObjects: false },
  );
  return (request, response, next) => {
    const path = normalPath(request.url);
    if (path !== undefined && backend.owns(path)) void listener(request, response);
    else next();
  };
}

/** Compresses JSON for browsers that take gzip, as a hosted project does. */
export function compressed(request: Request, response: Response): Response {
  const isWanted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  if (!response.body || !isWanted || !response.headers.get('content-type')?.includes('json')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('content-encoding', 'gzip');
  headers.append('vary', 'accept-encoding');
  const body = response.body.pipeThrough(new CompressionStream('gzip'));
  return new Response(body, { status: response.status, headers });
}

/** Checks the socket's address: anyone can forge headers. */
function isOnLoopback(address: string): boolean {
  return /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}

/** The path as the handler resolves it: `/auth/v1/../../x` is `/x`. */
function normalPath(url = '/'): string | undefined {
  const base = 'http://localhost';
  return URL.canParse(url, base) ? new URL(url, base).pathname : undefined;
}
