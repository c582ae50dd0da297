const FIRST_STOP = 'a1-hola-1';

/** Fetches what the first lesson is planned from before it is asked for; a failure shows when it is. */
export async function fetchFirstLesson(): Promise<void> {
  const ground = import('../services/lesson-ground.ts').then(({ loadGround }) => loadGround(FIRST_STOP));
  await Promise.allSettled([ground, import('#machines/course/lesson-plan.rules.ts')]);
}
