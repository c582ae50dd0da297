import { fromPromise } from 'xstate';
import { fromLazyCallback } from './lazy-callback.ts';

interface Learner {
  learner: string;
}

/** Reports when facts have reached the account and ranks may have changed. */
export const watchStandings = fromLazyCallback<{ type: 'none' }, Learner>(async ({ input, sendBack }) => {
  const { watchActivity } = await import('../services/log/log.ts');
  const stop = watchActivity(input.learner, (change) => {
    if (change === 'received') sendBack({ type: 'standings.changed' });
  });
  return { stop };
});

export const loadStandings = fromPromise(async ({ input }: { input: Learner }) =>
  (await import('../services/leaderboard.ts')).loadStandings(input.learner),
);
