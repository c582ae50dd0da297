import { remindersMachine } from '#machines/account/reminders.machine.ts';
import { milestonesMachine } from '#machines/study/milestones.machine.ts';
import { useMemo } from 'react';
import { milestoneActors } from '../actors/milestones.ts';
import { reminderActors } from '../actors/reminders.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';
import { watchLearner, watchLog } from './learner-now.ts';

/** Runs what reminds a learner, and what tells them of their milestones. It shows nothing itself. */
export function Reminders() {
  useReminders();
  useMilestones();
  return null;
}

/** Runs the reminders on the flows of this page. */
function useReminders(): void {
  const { flows } = useRuntime();
  const flow = useMemo(
    () =>
      wire(
        remindersMachine,
        reminderActors((tell) => watchLearner(flows, tell)),
      ),
    [flows],
  );
  useFlow(flow);
}

function useMilestones(): void {
  const { flows } = useRuntime();
  const flow = useMemo(
    () =>
      wire(
        milestonesMachine,
        milestoneActors((tell) => watchLog(flows, tell)),
      ),
    [flows],
  );
  useFlow(flow);
}
