import { fromCallback, fromPromise } from 'xstate';
import * as leaderboard from '../services/leaderboard.ts';
import { watchActivity } from '../services/log/log.ts';

interface Learner {
  learner: string;
}

/** Reports when facts have reached the account and ranks may have changed. */
export const watchStandings = fromCallback<{ type: 'none' }, Learner>(({ input, sendBack }) =>
  watchActivity(input.learner, (change) => {
    if (change === 'received') sendBack({ type: 'standings.changed' });
  }),
);

export const loadStandings = fromPromise(({ input }: { input: Learner }) =>
  leaderboard.loadStandings(input.learner),
);
