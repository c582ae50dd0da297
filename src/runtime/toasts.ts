import type { ToastEmit } from '#machines/types.ts';
import { afterPaint } from './after-paint.ts';

type Toast = Omit<ToastEmit, 'type'>;

const listeners = new Set<() => void>();
let isWanted = false;

/**
 * Shows a toast once the next frame is painted, so that it does not hold up what the learner clicked on. The toaster is
 * fetched with the first one.
 */
export function showToast(toast: Toast): void {
  const show = async () => {
    isWanted = true;
    for (const listener of listeners) listener();
    const toaster = await import('../ui/base/Toaster.tsx');
    toaster.showToast(toast);
  };
  afterPaint(() => void show());
}

/** For `useSyncExternalStore`: whether the toaster has to be on the page by now. */
export const toasterStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: () => isWanted,
};
