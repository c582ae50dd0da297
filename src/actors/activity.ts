import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { LogPosition } from '#machines/study/log.types.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { Change } from '../services/activity-tabs.ts';
import { watchAnswers } from '../services/session/answers.ts';
import { keepWaiting } from '../services/waiting.ts';

interface Learner {
  learner: string;
}

/** Pages work before their log is read, so its code comes after theirs. */
const activity = () => import('../services/activity.ts');
/** What talks with the account comes after the log's. */
const exchange = () => import('../services/exchange.ts');

/** Keeps a fact before this returns, so that it reaches the log even if the page ends at once. Returns whether it could. */
export function keepFact(learner: string, event: ActivityEvent): boolean {
  return keepWaiting(learner, event);
}

export const openLog = fromPromise(async ({ input }: { input: Learner }) =>
  (await activity()).openLog(input.learner),
);

/** Tells the machine when the log on this device has changed, in this tab or another, or may have while the page slept. */
export const watchLog = fromCallback<{ type: 'none' }, Learner>(({ input, sendBack }) => {
  const types = { written: 'log.grown', received: 'log.grown', withdrawn: 'log.withdrawn' } as const;
  const stopLog = watch(input.learner, (change) => sendBack({ type: types[change] }));
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendBack({ type: 'log.grown' });
  };
  addEventListener('pageshow', onShow);
  return () => {
    void stopLog();
    removeEventListener('pageshow', onShow);
  };
});

export const appendActivity = fromPromise(
  async ({ input }: { input: Learner & { events: readonly ActivityEvent[] } }) =>
    (await activity()).appendActivity(input.learner, input.events),
);

export const readActivity = fromPromise(
  async ({ input }: { input: Learner & { position: LogPosition; since: LogPosition } }) =>
    (await activity()).readActivity(input.learner, input.position, input.since),
);

/** Tells the machine when there is something to send, when the network comes and goes, and when the service answers again. */
export const watchSync = fromCallback<{ type: 'none' }, Learner>(({ input, sendBack }) => {
  const stopLog = watch(input.learner, (change) => {
    if (change === 'written') sendBack({ type: 'log.written' });
  });
  let hasFailed = false;
  const stopAnswers = watchAnswers((answer) => {
    if (hasFailed && answer === 'answered') sendBack({ type: 'network.restored' });
    hasFailed = answer === 'failed';
  });
  const onOnline = () => sendBack({ type: 'network.restored' });
  const onOffline = () => sendBack({ type: 'network.lost' });
  addEventListener('online', onOnline);
  addEventListener('offline', onOffline);
  return () => {
    void stopLog();
    stopAnswers();
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
  };
});

export const fetchBridge = fromPromise(async ({ input }: { input: Learner }) =>
  (await exchange()).fetchBridge(input.learner),
);

export const exchangeActivity = fromPromise(async ({ input }: { input: Learner & { attempt: number } }) =>
  (await exchange()).exchangeActivity(input.learner, input.attempt),
);

export const countUnsent = fromPromise(async ({ input }: { input: Learner }) =>
  (await activity()).countUnsent(input.learner),
);

/** Tells the changes of the log until the returned function is called. */
function watch(learner: string, onChange: (change: Change) => void): () => Promise<void> {
  const watching = activity().then(({ watchActivity }) => watchActivity(learner, onChange));
  watching.catch(() => undefined);
  return () =>
    watching.then(
      (stop) => stop(),
      () => undefined,
    );
}
