import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { fromCallback } from 'xstate';

type Told =
  | { type: 'settings.told'; isWanted: boolean; dailyGoal: number }
  | { type: 'log.settled'; log: Progress; facts: readonly ActivityEvent[] }
  | { type: 'log.closed' };

/** The actors of the milestones; `watchLog` watches the flows of this page until the function it returns is called. */
export function milestoneActors(watchLog: (tell: (told: Told) => void) => () => void) {
  return { watchLog: fromCallback<{ type: 'none' }>(({ sendBack }) => watchLog(sendBack)) };
}
