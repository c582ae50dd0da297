import type { EventObject } from 'xstate';

type Listener<Report> = (report: Report) => void;

const listeners = new Set<Listener<EventObject>>();

/** Tells whoever listens what a machine has emitted. */
export function report(emitted: EventObject): void {
  for (const listener of listeners) listener(emitted);
}

/** Calls `listener` for everything that is reported until the returned function is called. */
export function onReport<Report extends EventObject>(listener: Listener<Report>): () => void {
  // Whoever listens names the reports that it knows; others pass it by.
  const known = listener as Listener<EventObject>;
  listeners.add(known);
  return () => void listeners.delete(known);
}
