import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';
import { FolderError } from './folder-error.ts';

const SOCKET_PATH_LIMIT = 100;
const socketName = /^lock\..+\.sock$/;

export class FolderInUseError extends FolderError {
  override name = 'FolderInUseError';

  constructor(folder: string) {
    super(
      `Another Camino is already running on this data folder (${folder}).\n` +
        'Stop it first, or set CAMINO_DATA to another folder.',
    );
  }
}

/**
 * Locks the folder by a socket that the kernel releases however the process ends. Returns the release
 * function; throws FolderInUseError if another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const real = realpathSync(folder);
  const server = process.platform === 'win32' ? await takePipe(real) : await takeSocket(real);
  if (!server) throw new FolderInUseError(folder);
  server.unref();
  return () => closed(server);
}

/** Windows lets only one process own a named pipe. */
async function takePipe(folder: string): Promise<Server | undefined> {
  const id = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
  try {
    return await listening(`\\\\.\\pipe\\camino-${id}`);
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/**
 * A socket file outlives a killed process, and deleting it by name could hit a living one. So each
 * process listens on its own file, then calls all others: of two that start together at least one sees
 * the other.
 */
async function takeSocket(folder: string): Promise<Server | undefined> {
  const own = `lock.${process.pid}.${randomBytes(4).toString('hex')}.sock`;
  const server = await listening(addressOf(folder, own));
  const others = readdirSync(folder).filter((name) => socketName.test(name) && name !== own);
  const answers = await Promise.all(others.map((name) => isAnswered(addressOf(folder, name))));
  if (answers.includes(true)) {
    await closed(server);
    return undefined;
  }
  for (const name of others) rmSync(join(folder, name), { force: true });
  return server;
}

function addressOf(folder: string, name: string): string {
  const absolute = join(folder, name);
  const near = relative(process.cwd(), absolute);
  const shortest = near.length < absolute.length ? near : absolute;
  if (Buffer.byteLength(shortest) > SOCKET_PATH_LIMIT) {
    throw new FolderError(
      `The path of the data folder is too long for a lock: ${folder}\nSet CAMINO_DATA to a folder with a shorter one.`,
    );
  }
  return shortest;
}

async function listening(address: string): Promise<Server> {
  const server = createServer((caller) => caller.end());
  await once(server.listen(address), 'listening');
  return server;
}

async function isAnswered(address: string): Promise<boolean> {
  const caller = connect(address);
  try {
    await once(caller, 'connect');
    return true;
  } catch (error) {
    return !['ECONNREFUSED', 'ENOENT'].includes(codeOf(error));
  } finally {
    caller.destroy();
  }
}

async function closed(server: Server): Promise<void> {
  await once(server.close(), 'close');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
