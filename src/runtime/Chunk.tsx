import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

type Load<Exports> = () => Promise<Exports>;
type Outcome = { exports: unknown } | { error: unknown };

interface Fetch {
  settled: Promise<Outcome>;
  subscribe: (listener: () => void) => () => void;
  outcome: () => Outcome | undefined;
}

interface Props<Exports> {
  /** Must be the same function on every render. */
  load: Load<Exports>;
  fallback?: ReactNode;
  children: (exports: Exports) => ReactNode;
}

/** Milliseconds in which a page loads what it shows first. */
const FIRST_SCREEN = 2000;

const fetches = new Map<Load<unknown>, Fetch>();

/** Why a part of the page is missing. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';

  constructor(cause: unknown) {
    super('A part of the page couldn’t be loaded', { cause });
  }
}

/**
 * Renders a chunk's exports, and `fallback` while it loads; throws if loading fails, until `retryChunks`.
 * No Suspense: React may delay suspended content by 300 ms after a fallback.
 */
export function Chunk<Exports>({ load, fallback = null, children }: Props<Exports>): ReactNode {
  const { subscribe, outcome } = fetchOf(load);
  const now = useSyncExternalStore(subscribe, outcome, outcome);
  if (!now) return fallback;
  if ('error' in now) throw new LoadFailure(now.error);
  return children(now.exports as Exports);
}

/** A chunk's exports; null while it loads and if that fails. Pass the same `load` on every render. */
export function useChunk<Exports>(load: Load<Exports>): Exports | null {
  const { subscribe, outcome } = fetchOf(load);
  const now = useSyncExternalStore(subscribe, outcome, outcome);
  return now && 'exports' in now ? (now.exports as Exports) : null;
}

/**
 * Preloads a chunk, which `Chunk` then renders at once. Resolves to null on failure: rendering it
 * retries.
 */
export async function fetchChunk<Exports>(load: Load<Exports>): Promise<Exports | null> {
  const outcome = await fetchOf(load).settled;
  return 'error' in outcome ? null : (outcome.exports as Exports);
}

/** Preloads chunks; failures show when they render. */
export function usePrefetch(loads: readonly Load<unknown>[]): void {
  useEffect(() => {
    for (const load of loads) void fetchChunk(load);
  }, [loads]);
}

/** Loads what no page waits for after a page's own chunks. */
export function later<Exports>(load: Load<Exports>): Load<Exports> {
  return async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, FIRST_SCREEN);
    });
    return load();
  };
}

/** Retries failed chunks. */
export function retryChunks(): void {
  for (const [load, { outcome }] of fetches) if ('error' in (outcome() ?? {})) fetches.delete(load);
}

function fetchOf(load: Load<unknown>): Fetch {
  const known = fetches.get(load);
  if (known) return known;
  const listeners = new Set<() => void>();
  let outcome: Outcome | undefined;
  const settle = (settled: Outcome) => {
    outcome = settled;
    if ('error' in settled && listeners.size === 0) fetches.delete(load);
    for (const listener of listeners) listener();
    return settled;
  };
  const fetch: Fetch = {
    settled: load().then(
      (exports) => settle({ exports }),
      (error: unknown) => settle({ error }),
    ),
    outcome: () => outcome,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  fetches.set(load, fetch);
  return fetch;
}
