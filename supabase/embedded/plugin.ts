import { resolve } from 'node:path';
import { loadEnv, normalizePath, type Connect, type Plugin, type ResolvedConfig } from 'vite';
import { openBackend, type Backend, type BackendOptions } from './backend.ts';
import { folderProblem } from './folder-error.ts';
import { PUBLISHABLE_KEY } from './keys.ts';
import { backendMiddleware } from './middleware.ts';
import { refusingWhenFull } from './full-disk.ts';

const VITE_DENIED = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];
/** The key's current name and Supabase's former one. */
const KEYS = ['VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_ANON_KEY'] as const;
/** Data folders of this install and nested ones. */
const DATA_FOLDERS = '**/.local/**';

/**
 * One backend per process: Vite restarts by loading this module again and starting the new server before
 * it ends the old one.
 */
const shared = globalThis as { caminoBackend?: Promise<Backend> | undefined };

interface Server {
  config: ResolvedConfig;
  middlewares: Connect.Server;
  resolvedUrls: { local: string[] } | null;
  printUrls(): void;
  close(): Promise<void>;
}

/**
 * Serves Supabase's API, a mailbox and a Google stand-in from the dev and preview servers, and passes the
 * API key to the client. Does nothing under Vitest or if VITE_SUPABASE_URL names a hosted project.
 */
export function embeddedBackend(): Plugin {
  let isEmbedded = false;
  const isTest = process.env['VITEST'] !== undefined;

  const serve = async (server: Server, port: number): Promise<void> => {
    if (!isEmbedded || isTest) return;
    const { root, base, logger } = server.config;
    try {
      shared.caminoBackend ??= start(server, {
        folder: dataFolder(root),
        origin: `http://localhost:${port}`,
        folderOfApp: base.slice(0, -1),
      });
      server.middlewares.use(backendMiddleware(await shared.caminoBackend));
    } catch (error) {
      shared.caminoBackend = undefined;
      const problem = folderProblem(error, dataFolder(root));
      if (problem === undefined) throw error;
      logger.error(problem);
      process.exit(1);
    }
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      logger.info(
        `  ➜  Mailbox: ${new URL('/mailbox', server.resolvedUrls?.local[0] ?? 'http://localhost')}`,
      );
    };
  };

  return {
    name: 'camino-embedded-backend',
    config(config, { mode }) {
      const root = resolve(config.root ?? '.');
      const hosted = loadEnv(mode, config.envDir ? resolve(root, config.envDir) : root, 'VITE_SUPABASE_');
      isEmbedded = !hosted['VITE_SUPABASE_URL'];
      if (!isEmbedded) {
        if (KEYS.some((name) => hosted[name])) return {};
        throw new Error(`VITE_SUPABASE_URL is set, but ${KEYS[0]} is not.`);
      }
      const define = { [`import.meta.env.${KEYS[0]}`]: JSON.stringify(PUBLISHABLE_KEY) };
      if (isTest) return { define };
      const closed = [DATA_FOLDERS, everythingIn(resolve(root, 'supabase')), everythingIn(dataFolder(root))];
      const ignored = everythingIn(dataFolder(root));
      return { define, server: { fs: { deny: [...VITE_DENIED, ...closed] }, watch: { ignored: [ignored] } } };
    },
    configureServer: (server) => serve(server, server.config.server.port),
    configurePreviewServer: (server) => serve(server, server.config.preview.port),
    closeServer: ({ reason }) => (reason === 'close' ? stop() : undefined),
    closePreviewServer: stop,
  };
}

function dataFolder(root: string): string {
  return resolve(root, process.env['CAMINO_DATA'] ?? '.local');
}

function everythingIn(folder: string): string {
  return `${normalizePath(folder).replaceAll(/[[\](){}!*+?@|]/g, String.raw`\$&`)}/**`;
}

/** Vite closes its server on SIGTERM, but not on other signals. */
async function start(server: Server, options: BackendOptions & { folder: string }): Promise<Backend> {
  const end = async (exitCode: number) => {
    try {
      await server.close();
    } finally {
      process.exit(exitCode);
    }
  };
  process.once('SIGINT', () => void end(130));
  process.once('SIGHUP', () => void end(129));
  const isConfirmationNeeded = process.env['CAMINO_CONFIRM'] === '1';
  return refusingWhenFull(await openBackend({ ...options, isConfirmationNeeded }), options.folder);
}

async function stop(): Promise<void> {
  const backend = shared.caminoBackend;
  shared.caminoBackend = undefined;
  await (await backend)?.close();
}
