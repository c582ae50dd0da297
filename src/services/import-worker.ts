import type { StoreJob, StoreReply } from './card-import.worker.ts';

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
      if (data === 'stored all') resolve(true);
      else if (data === 'stored nothing') reject(failure);
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
