import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** Builds the app and serves it as `npm start` does, on a free port and with a data folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build({ logLevel: 'warn', mode: 'production' });
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'camino-e2e-'));
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview'], {
    env: { ...process.env, NODE_ENV: 'production', CAMINO_DATA: data, CAMINO_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await listening(server);
  project.provide('origin', `http://localhost:${port}`);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('http://')) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`vite preview ended with ${code}:\n${printed}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
