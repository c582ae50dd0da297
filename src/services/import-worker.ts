import type { StoreJob, StoreReply } from './card-import.worker.ts';
import { untilShown, whenKept } from './log/kept-page.ts';

/**
 * Adds cards in a worker, all or none, so that the page stays responsive. `onPortion` gets the number
 * added; if it throws, this stops and rejects with that error. Rejects without disk space. Resolves to
 * false if the worker can't be loaded. A worker that writes while the page is kept for Back would block every other
 * page; another one begins again when the page is shown.
 */
export async function storeInWorker(job: StoreJob, onPortion: (added: number) => void): Promise<boolean> {
  for (;;) {
    await untilShown();
    const outcome = await storeOnce(job, onPortion);
    if (outcome !== 'left') return outcome === 'stored';
  }
}

function storeOnce(
  job: StoreJob,
  onPortion: (added: number) => void,
): Promise<'stored' | 'unloaded' | 'left'> {
  const worker = new Worker(new URL('./card-import.worker.ts', import.meta.url), { type: 'module' });
  let failure: unknown = new Error('No disk space');
  let forget: (() => void) | undefined;
  return new Promise<'stored' | 'unloaded' | 'left'>((resolve, reject) => {
    forget = whenKept(() => {
      worker.terminate();
      resolve('left');
    });
    worker.addEventListener('error', () => resolve('unloaded'));
    worker.addEventListener('message', ({ data }: MessageEvent<StoreReply>) => {
      if (data === 'stored all') resolve('stored');
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
  }).finally(() => {
    forget?.();
    worker.terminate();
  });
}
