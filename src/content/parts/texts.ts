import { unitTexts, type UnitTexts } from '#machines/course/unit-texts.rules.ts';
import { wordIndex } from '#machines/learning/near-words.rules.ts';
import { allCards } from '../all-cards.ts';
import { sentencesOf } from '../bank-entries.ts';
import { englishTexts, spanishTexts } from '../course-texts.ts';
import { inCourseOrder, unitsOf } from '../course.ts';
import grammarOf from './grammar.ts';

const bank = import.meta.glob<unknown>('../bank/*.ts', { eager: true, import: 'default' });
const cards = inCourseOrder(allCards);
const units = new Map(unitsOf(allCards).map((unit) => [unit.id, new Set(unit.cards)]));
const words = { es: wordIndex(spanishTexts), en: wordIndex(englishTexts) };

export default function textsOf(unit: string): UnitTexts {
  const own = units.get(unit);
  const { transforms, mistakes } = grammarOf(unit);
  return unitTexts(
    cards.filter(({ id }) => own?.has(id)),
    sentencesOf(unit, bank[`../bank/${unit}.ts`]),
    [...transforms, ...mistakes],
    words,
  );
}
