import { Ring } from '#machines/inspect/ring.ts';
import type { RunningFlows } from './running-flows.ts';

/** Set by `vite.config.ts`: the catalog itself has far more than pages need. */
declare const CAMINO_RECORDABLE: Readonly<Record<string, string>>;

/** Titles of recordable flows by id. */
export const recordable = CAMINO_RECORDABLE;

const rings = new WeakMap<RunningFlows, Ring>();

/**
 * Buffers the last steps of recordable flows in memory until the returned function is called, which
 * clears them.
 */
export function holdRing(flows: RunningFlows): () => void {
  const ring = new Ring({
    now: () => performance.now(),
    isRecordable: (machine) => Object.hasOwn(recordable, machine),
  });
  const end = flows.watch(ring.watch);
  rings.set(flows, ring);
  return () => {
    rings.delete(flows);
    end();
  };
}

/** The buffered steps; undefined before `holdRing`. */
export function ringOf(flows: RunningFlows): Ring | undefined {
  return rings.get(flows);
}
