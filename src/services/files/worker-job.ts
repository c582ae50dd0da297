/** Messages from a worker about its one job. */
type Message = { done: number } | { bytes: Uint8Array<ArrayBuffer> } | { failed: true };

/**
 * Runs one job in a worker and resolves with its file. Rejects if the worker can't be loaded or fails.
 * Terminates the worker at the end and when `signal` aborts.
 */
export function runInWorker<Job>(
  worker: Worker,
  job: Job,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const fail = () => reject(new Error('The file couldn’t be made'));
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if ('done' in data) onProgress(data.done);
      else if ('bytes' in data) resolve(data.bytes);
      else fail();
    });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    signal.addEventListener('abort', fail);
    worker.postMessage(job, { transfer: [] });
  }).finally(() => worker.terminate());
}

/** Serves the one job of a worker. */
export function serveJob<Job>(
  make: (job: Job, onProgress: (done: number) => void) => Promise<Uint8Array>,
): void {
  addEventListener('message', ({ data }: MessageEvent<Job>) => {
    void answer(make(data, (done) => tell({ done })));
  });
}

async function answer(file: Promise<Uint8Array>): Promise<void> {
  try {
    const bytes = new Uint8Array(await file);
    tell({ bytes }, [bytes.buffer]);
  } catch {
    tell({ failed: true });
  }
}

function tell(message: Message, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
