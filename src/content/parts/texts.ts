import { unitTexts } from '#machines/course/unit-texts.rules.ts';
import type { MistakesOfUnits, TransformsOfUnits } from '#machines/games/bank.types.ts';
import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import { wordIndex } from '#machines/learning/near-words.rules.ts';
import { sentencesOf } from '../bank-entries.ts';
import { englishTexts, spanishTexts } from '../course-texts.ts';
import older from '../grammar-questions.ts';
import points from '../points.ts';
import cardsOf from './cards.ts';

const bank = import.meta.glob<unknown>('../bank/*.ts', { eager: true, import: 'default' });
const further = import.meta.glob<readonly GrammarQuestion[]>('../questions/*.ts', {
  eager: true,
  import: 'default',
});
const transforms = import.meta.glob<TransformsOfUnits>('../transforms/*.ts', {
  eager: true,
  import: 'default',
});
const mistakes = import.meta.glob<MistakesOfUnits>('../mistakes/*.ts', { eager: true, import: 'default' });

const questions = [...older, ...Object.values(further).flat()];
const words = { es: wordIndex(spanishTexts), en: wordIndex(englishTexts) };

/** What lessons need of a unit besides its cards and sentences. */
export default function textsOf(unit: string) {
  return unitTexts(unit, {
    cards: cardsOf(unit),
    sentences: sentencesOf(unit, bank[`../bank/${unit}.ts`]),
    points,
    questions,
    transforms: Object.values(transforms).flatMap((level) => level[unit] ?? []),
    mistakes: Object.values(mistakes).flatMap((level) => level[unit] ?? []),
    words,
  });
}
