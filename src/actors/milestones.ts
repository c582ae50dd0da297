import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { milestonesOf } from '#machines/learning/milestones.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { fromCallback } from 'xstate';
import { keepTold, knownBefore } from '../services/told.ts';

interface Settings {
  type: 'settings.told';
  isWanted: boolean;
  dailyGoal: number;
}

/** What the flows of a page tell; `end` is that of the log on this device, as a position in its kept part. */
export type Seen =
  | Settings
  | { type: 'log.settled'; learner: string; log: Progress; facts: readonly ActivityEvent[]; end: number }
  | { type: 'log.closed' };

/** The actors of the milestones; `watchLog` watches the flows of this page until the function it returns is called. */
export function milestoneActors(watchLog: (tell: (seen: Seen) => void) => () => void) {
  return {
    watchLog: fromCallback<{ type: 'none' }>(({ sendBack }) => {
      let settings: Settings | null = null;
      let isFirst = true;
      const tell = async (seen: Seen) => {
        if (seen.type === 'settings.told') settings = seen;
        if (seen.type === 'log.closed') isFirst = true;
        if (seen.type !== 'log.settled') return sendBack(seen);
        const { learner, log, facts, end } = seen;
        const known = isFirst ? await knownBefore(learner).catch(() => null) : null;
        isFirst = false;
        sendBack({ type: 'log.settled', log, facts, known });
        const ids = settings && milestonesOf(log, settings.dailyGoal).map(({ id }) => id);
        if (ids) keepTold(learner, { ids, kept: end });
      };
      let told = Promise.resolve();
      return watchLog((seen) => {
        told = told.then(() => tell(seen));
      });
    }),
  };
}
