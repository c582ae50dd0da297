import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Clock } from './limits.ts';

/** Reject rather than time out; about a second's work on most computers. */
const MAX_WAITING = 100;
/** Milliseconds, for slower computers. */
const MAX_WAIT = 5000;
/** The weight of the latest task in the mean task time. */
const WEIGHT = 0.1;

export interface Queue {
  isFull(): boolean;
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Runs tasks in sequence while the server can read and reject requests. The API's library shares one
 * connection and waits inside transactions, so one request's failed statement would roll back another's
 * session.
 */
export function createQueue(now: Clock): Queue {
  let waiting = 0;
  let pace = 0;
  let last: Promise<unknown> = Promise.resolve();
  const timed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await othersTurn();
    const start = now();
    try {
      return await work();
    } finally {
      waiting -= 1;
      pace += WEIGHT * (now() - start - pace);
    }
  };
  return {
    isFull: () => waiting >= MAX_WAITING || waiting * pace > MAX_WAIT,
    run: (work) => {
      waiting += 1;
      const result = last.then(() => timed(work));
      last = result.catch(() => undefined);
      return result;
    },
  };
}
