/** Fetches what the way is found with before it is asked for; a failure shows when it is. */
export async function fetchCourse(): Promise<void> {
  await Promise.allSettled([import('../services/log/log.ts'), import('../content/course-index.ts')]);
}
