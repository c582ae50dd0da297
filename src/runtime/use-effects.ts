import type { NavigationEmit, ToastEmit } from '#machines/types.ts';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { AnyActor } from 'xstate';
import { screenPaths } from '../paths.ts';
import { report, type Report } from './emits.ts';
import { showToast } from './toasts.ts';
import { useSubscription } from './use-subscription.ts';

type Emit = ToastEmit | NavigationEmit | Report;

/** Performs what a machine emits: toasts and changes of page. All else is reported to whoever listens. */
export function useEffects(actorRef: AnyActor): void {
  const [, navigate] = useLocation();
  const subscribe = useCallback(
    (listener: (emit: Emit) => void) => {
      const subscription = actorRef.on('*', (emitted) => listener(emitted as Emit));
      return () => subscription.unsubscribe();
    },
    [actorRef],
  );
  useSubscription(subscribe, (emit) => {
    if (emit.type === 'toast.shown') showToast(emit);
    else if (emit.type === 'navigation.requested') navigate(screenPaths[emit.screen]);
    else report(emit);
  });
}
