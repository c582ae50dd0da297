import { todayMachine } from '#machines/study/today.machine.ts';
import { useMemo } from 'react';
import type { Actor } from 'xstate';
import { countDay, loadCourseIndex, lookBack } from '../../actors/day.ts';
import { daySettings, groundOf, watchGroundOf } from '../../actors/learner-flows.ts';
import { useLearnerFlows } from '../../learner/Activity.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';

/** Runs the plan of the day. */
export function useDayPlan(): Actor<typeof todayMachine> {
  const flows = useLearnerFlows();
  const flow = useMemo(() => {
    const watchLog = watchGroundOf(flows, daySettings);
    return wire(todayMachine, { watchLog, loadCourse: loadCourseIndex, countDue: countDay, lookBack });
  }, [flows]);
  return useFlow(flow, groundOf(flows, daySettings));
}
