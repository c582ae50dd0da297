import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Listens from before the first paint until the page is unmounted completely: what components tell in their clean-up is
 * still heard, although the layout effects of their parents are cleaned up first. A different `subscribe` replaces the
 * previous one, so it has to be the same function on every render.
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
