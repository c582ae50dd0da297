import { useSyncExternalStore, type ReactNode } from 'react';

type Load<Exports> = () => Promise<Exports>;
type Outcome = { exports: unknown } | { error: unknown };

interface Fetch {
  subscribe: (listener: () => void) => () => void;
  outcome: () => Outcome | undefined;
}

interface Props<Exports> {
  /** The same function each time. */
  load: Load<Exports>;
  fallback?: ReactNode;
  children: (exports: Exports) => ReactNode;
}

const fetches = new Map<Load<unknown>, Fetch>();

/**
 * Draws what a chunk of its own exports, and `fallback` while it is fetched; throws when it cannot be, until
 * `retryChunks`. Without Suspense, since React lets what it has suspended wait for up to 300 ms after a fallback.
 */
export function Chunk<Exports>({ load, fallback = null, children }: Props<Exports>): ReactNode {
  const { subscribe, outcome } = fetchOf(load);
  const now = useSyncExternalStore(subscribe, outcome, outcome);
  if (!now) return fallback;
  if ('error' in now) throw now.error;
  return children(now.exports as Exports);
}

/** Begins to fetch a chunk that will be drawn soon. Where that fails before, it is asked for again then. */
export function fetchChunk(load: Load<unknown>): void {
  fetchOf(load);
}

/** Lets chunks that could not be fetched be asked for again. */
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
  };
  load().then(
    (exports) => settle({ exports }),
    (error: unknown) => settle({ error }),
  );
  const fetch: Fetch = {
    outcome: () => outcome,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  fetches.set(load, fetch);
  return fetch;
}
