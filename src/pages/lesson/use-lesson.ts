import { lessonMachine } from '#machines/course/lesson.machine.ts';
import type { DepartureEmit } from '#machines/types.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Actor, SnapshotFrom } from 'xstate';
import { planStopFor } from '../../actors/lesson.ts';
import { useOwnLog } from '../../learner/Activity.tsx';
import { usePreference, usePreferences } from '../../learner/Preferences.tsx';
import { useRuntime, useSeed } from '../../runtime/runtime.ts';
import { useFlow } from '../../runtime/use-flow.ts';
import { useDialogTime } from '../../runtime/use-dialog-time.ts';
import { useLeaveGuard } from '../../runtime/use-leave-guard.ts';
import { useListener } from '../../runtime/use-listener.ts';
import { wire } from '../../runtime/wire.ts';

export type LessonRef = Actor<typeof lessonMachine>;

type Snapshot = SnapshotFrom<typeof lessonMachine>;

/** Runs a stop's lesson and confirms leaving it midway. */
export function useLesson(stop: string, canListen: boolean): LessonRef {
  const [, navigate] = useLocation();
  const log = useOwnLog();
  const preferences = usePreferences();
  const { now } = useRuntime();
  const zone = usePreference('timezone');
  const retention = usePreference('retention');
  const flow = useMemo(
    () => wire(lessonMachine, { planStop: planStopFor(log, preferences) }),
    [log, preferences],
  );
  const lesson = useFlow(flow, { stop, seed: useSeed(), canListen, now: now(), zone, retention });
  const tellSilence = useEffectEvent(() => lesson.send({ type: 'voice.lost', now: Date.now() }));
  useEffect(() => {
    if (!canListen) tellSilence();
  }, [canListen]);
  useListener(lesson, 'departure.confirmed', ({ address }: DepartureEmit) => navigate(address));
  useDialogTime((closed) => lesson.send(closed));
  useLeaveGuard(
    () => isAtStake(lesson.getSnapshot()),
    (address) => lesson.send({ type: 'leave.requested', address }),
  );
  return lesson;
}

function isAtStake(state: Snapshot): boolean {
  return state.matches('confirmingLeave') || (state.matches('practicing') && state.context.done > 0);
}
