import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUICK_PASSWORDS } from '../../support/quick-passwords.ts';
import { freePort } from '../../support/server.ts';

export interface Started {
  process: ChildProcess;
  printed(): string;
  listening: Promise<void>;
}

export interface Place {
  data: string;
  site: string;
  port: number;
}

/** Creates a page to serve in `folder` and finds a port. */
export async function placeIn(folder: string, data = join(folder, 'data')): Promise<Place> {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Camino</title>');
  return { data, site, port: await freePort() };
}

/**
 * Starts the server as `npm start` does, without a build. A quick one hashes passwords cheaply and
 * compiles WebAssembly faster.
 */
export function startServer({ data, site, port }: Place, isQuick = false): Started {
  const { VITE_SUPABASE_URL: _, VITEST: _ours, ...environment } = process.env;
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--outDir', site];
  const server = spawn(process.execPath, isQuick ? ['--liftoff-only', ...vite] : vite, {
    env: {
      ...environment,
      ...(isQuick ? QUICK_PASSWORDS : {}),
      CAMINO_DATA: data,
      CAMINO_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listening = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('http://')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('close', () => reject(new Error(`The server exited before it listened:\n${text}`)));
  });
  listening.catch(() => undefined);
  return { process: server, printed: () => text, listening };
}

export async function ended(
  { process: server }: Started,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  const end = once(server, 'close');
  server.kill(signal);
  await end;
  return server.exitCode;
}
