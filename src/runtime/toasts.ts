import type { ToastEmit } from '#machines/types.ts';
import { screenPaths } from '../paths.ts';
import { afterPaint } from './after-paint.ts';

type Toast = Omit<ToastEmit, 'type'>;

export interface Toasts {
  /**
   * Shows a toast once the next frame is painted, so that it does not delay the response to a click. The toaster is
   * loaded with the first one.
   */
  show: (toast: Toast) => void;
  /** For `useSyncExternalStore`: whether the toaster must be on the page. */
  isWanted: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function toasts(): Toasts {
  const listeners = new Set<() => void>();
  let isWanted = false;
  const show = async (toast: Toast) => {
    isWanted = true;
    for (const listener of listeners) listener();
    const toaster = await import('../ui/base/Toaster.tsx');
    const { link, ...message } = toast;
    toaster.showToast({ ...message, link: link && { href: screenPaths[link.screen], label: link.label } });
  };
  return {
    show: (toast) => afterPaint(() => void show(toast)),
    isWanted: () => isWanted,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
