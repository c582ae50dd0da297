import type { LessonPlan } from '#machines/course/lesson.types.ts';
import { planInPieces, type PlanRequest } from '#machines/course/lesson-plan.rules.ts';
import { fromPromise } from 'xstate';
import { loadLessonInput, outlineOf, type Outline } from '../services/lesson-input.ts';
import { readProgress, type OwnLog } from './learner-flows.ts';
import { slicer } from '../services/slices.ts';
import { learnsVosotros, type PreferencesFlow } from './preferences.ts';

/** What a stop is about; null if the course has no such stop. */
export function outlineOfStop(stop: string): Outline | null {
  return outlineOf(stop);
}

/** Prefetches a stop's content; failures show when it's planned. */
export async function prefetchLesson(stop: string): Promise<void> {
  await loadLessonInput(stop).catch(() => undefined);
}

/** Plans a stop in short tasks; null if the course has no such stop. Rejects if content can't be loaded. */
export function planStopFor(log: OwnLog, preferences: PreferencesFlow) {
  return fromPromise<LessonPlan | null, { stop: string } & Omit<PlanRequest, 'progress'>>(
    async ({ input: { stop, ...request } }) => {
      const pause = slicer();
      const [lessonInput, progress] = await Promise.all([
        loadLessonInput(stop, learnsVosotros(preferences)),
        readProgress(log),
      ]);
      if (!lessonInput) return null;
      await pause();
      const pieces = planInPieces(lessonInput, { ...request, progress });
      let piece = pieces.next();
      for (; !piece.done; piece = pieces.next()) await pause();
      return piece.value;
    },
  );
}
