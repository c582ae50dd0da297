import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { afterPaint } from './after-paint.ts';

/**
 * Like `useSelector`, for a part of a page that may update a frame later, so as not to delay what the user looks at.
 * Changes that come before that frame are rendered as one.
 */
export function useSelectorAfterPaint<Actor extends AnyActorRef, Value extends string | number | boolean>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isWaiting = false;
      const subscription = actor.subscribe(() => {
        if (isWaiting) return;
        isWaiting = true;
        afterPaint(() => {
          isWaiting = false;
          onChange();
        });
      });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => select(actor.getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}
