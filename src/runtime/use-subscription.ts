import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Subscribes from before the first paint until the page is fully unmounted: emits from effect clean-ups
 * still arrive, although parents' layout effects are cleaned up first. `subscribe` must be stable across
 * renders.
 */
export function useSubscription<Value>(
  subscribe: (listener: (value: Value) => void) => () => void,
  listener: (value: Value) => void,
): void {
  const stop = useRef<(() => void) | null>(null);
  const hear = useEffectEvent(listener);
  useLayoutEffect(() => {
    stop.current?.();
    stop.current = subscribe((value) => hear(value));
  }, [subscribe]);
  useEffect(() => () => stop.current?.(), []);
}
