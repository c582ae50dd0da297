import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { freePort, type Server } from './server.ts';

const run = promisify(execFile);
/** Debian's packages are unpacked here, not installed: their scripts would start servers. */
const UNPACKED = resolve('.local/debian');
const PATIENCE = 30_000;
const PAUSE = 50;

interface Place {
  /** What the server serves. */
  site: string;
  /** The folder of the site that holds the build, as `/camino`; empty for the site itself. */
  folder: string;
  port: number;
  /** A folder for the server's own files. */
  own: string;
}

export interface WebServer {
  name: string;
  /** Serves addresses without a file with the status 404, though with the app's shell. */
  isShell404?: true;
  find: () => Promise<string | undefined>;
  /** Arguments and, if it needs one, the configuration. */
  command: (place: Place) => readonly string[];
}

export const webServers: readonly WebServer[] = [
  {
    name: 'nginx',
    find: () => programOf('nginx', ['nginx']),
    command: ({ site, folder, port, own }) => {
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const file = written(own, 'nginx.conf', [
        'daemon off;',
        `pid ${own}/pid;`,
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
        'events {}',
        'http {',
        'access_log off;',
        'types { text/html html; text/javascript js; image/svg+xml svg; application/json json; }',
        ...paths.map((name) => `${name}_temp_path ${own}/${name};`),
        `server { listen 127.0.0.1:${port}; root "${site}"; include "${site}${folder}/nginx.conf"; }`,
        '}',
      ]);
      return ['-e', 'stderr', '-p', own, '-c', file];
    },
  },
  {
    name: 'Caddy',
    find: () => programOf('caddy', ['caddy']),
    command: ({ site, folder, port, own }) => {
      const file = written(own, 'Caddyfile', [
        '{',
        'admin off',
        '}',
        `http://127.0.0.1:${port} {`,
        `root * "${site}"`,
        `import "${site}${folder}/Caddyfile"`,
        '}',
      ]);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
  {
    name: 'Cloudflare’s wrangler',
    isShell404: true,
    find: () => Promise.resolve(onPath('wrangler')),
    command: ({ site, port }) => ['pages', 'dev', site, '--ip', '127.0.0.1', '--port', String(port)],
  },
];

/** Serves `site` on a free port until stopped. */
export async function serveSite(
  server: WebServer,
  program: string,
  site: string,
  folder: string,
): Promise<Server> {
  const port = await freePort();
  const own = mkdtempSync(join(tmpdir(), 'camino-server-'));
  const child = spawn(program, server.command({ site, folder, port, own }), {
    cwd: own,
    env: { ...process.env, HOME: own, CI: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + PATIENCE;
  while (!(await fetch(`${origin}${folder}/`).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${server.name}:\n${printed}`);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}

function written(folder: string, name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** A program on this computer or, on Debian, of `packages`. */
async function programOf(name: string, packages: readonly string[]): Promise<string | undefined> {
  const found = onPath(name) ?? unpacked(name);
  if (found !== undefined || !existsSync('/etc/debian_version')) return found;
  mkdirSync(UNPACKED, { recursive: true });
  try {
    if (process.getuid?.() === 0) await run('apt-get', ['-qq', 'update']);
    await run('apt-get', ['-qq', 'download', ...packages], { cwd: UNPACKED });
    for (const file of readdirSync(UNPACKED).filter((one) => one.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', file, '.'], { cwd: UNPACKED });
      rmSync(join(UNPACKED, file));
    }
  } catch {
    return undefined;
  }
  return unpacked(name);
}

function onPath(name: string): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

function unpacked(name: string): string | undefined {
  return ['usr/sbin', 'usr/bin']
    .map((folder) => join(UNPACKED, folder, name))
    .find((file) => existsSync(file));
}
