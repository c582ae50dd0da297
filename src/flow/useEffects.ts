import type { JudgementEmit, NavigationEmit, ResultEmit, ToastEmit } from '#machines/types.ts';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import type { AnyActor } from 'xstate';
import { screenPaths } from '../paths.ts';
import { reportJudgement } from './judgements.ts';
import { showToast } from './toasts.ts';

type Emit = ToastEmit | NavigationEmit | ResultEmit | JudgementEmit;

/** Performs what a machine emits: toasts, changes of page, and the sound of an answer. */
export function useEffects(actorRef: AnyActor): void {
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    const subscription = actorRef.on('*', (emitted) => {
      const emit = emitted as Emit;
      if (emit.type === 'toast.shown') showToast(emit);
      if (emit.type === 'navigation.requested') navigate(screenPaths[emit.screen]);
      if (emit.type === 'answer.judged') reportJudgement(emit.isRight);
    });
    return () => subscription.unsubscribe();
  }, [actorRef, navigate]);
}
