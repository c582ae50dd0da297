import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { LastingEvent } from './scope.ts';
import { unpack, type Pack } from './unpack.ts';

/** What the build wrote: what to keep, and a name that any other file would have changed. */
export interface Kept {
  version: string;
  /** Files that are fetched by themselves. The name of one without a revision says what it holds. */
  files: readonly { url: string; revision: string | null }[];
  /** Files that are fetched together, and the addresses at which they are kept. The name of a pack says what it holds. */
  packs: readonly { url: string; holds: readonly string[] }[];
}

declare const CAMINO_KEPT: Kept;

export const CACHES = 'camino-files-';
const LANES = 6;
const { version, files, packs } = CAMINO_KEPT;
export const own = CACHES + version;
/** Addresses of the pages, and of chunks. */
export const packedFiles = packs.flatMap(({ holds }) => holds);
const packed = new Set(packedFiles);
/** Files are fetched one after the other in each lane: one lane alone would wait for the network once a file. */
const lanes = Array.from({ length: LANES }, (_lane, index) => {
  const lane = new PrecacheController({
    cacheName: own,
    plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(response.ok ? plain(response) : null) }],
  });
  lane.addToCacheList(files.filter((_file, place) => place % LANES === index));
  return lane;
});

/** `file` is an address: of a page as the browser shows it, of all others as in the folder of the build. */
export function isKept(file: string): boolean {
  return packed.has(file) || laneOf(file) !== undefined;
}

/** Undefined if the browser has deleted the file, or cannot read it. */
export async function keptFile(file: string): Promise<Response | undefined> {
  try {
    return await (packed.has(file)
      ? caches.match(file, { cacheName: own })
      : laneOf(file)?.matchPrecache(file));
  } catch {
    return undefined;
  }
}

/** Keeps all files or fails; those that an older version has, too, are not fetched again. */
export async function keepFiles(event: LastingEvent): Promise<void> {
  const cache = await caches.open(own);
  await Promise.all(
    files.map(async ({ url }) => {
      const older = await olderFile(url);
      if (older) await cache.put(url, plain(older));
    }),
  );
  await Promise.all(lanes.map((lane) => lane.install(event)));
  const shell = await keptFile('/shell.html');
  if (!shell) throw new Error('The shell is not kept');
  for (const { url, holds } of packs) {
    const older = await Promise.all(holds.map(olderFile));
    const found = new Map(older.flatMap((file, index) => (file ? [[holds[index] ?? '', plain(file)]] : [])));
    const all = found.size === holds.length ? found : await fetchPack(url, shell);
    await Promise.all(
      holds.map((file) => {
        const response = all.get(file);
        if (!response) throw new Error(`${url} lacks ${file}`);
        return cache.put(file, response);
      }),
    );
  }
}

function laneOf(file: string): PrecacheController | undefined {
  return lanes.find((lane) => lane.getCacheKeyForURL(file) !== undefined);
}

async function fetchPack(url: string, shell: Response): Promise<Map<string, Response>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const found = unpack((await response.json()) as Pack);
  return new Map(
    [...found].map(([file, text]) => {
      const isScript = file.endsWith('.js');
      const headers = headersOf(isScript ? response : shell);
      if (isScript) headers.set('Content-Type', 'text/javascript');
      return [file, new Response(text, { headers })];
    }),
  );
}

/** A file whose name says what it holds, of any version. */
async function olderFile(file: string): Promise<Response | undefined> {
  return file.startsWith('/assets/') ? caches.match(file, { ignoreVary: true }) : undefined;
}

/**
 * Modules are requested with an Origin, which the worker's own requests lack: kept with the `Vary` of most hosts, a file
 * would not be found.
 */
function plain(response: Response): Response {
  return new Response(response.body, { headers: headersOf(response) });
}

/** Headers that are true of the text as it is kept. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ['Vary', 'ETag', 'Content-Encoding', 'Content-Length']) headers.delete(name);
  return headers;
}
