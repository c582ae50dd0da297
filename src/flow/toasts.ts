import type { ToastEmit } from '#machines/types.ts';

type Toast = Omit<ToastEmit, 'type'>;

const listeners = new Set<() => void>();
let isWanted = false;

/**
 * Shows a toast, in a task of its own, so that what the learner clicked on is painted first. The toaster is fetched with
 * the first one.
 */
export function showToast(toast: Toast): void {
  isWanted = true;
  for (const listener of listeners) listener();
  void Promise.all([import('../ui/Toaster.tsx'), nextTask()]).then(([{ showToast: show }]) => show(toast));
}

function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(null);
  }).finally(() => port1.close());
}

/** For `useSyncExternalStore`: whether the toaster has to be on the page by now. */
export const toasterStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: () => isWanted,
};
