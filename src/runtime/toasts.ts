import type { ToastEmit } from '#machines/types.ts';
import { createContext } from 'react';
import { screenPaths } from '../paths.ts';

type Toast = Omit<ToastEmit, 'type'>;

export interface Toasts {
  /** Shows a toast once the toaster has loaded. */
  show: (toast: Toast, owner?: symbol) => void;
  /** Removes an owner's toasts, shown or queued, except farewells. */
  forget: (owner: symbol) => void;
  /** For `useSyncExternalStore`: whether the page needs the toaster. */
  isWanted: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** Who owns the toasts of flows below: a learner or nobody. */
export const ToastOwnerContext = createContext<symbol | undefined>(undefined);

/** How many kinds of toasts there are, each at most once on the screen. */
const MOST = 3;

export function toasts(): Toasts {
  const listeners = new Set<() => void>();
  const gone = new Set<symbol | undefined>();
  let isWanted = false;
  let shown: readonly { owner: symbol | undefined; remove: () => void }[] = [];
  const show = async ({ link, isFarewell, ...message }: Toast, owner?: symbol) => {
    isWanted = true;
    for (const listener of listeners) listener();
    const toaster = await import('../ui/base/Toaster.tsx');
    if (gone.has(owner) && !isFarewell) return;
    const remove = toaster.showToast({
      ...message,
      link: link && { href: screenPaths[link.screen], label: link.label },
    });
    if (!isFarewell) shown = [...shown.slice(1 - MOST), { owner, remove }];
  };
  return {
    show: (toast, owner) => void show(toast, owner),
    forget: (owner) => {
      gone.add(owner);
      for (const toast of shown) if (toast.owner === owner) toast.remove();
    },
    isWanted: () => isWanted,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
