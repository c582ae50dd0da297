import type { CourseUnit } from '#machines/course/course.types.ts';
import { unitTexts, type UnitTexts } from '#machines/course/unit-texts.rules.ts';
import { categoryOfCardId } from '#machines/learning/card-ids.rules.ts';
import type { Card } from '#machines/types.ts';
import type { GrammarPoint } from '../content/points.ts';
import { loadSentencesOf } from './bank.ts';
import { loadCategory } from './cards.ts';
import { loadCourseWords } from './course-words.ts';
import { loadMistakesOf, loadQuestions, loadTransformsOf } from './exercises.ts';

type Texts = UnitTexts<GrammarPoint>;

const files = import.meta.glob<Texts>('../content/bank/*.ts', { query: '?texts', import: 'default' });

/**
 * What lessons need of a unit besides its sentences, in a chunk of its own. For offline use only categories and levels are
 * stored: without a network it's made of those. Rejects if that fails, too; a new call retries.
 */
export async function loadUnitTexts(unit: CourseUnit): Promise<Texts> {
  const load = files[`../content/bank/${unit.id}.ts`] ?? (() => textsFromStored(unit));
  return load().catch(() => textsFromStored(unit));
}

async function textsFromStored(unit: CourseUnit): Promise<Texts> {
  const [cards, sentences, { default: points }, questions, transforms, mistakes, words] = await Promise.all([
    cardsFromCategories(unit),
    loadSentencesOf(unit.id, true),
    import('../content/points.ts'),
    loadQuestions(),
    loadTransformsOf(unit),
    loadMistakesOf(unit),
    loadCourseWords(),
  ]);
  return unitTexts(unit.id, { cards, sentences, points, questions, transforms, mistakes, words });
}

async function cardsFromCategories({ cards }: CourseUnit): Promise<Card[]> {
  const categories = new Set(cards.flatMap((id) => categoryOfCardId(id) ?? []));
  const loaded = await Promise.all([...categories].map(loadCategory));
  const byId = new Map(loaded.flat().map((card) => [card.id, card]));
  return cards.flatMap((id) => byId.get(id) ?? []);
}
