import type { CourseUnit } from '#machines/course/course.types.ts';
import { unitTexts, type UnitTexts } from '#machines/course/unit-texts.rules.ts';
import { categoryOfCardId } from '#machines/learning/card-ids.rules.ts';
import type { Card } from '#machines/types.ts';
import { loadSentencesOf } from './bank.ts';
import { loadCategory } from './cards.ts';
import { loadCourseWords } from './course-words.ts';
import { loadGrammarOf } from './exercises.ts';

const files = import.meta.glob<UnitTexts>('../content/bank/*.ts', { query: '?texts', import: 'default' });

/**
 * A unit's cards and rivals, in a chunk of their own. Only categories are stored for offline use: without a network they
 * come from those. Rejects if that fails, too; a new call retries.
 */
export async function loadUnitTexts(unit: CourseUnit): Promise<UnitTexts> {
  const file = files[`../content/bank/${unit.id}.ts`];
  try {
    return (await file?.()) ?? { cards: [], rivals: {} };
  } catch {
    const [cards, sentences, { transforms, mistakes }, words] = await Promise.all([
      cardsFromCategories(unit),
      loadSentencesOf(unit.id, true),
      loadGrammarOf(unit.id),
      loadCourseWords(),
    ]);
    return unitTexts(cards, sentences, [...transforms, ...mistakes], words);
  }
}

async function cardsFromCategories({ cards }: CourseUnit): Promise<Card[]> {
  const categories = new Set(cards.flatMap((id) => categoryOfCardId(id) ?? []));
  const loaded = await Promise.all([...categories].map(loadCategory));
  const byId = new Map(loaded.flat().map((card) => [card.id, card]));
  return cards.flatMap((id) => byId.get(id) ?? []);
}
