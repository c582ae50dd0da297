import { useSyncExternalStore } from 'react';

/** What `read` returns in this browser; `prerendered` in a build's pages and until they're hydrated. */
export function useClientValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered);
}

function neverChanges(): () => void {
  return () => undefined;
}
