import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { LogPosition } from '#machines/study/log.types.ts';
import { fromCallback, fromPromise } from 'xstate';
import { watchAnswers } from '../services/session/answers.ts';
import { storage } from '../services/storage.ts';
import * as exchange from '../services/log/exchange.ts';
import * as activity from '../services/log/log.ts';

interface Learner {
  learner: string;
}

/** Stores a fact synchronously if possible, so that it survives the page's end. */
export function copyFact(learner: string, event: ActivityEvent, isFinishing: boolean): void {
  activity.storeCopy(learner, event, isFinishing);
}

export const openLog = fromPromise(async ({ input }: { input: Learner }) => ({
  ...(await activity.openLog(input.learner)),
  isBlocked: storage.isBlocked(),
}));

/** Reports changes of the log in any tab, and when it may have changed while the page slept. */
export const watchLog = fromCallback<{ type: 'none' }, Learner>(({ input, sendBack }) => {
  const types = { written: 'log.grown', received: 'log.grown', withdrawn: 'log.withdrawn' } as const;
  const stopLog = activity.watchActivity(input.learner, (change) => sendBack({ type: types[change] }));
  const watching = new AbortController();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendBack({ type: 'log.grown' });
  };
  addEventListener('pageshow', onShow, { signal: watching.signal });
  return () => {
    stopLog();
    watching.abort();
  };
});

export const appendActivity = fromPromise(
  async ({ input }: { input: Learner & { events: readonly ActivityEvent[] } }) => ({
    ...(await activity.appendActivity(input.learner, input.events)),
    isBlocked: storage.isBlocked(),
  }),
);

export const readActivity = fromPromise(
  async ({ input }: { input: Learner & { position: LogPosition; since: LogPosition } }) =>
    activity.readActivity(input.learner, input.position, input.since),
);

/** Reports facts to send, a log that may lack the account's, network changes and a service that answers again. */
export const watchSync = fromCallback<{ type: 'none' }, Learner>(({ input, sendBack }) => {
  const stopLog = activity.watchActivity(input.learner, (change) => {
    if (change !== 'received') sendBack({ type: 'log.written' });
  });
  let hasFailed = false;
  const stopAnswers = watchAnswers((answer) => {
    if (hasFailed && answer === 'answered') sendBack({ type: 'network.restored' });
    hasFailed = answer === 'failed';
  });
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener('online', () => sendBack({ type: 'network.restored' }), { signal });
  addEventListener('offline', () => sendBack({ type: 'network.lost' }), { signal });
  return () => {
    stopLog();
    stopAnswers();
    watching.abort();
  };
});

export const fetchSnapshot = fromPromise(({ input }: { input: Learner }) =>
  exchange.fetchSnapshot(input.learner),
);

export const uploadSnapshot = fromPromise(({ input }: { input: Learner & { every: number } }) =>
  exchange.uploadSnapshot(input.learner, input.every),
);

export const exchangeActivity = fromPromise(({ input }: { input: Learner & { attempt: number } }) =>
  exchange.exchangeActivity(input.learner, input.attempt),
);

export const countUnsent = fromPromise(({ input }: { input: Learner }) =>
  activity.countUnsent(input.learner),
);

/** Reports when facts have reached the account and ranks may have changed. */
export const watchStandings = fromCallback<{ type: 'none' }, Learner>(({ input, sendBack }) =>
  activity.watchActivity(input.learner, (change) => {
    if (change === 'received') sendBack({ type: 'standings.changed' });
  }),
);

export const loadStandings = fromPromise(async ({ input }: { input: Learner }) =>
  (await import('../services/leaderboard.ts')).loadStandings(input.learner),
);

/** Rejects in browsers without persistent storage. */
export const checkPersistence = fromPromise(async () => ({
  isPersisted: await navigator.storage.persisted(),
  isInstalled: matchMedia('(display-mode: standalone)').matches,
}));

export const requestPersistence = fromPromise(() => navigator.storage.persist());
