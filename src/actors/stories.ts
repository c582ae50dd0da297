import type { Story } from '#machines/course/stories.types.ts';
import { fromPromise } from 'xstate';

/** The readings of the course without their texts. */
export const loadStories = fromPromise<readonly Story[]>(async () => (stories ??= await readStories()));

/** Told at once when the page comes back, which then is as high as it was left. */
let stories: readonly Story[] | undefined;

async function readStories(): Promise<readonly Story[]> {
  const [{ storyList }, { courseIndex }] = await Promise.all([
    import('../content/story-list.ts'),
    import('../content/course-index.ts'),
  ]);
  return storyList.map((story) => ({
    ...story,
    cards: story.cards.flatMap((place) => courseIndex[place]?.id ?? []),
  }));
}
