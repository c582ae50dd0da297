import { withRivals, type CourseWords } from '#machines/learning/answer-key.rules.ts';
import { wordIndex } from '#machines/learning/near-words.rules.ts';
import type { AnyCard } from '#machines/types.ts';

let words: Promise<CourseWords> | undefined;

/** The words of the course, to tell a slip from another word. Rejects if the fetch fails; a new call retries. */
export async function loadCourseWords(): Promise<CourseWords> {
  words ??= readWords();
  try {
    return await words;
  } catch (error) {
    words = undefined;
    throw error;
  }
}

/** The cards with the words that one slip makes of their own. Rejects as `loadCourseWords` does. */
export async function loadRivals<Some extends AnyCard>(cards: readonly Some[]): Promise<Some[]> {
  const known = await loadCourseWords();
  return cards.map((card) => withRivals(card, known));
}

async function readWords(): Promise<CourseWords> {
  const { spanishTexts, englishTexts } = await import('../content/course-texts.ts');
  return { es: wordIndex(spanishTexts), en: wordIndex(englishTexts) };
}
