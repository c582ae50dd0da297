import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { LogPosition } from '#machines/study/log.types.ts';
import { fromCallback, fromPromise } from 'xstate';
import * as activity from '../services/activity.ts';
import { watchAnswers } from '../services/session/answers.ts';

interface Learner {
  learner: string;
}

export const openLog = fromPromise(({ input }: { input: Learner }) => activity.openLog(input.learner));

/** Tells the machine when the log on this device has changed, in this tab or another. */
export const watchLog = fromCallback<{ type: 'none' }, Learner>(({ input, sendBack }) => {
  const types = { written: 'log.grown', received: 'log.grown', withdrawn: 'log.withdrawn' } as const;
  return activity.watchActivity(input.learner, (change) => sendBack({ type: types[change] }));
});

export const appendActivity = fromPromise(
  ({ input }: { input: Learner & { events: readonly ActivityEvent[] } }) =>
    activity.appendActivity(input.learner, input.events),
);

export const readActivity = fromPromise(
  ({ input }: { input: Learner & { position: LogPosition; since: LogPosition } }) =>
    activity.readActivity(input.learner, input.position, input.since),
);

/** Tells the machine when there is something to send, when the network comes and goes, and when the service answers again. */
export const watchSync = fromCallback<{ type: 'none' }, Learner>(({ input, sendBack }) => {
  const stopLog = activity.watchActivity(input.learner, (change) => {
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
    stopLog();
    stopAnswers();
    removeEventListener('online', onOnline);
    removeEventListener('offline', onOffline);
  };
});

export const fetchBridge = fromPromise(({ input }: { input: Learner }) =>
  activity.fetchBridge(input.learner),
);

export const exchangeActivity = fromPromise(({ input }: { input: Learner }) =>
  activity.exchangeActivity(input.learner),
);

export const countUnsent = fromPromise(({ input }: { input: Learner }) =>
  activity.countUnsent(input.learner),
);
