/** Ids of masked flows, set by `vite.config.ts`: the catalog itself has far more than pages need. */
declare const CAMINO_MASKED: readonly string[];

/** Whether traces of a flow show shapes instead of values; in development none do. */
export function isMasked(machine: string): boolean {
  return import.meta.env.MODE !== 'development' && CAMINO_MASKED.includes(machine);
}
