import type { FitNews } from '#machines/learning/memory-fit.types.ts';
import { countRatedAnswers } from '#machines/learning/rated-answers.rules.ts';
import { numbersAt } from '#machines/learning/schedule.rules.ts';
import type { FitMessage } from '#machines/study/memory-fit.machine.ts';
import { fromPromise } from 'xstate';
import { noteOfferedFit, offeredFit } from '../services/memory/offered-fit.ts';
import { fromLazyCallback } from './lazy-callback.ts';
import { readProgress, type LearnerFlows } from './learner-flows.ts';

/**
 * Fits to the learner's answers. Today offers no other fit for the next 1,000 of them, whatever comes of it. A set that
 * another device or tab fitted meanwhile wins.
 */
export function fitMemoryOf({ activity }: Pick<LearnerFlows, 'activity'>) {
  return fromLazyCallback(async ({ sendBack }) => {
    const tell = (message: FitMessage) => sendBack(message);
    const [{ startFit }, progress] = await Promise.all([
      import('../services/memory/start-fit.ts'),
      readProgress(activity),
    ]);
    const before = numbersAt(progress.fits, Infinity);
    const hear = (news: FitNews) => {
      if (news.type !== 'fit.completed') return tell(news);
      const { progress: now, learner } = activity.getSnapshot().context;
      if (now.fits.at(-1)?.id !== progress.fits.at(-1)?.id)
        return tell({ type: 'fit.failed', reason: 'newer' });
      noteOfferedFit(learner, countRatedAnswers(progress));
      tell({ ...news, before });
    };
    return { stop: startFit(progress, before, hear) };
  });
}

export const readOffered = fromPromise<number | null, { learner: string }>(({ input }) =>
  Promise.resolve(offeredFit(input.learner)),
);

export const noteOffered = fromPromise<void, { learner: string; answers: number }>(({ input }) =>
  Promise.resolve(noteOfferedFit(input.learner, input.answers)),
);
