import { REVIEW_CAP } from '#machines/constants.ts';
import { todayMachine } from '#machines/study/today.machine.ts';
import { useLayoutEffect, useMemo } from 'react';
import type { Actor } from 'xstate';
import { loadCourse } from '../../actors/cards.ts';
import { countDue } from '../../actors/review.ts';
import { useKnownProgress } from '../../learner/Activity.tsx';
import { usePreference } from '../../learner/Preferences.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';

const todayFlow = wire(todayMachine, { loadCourse, countDue });

/** Runs the plan of the learner's day (YYYY-MM-DD), and tells it when the day, the log or a setting changes. */
export function useDayPlan(day: string): Actor<typeof todayMachine> {
  const log = useKnownProgress();
  const zone = usePreference('timezone');
  const dailyGoal = usePreference('dailyGoal');
  const retention = usePreference('retention');
  const rules = useMemo(
    () => ({ retention, zone, dailyGoal, cap: REVIEW_CAP, day }),
    [retention, zone, dailyGoal, day],
  );
  const today = useFlow(todayFlow, { log, rules });
  useLayoutEffect(() => {
    const { context } = today.getSnapshot();
    if (log && (log !== context.log || rules !== context.rules))
      today.send({ type: 'log.changed', log, rules });
  }, [today, log, rules]);
  return today;
}
