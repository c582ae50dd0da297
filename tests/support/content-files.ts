import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import type { Card } from '#machines/types.ts';
import { allCards } from '../../src/content/all-cards.ts';
import firstQuestions from '../../src/content/grammar-questions.ts';
import grammarTabs from '../../src/content/grammar-reference.ts';
import grammarPoints, { type GrammarPoint } from '../../src/content/points.ts';
import sentences from '../../src/content/sentences.ts';
import { verbBook } from '../../src/content/verb-book.ts';
import verbs from '../../src/content/verb-tables.ts';

const questionFiles = import.meta.glob<readonly GrammarQuestion[]>('../../src/content/questions/*.ts', {
  eager: true,
  import: 'default',
});

export const questionsOfLevels: ReadonlyMap<string, readonly GrammarQuestion[]> = new Map(
  Object.entries(questionFiles).map(([path, questions]) => [path.replace(/^.*\/|\.ts$/g, ''), questions]),
);

export const grammarQuestions: readonly GrammarQuestion[] = [
  ...firstQuestions,
  ...[...questionsOfLevels.values()].flat(),
];

/** Every card of the app by category, course-only ones last. */
export const cards = allCards;

/** The 950 flashcards of the ten categories. */
export const flashcards: readonly Card[] = cards.filter(({ category }) => category !== 'course');

export const points: readonly GrammarPoint[] = grammarPoints;

export { firstQuestions, grammarTabs, sentences, verbBook, verbs };
