import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { LogPosition } from '#machines/study/log.types.ts';
import { fromPromise } from 'xstate';
import { keepCopy } from '../services/log/copies.ts';
import { watchAnswers } from '../services/session/answers.ts';
import { storage } from '../services/storage.ts';
import { fromLazyCallback } from './lazy-callback.ts';

interface Learner {
  learner: string;
}

/** Pages work before their log is read, so its code comes after theirs. */
const activity = () => import('../services/log/log.ts');
/** What talks with the account comes after the log's. */
const exchange = () => import('../services/log/exchange.ts');
const snapshots = () => import('../services/log/snapshots.ts');

/** Keeps a fact before this returns, if it can, so that it reaches the log even if the page ends at once. */
export function keepFact(learner: string, event: ActivityEvent, isFinishing: boolean): void {
  keepCopy(learner, event, isFinishing);
}

export const openLog = fromPromise(async ({ input }: { input: Learner }) => ({
  ...(await (await activity()).openLog(input.learner)),
  isBlocked: storage.isBlocked(),
}));

/** Tells the machine when the log on this device has changed, in this tab or another, or may have while the page slept. */
export const watchLog = fromLazyCallback<{ type: 'none' }, Learner>(async ({ input, sendBack }) => {
  const types = { written: 'log.grown', received: 'log.grown', withdrawn: 'log.withdrawn' } as const;
  const { watchActivity } = await activity();
  const stopLog = watchActivity(input.learner, (change) => sendBack({ type: types[change] }));
  const watching = new AbortController();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendBack({ type: 'log.grown' });
  };
  addEventListener('pageshow', onShow, { signal: watching.signal });
  return {
    stop: () => {
      stopLog();
      watching.abort();
    },
  };
});

export const appendActivity = fromPromise(
  async ({ input }: { input: Learner & { events: readonly ActivityEvent[] } }) => ({
    ...(await (await activity()).appendActivity(input.learner, input.events)),
    isBlocked: storage.isBlocked(),
  }),
);

export const readActivity = fromPromise(
  async ({ input }: { input: Learner & { position: LogPosition; since: LogPosition } }) =>
    (await activity()).readActivity(input.learner, input.position, input.since),
);

/** Tells the machine when there is something to send, when the network comes and goes, and when the service answers again. */
export const watchSync = fromLazyCallback<{ type: 'none' }, Learner>(async ({ input, sendBack }) => {
  const { watchActivity } = await activity();
  const stopLog = watchActivity(input.learner, (change) => {
    if (change === 'written') sendBack({ type: 'log.written' });
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
  return {
    stop: () => {
      stopLog();
      stopAnswers();
      watching.abort();
    },
  };
});

export const fetchBridge = fromPromise(async ({ input }: { input: Learner }) =>
  (await snapshots()).fetchBridge(input.learner),
);

export const uploadSnapshot = fromPromise(async ({ input }: { input: Learner & { every: number } }) =>
  (await snapshots()).uploadSnapshot(input.learner, input.every),
);

export const exchangeActivity = fromPromise(async ({ input }: { input: Learner & { attempt: number } }) =>
  (await exchange()).exchangeActivity(input.learner, input.attempt),
);

export const countUnsent = fromPromise(async ({ input }: { input: Learner }) =>
  (await activity()).countUnsent(input.learner),
);

/** Rejects where the browser cannot promise anything. */
export const lookAtStorage = fromPromise(async () => ({
  isPromised: await navigator.storage.persisted(),
  isInstalled: matchMedia('(display-mode: standalone)').matches,
}));

export const askToKeep = fromPromise(() => navigator.storage.persist());
