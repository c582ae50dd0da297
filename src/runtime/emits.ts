import type { ActivityEmit, FactEmit } from '#machines/learning/activity.types.ts';
import type { SettingsEmit } from '#machines/account/own-data.machine.ts';
import type { JudgementEmit, ResultEmit } from '#machines/types.ts';

/** What machines emit beside toasts and changes of page: facts and answers. */
export type Report = ResultEmit | JudgementEmit | FactEmit | ActivityEmit | SettingsEmit;
type Listener = (report: Report) => void;

const listeners = new Set<Listener>();

/** Tells whoever listens. */
export function report(emitted: Report): void {
  for (const listener of listeners) listener(emitted);
}

/** Calls `listener` for everything that is reported until the returned function is called. */
export function onReport(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
