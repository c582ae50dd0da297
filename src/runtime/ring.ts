import { Ring } from '#machines/inspect/ring.ts';
import type { RunningFlows } from './running-flows.ts';

/** `vite.config.ts` fills it in from the catalog, which has far more than a page needs. */
declare const CAMINO_RECORDABLE: Readonly<Record<string, string>>;

/** Titles of the flows that may be recorded, by their ids. */
export const recordable = CAMINO_RECORDABLE;

const rings = new WeakMap<RunningFlows, Ring>();

/** Holds the last steps of recordable flows in memory until the returned function is called, which forgets them. */
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

/** What is held of the flows; undefined before `holdRing`. */
export function ringOf(flows: RunningFlows): Ring | undefined {
  return rings.get(flows);
}
