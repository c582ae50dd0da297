import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtOnce } from './built-app.ts';
import { QUICK_PASSWORDS } from './quick-passwords.ts';

const FIRST_PORT = 20_000;
const PORTS = 10_000;
const vite = 'node_modules/vite/bin/vite.js';
const SECURE = join(import.meta.dirname, '../tools/bench/pages/secure-preview.mjs');

export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

export interface StartingServer extends Server {
  ready: Promise<void>;
}

/** Builds and serves the app as `npm start` does, on a free port with a data folder of its own. */
export async function startServer(): Promise<Server> {
  const { ready, ...server } = await startingServer();
  await ready;
  return server;
}

/**
 * As `startServer`, but returns before the app is built, which it isn't again for the same sources. It answers
 * once `needed` resolves. `variables` are the server's, not the build's.
 */
export async function startingServer(
  needed?: Promise<unknown>,
  variables: NodeJS.ProcessEnv = {},
): Promise<StartingServer> {
  const built = builtOnce(() => buildApp(), environment());
  return serve('.', [vite, 'preview'], Promise.all([built, needed]), {
    environment: { ...environment(), ...variables },
  });
}

/** Serves the sources as `npm run dev` does, with nothing cached; `printed` is what it printed so far. */
export async function startDevServer(): Promise<Server & { printed: () => string }> {
  let printed = '';
  const { ready, ...server } = await serve('.', [vite, '--force'], undefined, {
    environment: { ...environment(), NODE_ENV: 'development' },
    hear: (text) => (printed += text),
  });
  await ready;
  return { ...server, printed: () => printed };
}

/** Builds the app of the checkout in `root`, in its `dist/` unless `options` say otherwise. */
export async function buildApp(root = '.', ...options: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [vite, 'build', ...options], { cwd: root, env: environment() });
}

/** Serves the build of the checkout in `root` with its backend on a free port. */
export async function previewApp(root: string, ...options: readonly string[]): Promise<Server> {
  const { ready, ...server } = await serve(root, [vite, 'preview', ...options]);
  await ready;
  return server;
}

/**
 * Serves a build over HTTP/2 like a host, with the server of the checkout in `root`. `certificate` and
 * `key` are files.
 */
export async function serveSecurely(
  root: string,
  dist: string,
  { key, certificate }: { key: string; certificate: string },
): Promise<Server> {
  const { ready, ...server } = await serve(root, [SECURE, dist, key, certificate]);
  await ready;
  return { ...server, origin: server.origin.replace('http:', 'https:') };
}

async function serve(
  root: string,
  command: readonly string[],
  built?: Promise<unknown>,
  options: { environment?: NodeJS.ProcessEnv; hear?: (printed: string) => void } = {},
): Promise<StartingServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'camino-'));
  const begin = async () => {
    await built;
    const server = spawn(process.execPath, ['--liftoff-only', ...command], {
      cwd: root,
      env: {
        ...(options.environment ?? environment()),
        ...QUICK_PASSWORDS,
        CAMINO_DATA: data,
        CAMINO_PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [server.stdout, server.stderr])
      output.on('data', (chunk: Buffer) => options.hear?.(chunk.toString()));
    await listening(server, port);
    return server;
  };
  const serving = begin();
  return {
    origin: `http://localhost:${port}`,
    ready: serving.then(() => undefined),
    stop: async () => {
      const server = await serving.catch(() => undefined);
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      if (server?.kill('SIGTERM')) await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function environment(): NodeJS.ProcessEnv {
  const { VITEST: _ours, ...others } = process.env;
  return { ...others, NODE_ENV: 'production', CAMINO_MAPS: 'none' };
}

function listening(server: ChildProcess, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(`://localhost:${port}`)) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`vite preview ended with ${code}:\n${printed}`)));
  });
}

/**
 * A free port. It isn't one of those that systems give to connections: one of other tests could take it
 * while the app is being built.
 */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
