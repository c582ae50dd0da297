import type { FitJob, FitNews } from '#machines/learning/memory-fit.types.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { answerLogSteps } from '#machines/learning/rated-answers.rules.ts';
import { runInWorker } from '../files/worker-job.ts';
import { inSlices } from '../slices.ts';

/**
 * Fits FSRS-6's numbers to the learner's answers in a worker and compares them with those in use. Returns a function that
 * cancels it silently.
 */
export function startFit(
  progress: Progress,
  current: readonly number[],
  tell: (news: FitNews) => void,
): () => void {
  const cancel = new AbortController();
  const { signal } = cancel;
  const notify = (news: FitNews) => {
    if (!signal.aborted) tell(news);
  };
  const fit = async () => {
    const log = await inSlices(answerLogSteps(progress), signal);
    const worker = new Worker(new URL('fit.worker.ts', import.meta.url), { type: 'module' });
    const job: FitJob = { log, current };
    const onProgress = (done: number) => notify({ type: 'fit.progressed', done });
    notify(await runInWorker<FitJob, FitNews>(worker, job, onProgress, signal));
  };
  void fit().catch(() => notify({ type: 'fit.failed', reason: 'unloaded' }));
  return () => cancel.abort();
}
