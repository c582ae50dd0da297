import type { ToastEmit } from '#machines/types.ts';
import { createContext } from 'react';
import { screenPaths } from '../paths.ts';

type Toast = Omit<ToastEmit, 'type'>;

export interface Toasts {
  /** Shows a toast once the toaster is loaded. */
  show: (toast: Toast, owner?: symbol) => void;
  /** Removes an owner's toasts, those that are still to come included, unless they are a farewell. */
  forget: (owner: symbol) => void;
  /** For `useSyncExternalStore`: whether the toaster must be on the page. */
  isWanted: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Whose toasts the flows of a part of the page show: a learner's, or nobody's. */
export const ToastOwnerContext = createContext<symbol | undefined>(undefined);

export function toasts(): Toasts {
  const listeners = new Set<() => void>();
  const gone = new Set<symbol | undefined>();
  let isWanted = false;
  let remove: (() => void) | undefined;
  let shown: symbol | undefined;
  const show = async ({ link, isFarewell, ...message }: Toast, owner?: symbol) => {
    isWanted = true;
    for (const listener of listeners) listener();
    const toaster = await import('../ui/base/Toaster.tsx');
    if (gone.has(owner) && !isFarewell) return;
    shown = isFarewell ? undefined : owner;
    remove = toaster.showToast({
      ...message,
      link: link && { href: screenPaths[link.screen], label: link.label },
    });
  };
  return {
    show: (toast, owner) => void show(toast, owner),
    forget: (owner) => {
      gone.add(owner);
      if (shown === owner) remove?.();
    },
    isWanted: () => isWanted,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
