import type { Storing } from '#machines/study/card-import.machine.ts';

/** The cards of a list, for the log in a database that there is. */
export interface StoreJob {
  database: string;
  storing: Storing;
}

/** How many were added so far, or what became of all. */
export type StoreReply = number | 'kept all' | 'kept nothing';

/**
 * Adds the cards in a worker, all or none of them, so that the page goes on meanwhile. `onPortion` is told now and then how
 * many were added; what it throws stops that, and is what this rejects with. It rejects, too, if there is no room for them.
 * Resolves to false if the worker cannot be loaded.
 */
export function storeInWorker(job: StoreJob, onPortion: (added: number) => void): Promise<boolean> {
  const worker = new Worker(new URL('./card-import.worker.ts', import.meta.url), { type: 'module' });
  let failure: unknown = new Error('There is no room');
  return new Promise<boolean>((resolve, reject) => {
    worker.addEventListener('error', () => resolve(false));
    worker.addEventListener('message', ({ data }: MessageEvent<StoreReply>) => {
      if (data === 'kept all') resolve(true);
      else if (data === 'kept nothing') reject(failure);
      else
        try {
          onPortion(data);
        } catch (error) {
          failure = error;
          worker.postMessage('stop', { transfer: [] });
        }
    });
    worker.postMessage(job, { transfer: [] });
  }).finally(() => worker.terminate());
}
