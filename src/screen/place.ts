import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';

/** A virtual location, as the iframe has a single URL. `isOpen` tells whether a path may be gone to. */
export function placeAt(address: string, isOpen: (path: string) => boolean): BaseLocationHook {
  const listeners = new Set<() => void>();
  let [path = '', search = ''] = partsOf(address);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const navigate = (to: string) => {
    if (!isOpen(partsOf(to)[0] ?? '')) return;
    [path = '', search = ''] = partsOf(to);
    for (const listener of listeners) listener();
  };
  const usePlace = (): [string, typeof navigate] => [useSyncExternalStore(subscribe, () => path), navigate];
  const useSearch = () => useSyncExternalStore(subscribe, () => search);
  return Object.assign(usePlace, { searchHook: useSearch });
}

function partsOf(address: string): readonly string[] {
  return address.replace(/#.*$/, '').split('?');
}
