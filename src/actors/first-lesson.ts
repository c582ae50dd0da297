const FIRST_STOP = 'a1-hola-1';

/** Fetches what the first lesson is planned from before it is asked for; a failure shows when it is. */
export async function fetchFirstLesson(): Promise<void> {
  const { loadGround } = await import('../services/lesson-ground.ts');
  await loadGround(FIRST_STOP);
}
