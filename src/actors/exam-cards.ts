import type { ExamCard } from '#machines/games/exam-questions.rules.ts';
import type { Seed } from '#machines/parts/random.ts';
import type { CategorySlug } from '#machines/types.ts';
import { fromPromise } from 'xstate';
import { cardsOf } from './library.ts';

/** How long an exam waits for more than its cards, in milliseconds; it does without what comes later or fails. */
const PATIENCE = 1500;

/** The cards of a category with further exercises. Rejects only if the cards themselves cannot be loaded. */
export function loadExamCardsWith(newSeed: () => Seed) {
  return fromPromise<readonly ExamCard[], { categories: readonly CategorySlug[] }>(async ({ input }) => {
    const cards = await cardsOf(input.categories);
    const exercises = import('../services/exam-exercises.ts').then(({ withExamExercises }) =>
      withExamExercises(cards, newSeed()),
    );
    return Promise.race([exercises.catch(() => cards), elapsed(PATIENCE).then(() => cards)]);
  });
}

function elapsed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
