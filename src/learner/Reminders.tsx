import { keptLevelMachine } from '#machines/course/kept-level.machine.ts';
import { remindersMachine } from '#machines/account/reminders.machine.ts';
import { milestonesMachine } from '#machines/study/milestones.machine.ts';
import { useMemo } from 'react';
import { keptLevelActors, milestoneActors, reminderActors } from '../actors/background.ts';
import type { LearnerFlows } from '../actors/learner-flows.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { wire } from '../runtime/wire.ts';

/** Runs reminders, milestones and what keeps content on this device; renders nothing. */
export function Reminders({ flows }: { flows: LearnerFlows }) {
  const reminders = useMemo(() => wire(remindersMachine, reminderActors(flows)), [flows]);
  const milestones = useMemo(() => wire(milestonesMachine, milestoneActors(flows)), [flows]);
  const keptLevel = useMemo(() => wire(keptLevelMachine, keptLevelActors(flows)), [flows]);
  useFlow(reminders);
  useFlow(milestones);
  useFlow(keptLevel);
  return null;
}
