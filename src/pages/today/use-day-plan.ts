import { todayMachine } from '#machines/study/today.machine.ts';
import { useMemo } from 'react';
import type { Actor } from 'xstate';
import { countDay, loadCourseIndex, lookBack } from '../../actors/day.ts';
import { daySettings, learnerInput, watchLearnerInput } from '../../actors/learner-flows.ts';
import { useLearnerFlows } from '../../learner/Activity.tsx';
import { useFlow } from '../../runtime/use-flow.ts';
import { wire } from '../../runtime/wire.ts';

export function useDayPlan(): Actor<typeof todayMachine> {
  const flows = useLearnerFlows();
  const flow = useMemo(() => {
    const watchLog = watchLearnerInput(flows, daySettings);
    return wire(todayMachine, { watchLog, loadCourse: loadCourseIndex, countDue: countDay, lookBack });
  }, [flows]);
  return useFlow(flow, learnerInput(flows, daySettings));
}
