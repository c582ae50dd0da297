import { REVIEW_CAP } from '#machines/constants.ts';
import { todayMachine, type DayGround } from '#machines/study/today.machine.ts';
import { useLayoutEffect, useMemo } from 'react';
import type { Actor } from 'xstate';
import { loadCourseIndex } from '../../actors/cards.ts';
import { countDay, lookBack } from '../../actors/review.ts';
import { useKnownProgress } from '../../learner/Activity.tsx';
import { usePreference } from '../../learner/Preferences.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';

const todayFlow = wire(todayMachine, { loadCourse: loadCourseIndex, countDue: countDay, lookBack });

/** What a day is planned from; `log` is null until it is known what the learner has done. */
export type KnownGround = Omit<DayGround, 'log'> & { log: DayGround['log'] | null };

/** The ground of the plan of a day (YYYY-MM-DD) as it is now: a new one when the day, the log or a setting changes. */
export function useDayGround(day: string): KnownGround {
  const log = useKnownProgress();
  const zone = usePreference('timezone');
  const dailyGoal = usePreference('dailyGoal');
  const retention = usePreference('retention');
  return useMemo(
    () => ({ log, rules: { retention, zone, dailyGoal, cap: REVIEW_CAP }, day }),
    [log, retention, zone, dailyGoal, day],
  );
}

/** Runs the plan of a day and tells it when its ground changes. */
export function useDayPlan({ log, rules }: KnownGround): Actor<typeof todayMachine> {
  const today = useFlow(todayFlow, { log, rules });
  useLayoutEffect(() => {
    const { context } = today.getSnapshot();
    if (log && (log !== context.log || rules !== context.rules))
      today.send({ type: 'log.changed', log, rules });
  }, [today, log, rules]);
  return today;
}
