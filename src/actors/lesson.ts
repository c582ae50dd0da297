import type { LessonPlan } from '#machines/course/lesson.types.ts';
import { planStop, type PlanRequest } from '#machines/course/lesson-plan.rules.ts';
import { fromPromise } from 'xstate';
import { loadLessonInput, outlineOf, type Outline } from '../services/lesson-input.ts';
import { readProgress, type OwnLog } from './learner-flows.ts';
import { learnsVosotros, type Flow } from './preferences.ts';

/** What a stop is about; null if the course has no such stop. */
export function outlineOfStop(stop: string): Outline | null {
  return outlineOf(stop);
}

/** Prefetches a stop's content; failures show when it's planned. */
export async function prefetchLesson(stop: string): Promise<void> {
  await loadLessonInput(stop).catch(() => undefined);
}

/** Plans a stop; null if the course has no such stop. Rejects if content can't be loaded. */
export function planStopFor(log: OwnLog, preferences: Flow) {
  return fromPromise<LessonPlan | null, { stop: string } & Omit<PlanRequest, 'progress'>>(
    async ({ input: { stop, ...request } }) => {
      const [lessonInput, progress] = await Promise.all([
        loadLessonInput(stop, learnsVosotros(preferences)),
        readProgress(log),
      ]);
      return lessonInput && planStop(lessonInput, { ...request, progress });
    },
  );
}
