import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the backend's own paths to this computer only and leaves every other path to `next`. */
export function backendMiddleware(backend: Backend): Middleware {
  const listener = getRequestListener(
    (request) => (isLocal(request) ? backend.answer(request) : new Response('Forbidden', { status: 403 })),
    { overrideGlobalObjects: false },
  );
  return (request, response, next) => {
    const path = normalPath(request.url);
    if (path !== undefined && backend.owns(path)) void listener(request, response);
    else next();
  };
}

/** The path as the request's handler reads it: `/auth/v1/../../x` is `/x`. */
function normalPath(url = '/'): string | undefined {
  const base = 'http://localhost';
  return URL.canParse(url, base) ? new URL(url, base).pathname : undefined;
}

/**
 * No other site's page may call a backend on this computer, neither by its address nor by a host name that resolves to
 * it.
 */
function isLocal(request: Request): boolean {
  const origin = request.headers.get('origin');
  return isLoopback(request.url) && (origin === null || isLoopback(origin));
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
