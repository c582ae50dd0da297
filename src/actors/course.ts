/** Fetches what the way is found with before it is asked for; a failure shows when it is. */
export async function fetchCourse(): Promise<void> {
  await Promise.allSettled([import('../services/activity.ts'), import('../content/course-index.ts')]);
}
