import type { ToastEmit } from '#machines/types.ts';

type Toast = Omit<ToastEmit, 'type'>;

const listeners = new Set<() => void>();
let isWanted = false;

/** Shows a toast. The toaster is fetched with the first one. */
export function showToast(toast: Toast): void {
  isWanted = true;
  for (const listener of listeners) listener();
  void import('../ui/Toaster.tsx').then(({ showToast: show }) => show(toast));
}

/** For `useSyncExternalStore`: whether the toaster has to be on the page by now. */
export const toasterStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWanted: () => isWanted,
};
