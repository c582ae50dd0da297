import type { StoreJob, StoreReply } from './card-import.worker.ts';

/**
 * Adds cards in a worker, all or none, so that the page stays responsive. `onPortion` gets the number
 * added; if it throws, this stops and rejects with that error. Rejects without disk space. Resolves to
 * false if the worker can't be loaded.
 */
export function storeInWorker(job: StoreJob, onPortion: (added: number) => void): Promise<boolean> {
  const worker = new Worker(new URL('./card-import.worker.ts', import.meta.url), { type: 'module' });
  let failure: unknown = new Error('No disk space');
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
