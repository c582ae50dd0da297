import type { NavigationEmit, ResultEmit, ToastEmit } from '#machines/types.ts';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import type { AnyActor } from 'xstate';
import { screenPaths } from '../paths.ts';
import { showToast } from './toasts.ts';

type Emit = ToastEmit | NavigationEmit | ResultEmit;

/** Performs what a machine emits: toasts and changes of page. */
export function useEffects(actorRef: AnyActor): void {
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    const subscription = actorRef.on('*', (emitted) => {
      const emit = emitted as Emit;
      if (emit.type === 'toast.shown') showToast(emit);
      if (emit.type === 'navigation.requested') navigate(screenPaths[emit.screen]);
    });
    return () => subscription.unsubscribe();
  }, [actorRef, navigate]);
}
