import type { UnitMaterial } from '#machines/course/placement-questions.rules.ts';
import { fromPromise } from 'xstate';
import { cardsOf } from './library.ts';

/** What the level test asks of a unit. Cards of other categories than those of the unit are not loaded for it. */
export const loadUnit = fromPromise<UnitMaterial, { unit: string }>(({ input }) => materialOf(input.unit));

/** Rejects if something of it cannot be loaded. */
export async function materialOf(unit: string): Promise<UnitMaterial> {
  const [{ courseIndex, courseUnits }, { default: points }, { loadQuestions }, { loadSentencesOf }] =
    await Promise.all([
      import('../content/course-index.ts'),
      import('../content/points.ts'),
      import('../services/exercises.ts'),
      import('../services/bank.ts'),
    ]);
  const ids = new Set(courseUnits.find(({ id }) => id === unit)?.cards);
  const categories = new Set(courseIndex.filter(({ id }) => ids.has(id)).map(({ category }) => category));
  const own = new Set<string>(points.filter((point) => point.unit === unit).map(({ id }) => id));
  const [cards, sentences, questions] = await Promise.all([
    cardsOf([...categories]),
    loadSentencesOf(unit),
    loadQuestions(),
  ]);
  return {
    cards: cards.filter(({ id }) => ids.has(id)),
    sentences,
    questions: questions.filter(({ point }) => own.has(point)),
  };
}
