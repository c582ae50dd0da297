import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Listens before the first paint, and until the page is gone altogether: what the parts of a page tell in their own
 * clean-up is still heard, although the layout effects of what is around them end first. Another `subscribe` listens
 * in the place of the one before, so it has to be the same function on every render.
 */
export function useSubscription<Told>(
  subscribe: (listener: (told: Told) => void) => () => void,
  listener: (told: Told) => void,
): void {
  const stop = useRef<(() => void) | null>(null);
  const hear = useEffectEvent(listener);
  useLayoutEffect(() => {
    stop.current?.();
    stop.current = subscribe((told) => hear(told));
  }, [subscribe]);
  useEffect(() => () => stop.current?.(), []);
}
