import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';
import { compressed } from './compress.ts';
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

/** Checks the socket's address: anyone can forge headers. */
function isOnLoopback(address: string): boolean {
  return /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}

/** The path as the handler resolves it: `/auth/v1/../../x` is `/x`. */
function normalPath(url = '/'): string | undefined {
  const base = 'http://localhost';
  return URL.canParse(url, base) ? new URL(url, base).pathname : undefined;
}
