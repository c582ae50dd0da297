/** Messages from a worker about its one job. */
type Message<Result> = { done: number } | { result: Result } | { failed: true };

/**
 * Runs one job in a worker and resolves with what its `serveJob` makes of it. Rejects if the worker can't be
 * loaded or fails. Terminates the worker at the end and when `signal` aborts.
 */
export function runInWorker<Job, Result>(
  worker: Worker,
  job: Job,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const fail = () => reject(new Error('The worker failed'));
    worker.addEventListener('message', ({ data }: MessageEvent<Message<Result>>) => {
      if ('done' in data) onProgress(data.done);
      else if ('result' in data) resolve(data.result);
      else fail();
    });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    signal.addEventListener('abort', fail);
    worker.postMessage(job, { transfer: [] });
  }).finally(() => worker.terminate());
}

/** Serves the one job of a worker, whose result can be cloned. */
export function serveJob<Job>(make: (job: Job, onProgress: (done: number) => void) => unknown): void {
  addEventListener('message', ({ data }: MessageEvent<Job>) => void answer(make, data));
}

async function answer<Job>(make: Parameters<typeof serveJob<Job>>[0], job: Job): Promise<void> {
  try {
    tell({ result: await make(job, (done) => tell({ done })) });
  } catch {
    tell({ failed: true });
  }
}

function tell(message: Message<unknown>): void {
  postMessage(message, { transfer: [] });
}
