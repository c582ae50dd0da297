import { filesOfLevel, KEPT_CACHE, KEPT_LEVEL, KEPT_LIST } from '#machines/course/kept-files.rules.ts';
import type { Obstacle } from '#machines/course/kept-level.rules.ts';
import { inFolder } from '../paths.ts';
import { storage } from './storage.ts';

const CHOSEN = 'camino-kept-level';
/** Files fetched at a time. */
const AT_ONCE = 6;

type Units = readonly string[] | 'all';

/** Whether the learner chose to keep the level, and whether all of it is here. Rejects without a service worker. */
export async function readKept(): Promise<{ isChosen: boolean; isWhole: boolean }> {
  await navigator.serviceWorker.ready;
  const isChosen = storage.getItem(CHOSEN) === KEPT_LEVEL;
  return { isChosen, isWhole: isChosen && (await missing('all')).length === 0 };
}

export function rememberChoice(isChosen: boolean): void {
  if (isChosen) storage.setItem(CHOSEN, KEPT_LEVEL);
  else storage.removeItem(CHOSEN);
}

/** Stores what's missing of the units; `tell` gets how many files are stored, of all. Rejects if one can't be stored. */
export async function storeFiles(
  units: Units,
  tell: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  const wanted = await missing(units);
  const queue = wanted.values();
  let done = 0;
  tell(done, wanted.length);
  const work = async () => {
    for (const file of queue) {
      await cache.add(new Request(inFolder(`/${file}`), { signal }));
      done += 1;
      tell(done, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Removes the level's files but those of `units`. */
export async function removeFiles(units: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  const files = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const needed = new Set(filesOfLevel(files, units));
  for (const file of filesOfLevel(files, 'all')) if (!needed.has(file)) await cache.delete(file);
}

/** Why a file couldn't be stored. */
export function obstacleIn(error: unknown): Obstacle {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'network';
}

async function missing(units: Units): Promise<string[]> {
  const response = await fetch(inFolder(`/${KEPT_LIST}`));
  const files = filesOfLevel((await response.json()) as string[], units);
  const isHere = await Promise.all(
    files.map((file) => caches.match(inFolder(`/${file}`), { cacheName: KEPT_CACHE, ignoreVary: true })),
  );
  return files.filter((_, place) => !isHere[place]);
}
