import { categorySlugs, type Card, type CardData } from '#machines/types.ts';

export interface Sentence {
  spanish: string;
  english: string;
  words: readonly string[];
  level: string;
}

export interface VerbTable {
  infinitive: string;
  translation: string;
  conjugations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface GrammarQuestion {
  id: string;
  question: string;
  options: readonly string[];
  correctAnswer: string;
  explanation: string;
  grammarType: string;
}

const cardFiles = import.meta.glob<readonly CardData[]>('../../src/content/cards/*.ts', {
  eager: true,
  import: 'default',
});
const otherFiles = import.meta.glob<Record<string, unknown>>('../../src/content/*.ts', { eager: true });

/** Every card of the app in the order of the categories. */
export const cards: readonly Card[] = categorySlugs.flatMap((category) =>
  (cardFiles[`../../src/content/cards/${category}.ts`] ?? []).map((card) => ({ ...card, category })),
);

export const sentences = (contentOf('sentences') ?? []) as readonly Sentence[];
export const verbTables = (contentOf('verb-tables') ?? []) as readonly VerbTable[];
export const grammarQuestions = (contentOf('grammar-questions') ?? []) as readonly GrammarQuestion[];
export const grammarReference = contentOf('grammar-reference');

/** What the file of that name in `src/content` exports, `undefined` while there is none. */
function contentOf(name: string): unknown {
  const file = otherFiles[`../../src/content/${name}.ts`];
  return file && (file['default'] ?? Object.values(file)[0]);
}
