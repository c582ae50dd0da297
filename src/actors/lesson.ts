import type { LessonPlan } from '#machines/course/lesson.types.ts';
import type { PlanRequest } from '#machines/course/lesson-plan.rules.ts';
import { fromPromise } from 'xstate';
import { readProgress, type OwnLog } from './own-log.ts';

/** Plans the sitting of a stop; null if the course has no such stop to practice. Rejects if its content cannot be loaded. */
export function planStopFor(log: OwnLog) {
  return fromPromise<LessonPlan | null, { stop: string } & Omit<PlanRequest, 'progress'>>(
    async ({ input: { stop, ...request } }) => {
      const [{ loadGround }, { planStop }, progress] = await Promise.all([
        import('../services/lesson-ground.ts'),
        import('#machines/course/lesson-plan.rules.ts'),
        readProgress(log),
      ]);
      const ground = await loadGround(stop);
      return ground && planStop(ground, { ...request, progress });
    },
  );
}
