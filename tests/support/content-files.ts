import { categorySlugs, type Card, type CardData } from '#machines/types.ts';
import grammarQuestions from '../../src/content/grammar-questions.ts';
import grammarTabs from '../../src/content/grammar-reference.ts';
import sentences from '../../src/content/sentences.ts';
import verbs from '../../src/content/verb-tables.ts';

const cardFiles = import.meta.glob<readonly CardData[]>('../../src/content/cards/*.ts', {
  eager: true,
  import: 'default',
});

/** Every card of the app, by category. */
export const cards: readonly Card[] = categorySlugs.flatMap((category) =>
  (cardFiles[`../../src/content/cards/${category}.ts`] ?? []).map((card) => ({ ...card, category })),
);

export { grammarQuestions, grammarTabs, sentences, verbs };
