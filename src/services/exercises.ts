import type { Unit } from '#machines/course/course.types.ts';
import type {
  ExamText,
  Mistake,
  MistakesOfUnits,
  RepliesOfUnits,
  Reply,
  Transform,
  TransformsOfUnits,
} from '#machines/games/bank.types.ts';
import type { GrammarQuestion, Sentence, Verb, VerbTable } from '#machines/games/exercise.types.ts';
import type { Level } from '#machines/types.ts';

const furtherQuestions = import.meta.glob<readonly GrammarQuestion[]>('../content/questions/*.ts', {
  import: 'default',
});

const replies = import.meta.glob<RepliesOfUnits>('../content/replies/*.ts', { import: 'default' });
const transforms = import.meta.glob<TransformsOfUnits>('../content/transforms/*.ts', { import: 'default' });
const mistakes = import.meta.glob<MistakesOfUnits>('../content/mistakes/*.ts', { import: 'default' });

type OfLevel = Pick<Unit, 'id' | 'level'>;

const examTexts = import.meta.glob<readonly ExamText[]>('../content/exam-texts/*.ts', { import: 'default' });

/** The verbs of Verb Conjugation, in a chunk of their own. Rejects if the fetch fails; a new call retries. */
export async function loadVerbs(): Promise<readonly Verb[]> {
  return (await import('../content/verb-tables.ts')).default;
}

/** The tables of all verbs, in a chunk of their own. Rejects if the fetch fails; a new call retries. */
export async function loadVerbBook(): Promise<readonly (VerbTable & { id: string })[]> {
  return (await import('../content/verb-book.ts')).verbBook;
}

/**
 * The questions of Grammar Master, in a chunk for each level and one for all levels; without those of B1 if they can't be
 * fetched. Rejects if another fetch fails; a new call retries.
 */
export async function loadQuestions(): Promise<readonly GrammarQuestion[]> {
  const [first, ...further] = await Promise.all([
    import('../content/grammar-questions.ts'),
    questionsAt('A1'),
    questionsAt('A2'),
    questionsAt('B1').catch(() => []),
  ]);
  return [...first.default, ...further.flat()];
}

/** All questions that may ask a unit's points, with others. Rejects if a fetch fails; a new call retries. */
export async function loadQuestionsAt({ level }: OfLevel): Promise<readonly GrammarQuestion[]> {
  const [first, own] = await Promise.all([import('../content/grammar-questions.ts'), questionsAt(level)]);
  return [...first.default, ...own];
}

async function questionsAt(level: Level): Promise<readonly GrammarQuestion[]> {
  return (await furtherQuestions[`../content/questions/${level.toLowerCase()}.ts`]?.()) ?? [];
}

/** The replies of a unit, in a chunk for each level. Rejects if the fetch fails; a new call retries. */
export async function loadRepliesOf({ id, level }: OfLevel): Promise<readonly Reply[]> {
  return (await replies[`../content/replies/${level.toLowerCase()}.ts`]?.())?.[id] ?? [];
}

/** The texts in the exam of a level, in a chunk of their own. Rejects if the fetch fails; a new call retries. */
export async function loadExamTextsOf(level: Level): Promise<readonly ExamText[]> {
  return (await examTexts[`../content/exam-texts/${level.toLowerCase()}.ts`]?.()) ?? [];
}

/** The sentences of a unit to say otherwise, in a chunk for each level. Rejects if the fetch fails; a new call retries. */
export async function loadTransformsOf({ id, level }: OfLevel): Promise<readonly Transform[]> {
  return (await transforms[`../content/transforms/${level.toLowerCase()}.ts`]?.())?.[id] ?? [];
}

/** The sentences of a unit to correct, in a chunk for each level. Rejects if the fetch fails; a new call retries. */
export async function loadMistakesOf({ id, level }: OfLevel): Promise<readonly Mistake[]> {
  return (await mistakes[`../content/mistakes/${level.toLowerCase()}.ts`]?.())?.[id] ?? [];
}

/**
 * The sentences of Sentence Builder, in a chunk of their own. Rejects if the fetch fails; a new call
 * retries.
 */
export async function loadSentences(): Promise<readonly Sentence[]> {
  return (await import('../content/sentences.ts')).default;
}
