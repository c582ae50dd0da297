import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.ts';
import { startingServer } from './server.ts';

/** Each file is compressed when it’s first asked for, and most are asked for once. */
const QUICK_BROTLI = { CAMINO_BROTLI: '4' };

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/**
 * One server for all browser tests. Builds the app, and installs a browser if needed, while other tests
 * run; on failure its address answers with the reason.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, ready, stop } = await startingServer(findBrowser(), QUICK_BROTLI);
  const failure = createServer();
  ready.catch((error: unknown) => {
    failure.on('request', (_request, response) => response.writeHead(500).end(String(error)));
    failure.listen(new URL(origin).port);
  });
  project.provide('origin', origin);
  return async () => {
    failure.close();
    failure.closeAllConnections();
    await stop();
  };
}
