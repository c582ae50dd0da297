import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { milestonesOf } from '#machines/learning/milestones.rules.ts';
import type { milestonesMachine } from '#machines/study/milestones.machine.ts';
import { fromCallback, type EventFromLogic } from 'xstate';
import { announcedBefore, storeAnnounced } from '../services/announced-milestones.ts';
import { isAtRest, settingsOf, watchFlows, type LearnerFlows } from './learner-flows.ts';

type MilestonesEvent = EventFromLogic<typeof milestonesMachine>;

export function milestoneActors(flows: LearnerFlows) {
  return {
    watchLog: fromCallback<{ type: 'none' }>(({ sendBack }) => watchLog(flows, sendBack)),
  };
}

/**
 * Reports the achievements setting and, when the log is at rest, the facts recorded on this page since.
 * Other tabs and devices report their own.
 */
export function watchLog(flows: LearnerFlows, tell: (event: MilestonesEvent) => void): () => void {
  const seen = new Set<ActivityEvent>();
  let facts: ActivityEvent[] = [];
  let log: unknown;
  let settings: { isWanted: boolean; dailyGoal: number } | undefined;
  let telling = Promise.resolve();
  return watchFlows(flows, () => {
    const now = settingsOf(flows);
    const { learner, pending, progress, position } = flows.activity.getSnapshot().context;
    if (now) {
      const isWanted = now.notifications && now.learningAchievements;
      const { dailyGoal } = now;
      if (isWanted !== settings?.isWanted || dailyGoal !== settings.dailyGoal)
        tell({ type: 'settings.changed', isWanted, dailyGoal });
      settings = { isWanted, dailyGoal };
    }
    for (const fact of pending) if (!seen.has(fact)) facts.push(fact);
    for (const fact of pending) seen.add(fact);
    if (progress === log || !isAtRest(flows)) return;
    const opened = { type: 'log.opened', log: progress } as const;
    const settled = log === undefined ? null : ({ type: 'log.settled', log: progress, facts } as const);
    const ids = settings && milestonesOf(progress, settings.dailyGoal).map(({ id }) => id);
    log = progress;
    facts = [];
    telling = telling.then(async () => {
      const announced = settled ? null : await announcedBefore(learner).catch(() => null);
      tell(settled ?? (announced ? { ...opened, type: 'log.recovered', announced } : opened));
      if (ids) storeAnnounced(learner, { ids, kept: position.stored });
    });
  });
}
