import type { GrammarQuestion, Sentence, Verb } from '#machines/games/exercise.types.ts';

/** The verbs of Verb Conjugation, a chunk of their own. Rejects if it cannot be fetched; a new call tries again. */
export async function loadVerbs(): Promise<readonly Verb[]> {
  return (await import('../content/verb-tables.ts')).default;
}

/** The questions of Grammar Master, a chunk of their own. Rejects if it cannot be fetched; a new call tries again. */
export async function loadQuestions(): Promise<readonly GrammarQuestion[]> {
  return (await import('../content/grammar-questions.ts')).default;
}

/** The sentences of Sentence Builder, a chunk of their own. Rejects if it cannot be fetched; a new call tries again. */
export async function loadSentences(): Promise<readonly Sentence[]> {
  return (await import('../content/sentences.ts')).default;
}
