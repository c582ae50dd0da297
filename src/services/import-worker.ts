import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Storing } from '#machines/study/card-import.machine.ts';
import type { Added } from './activity-log.ts';

/** The cards of a list, for the log in a database that there is. */
export interface StoreJob {
  database: string;
  storing: Storing;
}

/** The facts that were added last, or what became of all. */
export type StoreReply = Added | 'kept all' | 'kept nothing';

/**
 * Adds the cards in a worker, all or none of them, so that the page goes on meanwhile. `onPortion` is told now and then how
 * many were added; what it throws stops that, and is what this rejects with. It rejects, too, if there is no room for them.
 * Resolves to all facts that were added, or to null if the worker cannot be loaded.
 */
export function storeInWorker(job: StoreJob, onPortion: (added: number) => void): Promise<Added | null> {
  const worker = new Worker(new URL('./card-import.worker.ts', import.meta.url), { type: 'module' });
  const events: ActivityEvent[] = [];
  let last = 0;
  let failure: unknown = new Error('There is no room');
  return new Promise<Added | null>((resolve, reject) => {
    worker.addEventListener('error', () => resolve(null));
    worker.addEventListener('message', ({ data }: MessageEvent<StoreReply>) => {
      if (data === 'kept all') resolve({ events, last });
      else if (data === 'kept nothing') reject(failure);
      else
        try {
          events.push(...data.events);
          ({ last } = data);
          onPortion(events.length);
        } catch (error) {
          failure = error;
          worker.postMessage('stop', { transfer: [] });
        }
    });
    worker.postMessage(job, { transfer: [] });
  }).finally(() => worker.terminate());
}
