import type { CourseUnit } from '#machines/course/course.types.ts';
import { unitTexts, type UnitTexts } from '#machines/course/unit-texts.rules.ts';
import type { Card } from '#machines/types.ts';
import type { GrammarPoint } from '../content/points.ts';
import { loadSentencesOf } from './bank.ts';
import { loadCourseWords } from './course-words.ts';
import { loadMistakesOf, loadQuestionsAt, loadTransformsOf } from './exercises.ts';
import { loadUnitCards } from './unit-cards.ts';

type Texts = UnitTexts<GrammarPoint>;

const files = import.meta.glob<Texts>('../content/bank/*.ts', { query: '?texts', import: 'default' });

/**
 * What lessons need of a unit besides its sentences, in a chunk for its cards and one for the rest. For offline use only categories and levels are
 * stored: without a network it's made of those. Rejects if that fails, too; a new call retries.
 */
export async function loadUnitTexts(unit: CourseUnit): Promise<Texts & { cards: readonly Card[] }> {
  const load = files[`../content/bank/${unit.id}.ts`] ?? (() => textsFromStored(unit));
  const [cards, texts] = await Promise.all([loadUnitCards(unit), load().catch(() => textsFromStored(unit))]);
  return { cards, ...texts };
}

async function textsFromStored(unit: CourseUnit): Promise<Texts> {
  const [cards, sentences, { default: points }, questions, transforms, mistakes, words] = await Promise.all([
    loadUnitCards(unit),
    loadSentencesOf(unit.id, true),
    import('../content/points.ts'),
    loadQuestionsAt(unit),
    loadTransformsOf(unit),
    loadMistakesOf(unit),
    loadCourseWords(),
  ]);
  return unitTexts(unit.id, { cards, sentences, points, questions, transforms, mistakes, words });
}
