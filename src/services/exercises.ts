import type { Unit } from '#machines/course/course.types.ts';
import type { ExamText, RepliesOfUnits, Reply } from '#machines/games/bank.types.ts';
import type { GrammarQuestion, Sentence, Verb, VerbTable } from '#machines/games/exercise.types.ts';
import type { Level } from '#machines/types.ts';
import type { UnitGrammar } from '../content/parts/grammar.ts';
import { units } from '../content/units.ts';

const grammar = import.meta.glob<UnitGrammar>('../content/bank/*.ts', {
  query: '?grammar',
  import: 'default',
});

const replies = import.meta.glob<RepliesOfUnits>('../content/replies/*.ts', { import: 'default' });

const noGrammar: UnitGrammar = { points: [], questions: [], transforms: [], mistakes: [], further: [] };

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

/** A unit's grammar, in a chunk of its own. Rejects if the fetch fails; a new call retries. */
export async function loadGrammarOf(unit: string): Promise<UnitGrammar> {
  return (await grammar[`../content/bank/${unit}.ts`]?.()) ?? noGrammar;
}

/** The questions of Grammar Master, in course order. Rejects if a fetch fails; a new call retries. */
export async function loadQuestions(): Promise<readonly GrammarQuestion[]> {
  const loaded = await Promise.all(units.map(({ id }) => loadGrammarOf(id)));
  return loaded.flatMap(({ questions }) => questions);
}

/** The replies of a unit, in a chunk for each level. Rejects if the fetch fails; a new call retries. */
export async function loadRepliesOf({ id, level }: OfLevel): Promise<readonly Reply[]> {
  return (await replies[`../content/replies/${level.toLowerCase()}.ts`]?.())?.[id] ?? [];
}

/** The texts in the exam of a level, in a chunk of their own. Rejects if the fetch fails; a new call retries. */
export async function loadExamTextsOf(level: Level): Promise<readonly ExamText[]> {
  return (await examTexts[`../content/exam-texts/${level.toLowerCase()}.ts`]?.()) ?? [];
}

/**
 * The sentences of Sentence Builder, in a chunk of their own. Rejects if the fetch fails; a new call
 * retries.
 */
export async function loadSentences(): Promise<readonly Sentence[]> {
  return (await import('../content/sentences.ts')).default;
}
