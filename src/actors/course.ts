import type { UnitMaterial } from '#machines/course/placement-questions.rules.ts';
import type { Story } from '#machines/course/stories.types.ts';
import { fromPromise } from 'xstate';

const FIRST_STOP = 'a1-hola-1';

/** Prefetches the first lesson's content; failures show when it's planned. */
export async function fetchFirstLesson(): Promise<void> {
  const { loadLessonInput } = await import('../services/lesson-input.ts');
  await loadLessonInput(FIRST_STOP);
}

export const loadUnit = fromPromise<UnitMaterial, { unit: string }>(({ input }) => materialOf(input.unit));

/** Rejects if any content can't be loaded. */
export async function materialOf(unit: string): Promise<UnitMaterial> {
  const [{ courseUnits }, { loadUnitTexts }, { loadSentencesOf }] = await Promise.all([
    import('../content/course-index.ts'),
    import('../services/unit-texts.ts'),
    import('../services/bank.ts'),
  ]);
  const own = courseUnits.filter(({ id }) => id === unit);
  const [texts, sentences] = await Promise.all([Promise.all(own.map(loadUnitTexts)), loadSentencesOf(unit)]);
  return {
    cards: texts.flatMap(({ cards }) => cards),
    sentences,
    questions: texts.flatMap(({ questions }) => questions),
  };
}

export const loadStories = fromPromise<readonly Story[]>(async () => (stories ??= await readStories()));

/** Cached, so that the page returns at its full height and scroll position. */
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
