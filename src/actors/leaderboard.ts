import { fromCallback, fromPromise } from 'xstate';

interface Learner {
  learner: string;
}

/** Tells the machine when facts have reached the account, so that the ranks may have changed. */
export const watchStandings = fromCallback<{ type: 'none' }, Learner>(({ input, sendBack }) => {
  const watching = import('../services/activity.ts').then(({ watchActivity }) =>
    watchActivity(input.learner, (change) => {
      if (change === 'received') sendBack({ type: 'standings.changed' });
    }),
  );
  watching.catch(() => undefined);
  return () =>
    watching.then(
      (stop) => stop(),
      () => undefined,
    );
});

export const loadStandings = fromPromise(async ({ input }: { input: Learner }) =>
  (await import('../services/leaderboard.ts')).loadStandings(input.learner),
);
