import { useLayoutEffect } from 'react';
import type { AnyActor } from 'xstate';

/** Hands what one flow of a page emits on to another flow of it, where it is an event of the same name. */
export function useRelay(from: AnyActor, type: string, to: AnyActor): void {
  useLayoutEffect(() => {
    const subscription = from.on(type, (emitted) => to.send(emitted));
    return () => subscription.unsubscribe();
  }, [from, type, to]);
}
