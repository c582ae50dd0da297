import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import { categorySlugs, type Card, type CardData } from '#machines/types.ts';
import firstQuestions from '../../src/content/grammar-questions.ts';
import grammarTabs from '../../src/content/grammar-reference.ts';
import grammarPoints, { type GrammarPoint } from '../../src/content/points.ts';
import sentences from '../../src/content/sentences.ts';
import { verbBook } from '../../src/content/verb-book.ts';
import verbs from '../../src/content/verb-tables.ts';

const cardFiles = import.meta.glob<readonly CardData[]>('../../src/content/cards/*.ts', {
  eager: true,
  import: 'default',
});

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

export const cards: readonly Card[] = categorySlugs.flatMap((category) =>
  (cardFiles[`../../src/content/cards/${category}.ts`] ?? []).map((card) => ({ ...card, category })),
);

export const points: readonly GrammarPoint[] = grammarPoints;

export { firstQuestions, grammarTabs, sentences, verbBook, verbs };
