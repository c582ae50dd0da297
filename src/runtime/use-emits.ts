import type { LearnerEmit } from '#machines/learning/activity.types.ts';
import type { NavigationEmit, ToastEmit } from '#machines/types.ts';
import { createContext, use, useCallback } from 'react';
import { useLocation } from 'wouter';
import type { AnyActor, AnyEventObject } from 'xstate';
import { paths, screenPaths, withoutFolder } from '../paths.ts';
import { entryState } from './requested-page.ts';
import { useRuntime } from './runtime.ts';
import { ToastOwnerContext } from './toasts.ts';
import { useSubscription } from './use-subscription.ts';

/** Back skips them: their link is used up. */
const linkPages = new Set<string>([paths.authCallback(), paths.newPassword()]);

type Tell = (emitted: LearnerEmit) => void;

/** Takes emits about the learner: `listenFor` of `listener.ts`, provided by `LearnerProviders`. */
export const ListenerContext = createContext<Tell>(({ type }) => {
  throw new Error(`Nothing listens to ${type}`);
});

/**
 * Handles a flow's emits, even during unmount: shows toasts, navigates, passes facts to `listener.ts`. Pages
 * handle all others.
 */
export function useEmits(actorRef: AnyActor): void {
  const [, navigate] = useLocation();
  const { toasts } = useRuntime();
  const owner = use(ToastOwnerContext);
  const tell = use(ListenerContext);
  const subscribe = useCallback(
    (listener: (event: AnyEventObject) => void) => {
      const subscription = actorRef.on('*', listener);
      return () => subscription.unsubscribe();
    },
    [actorRef],
  );
  useSubscription(subscribe, (event) => {
    const emitted = event as ToastEmit | NavigationEmit | LearnerEmit;
    switch (emitted.type) {
      case 'toast.shown':
        return toasts.show(emitted, owner);
      case 'navigation.requested':
        return navigate(screenPaths[emitted.screen], {
          state: emitted.screen === 'home' ? entryState() : null,
          replace: linkPages.has(withoutFolder(location.pathname)),
        });
      case 'game.finished':
      case 'answer.judged':
      case 'fact.recorded':
      case 'activity.recorded':
        return tell(emitted);
      default:
        return undefined;
    }
  });
}
