import { unitOf } from '#machines/games/game-words.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';

/** The id of the unit of the course in which the learner is. */
export async function unitIn(progress: Progress): Promise<string> {
  const { courseUnits } = await import('../content/course-index.ts');
  return unitOf(courseUnits, progress)?.id ?? '';
}
