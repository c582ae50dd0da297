import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Clock } from './limits.ts';

/** Whoever would wait longer is better told to come back than left to time out: about a second's work on most computers. */
const MAX_WAITING = 100;
/** Milliseconds, for slower ones. */
const MAX_WAIT = 5000;
/** How much the last task counts in the mean of the time that tasks take. */
const WEIGHT = 0.1;

export interface Queue {
  isFull(): boolean;
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Runs one task after another, and lets the server read and refuse requests in between. The API's library sends the
 * statements of all requests over one connection and waits between them inside a transaction, so a refused statement of
 * one request rolled back another's session.
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
