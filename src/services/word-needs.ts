import { isReadable, type StoredNeeds, type WordNeeds } from '#machines/course/word-needs.rules.ts';
import { GRAMMAR_LEAST } from '#machines/constants.ts';
import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import { courseIndex } from '../content/course-index.ts';
import { pointList } from '../content/point-list.ts';
import { loadNeedsOf } from './bank.ts';
import { loadQuestions } from './exercises.ts';

/** Unpacks needs that the build stored as indices of cards in the course (0, 1, …) and of points (-1, -2, …). */
export function needsOf(stored: StoredNeeds = []): WordNeeds {
  return stored.map((by) =>
    (typeof by === 'number' ? [by] : by).flatMap(
      (source) => (source >= 0 ? courseIndex[source] : pointList[-1 - source])?.id ?? [],
    ),
  );
}

/** Unpacked needs by the id of their text. */
export function needsById(stored: readonly Readonly<Record<string, StoredNeeds>>[]): Map<string, WordNeeds> {
  return new Map(stored.flatMap(Object.entries<StoredNeeds>).map(([id, needs]) => [id, needsOf(needs)]));
}

/**
 * All questions, but on `practiced` points only those that a learner who has met `isMet` can read; all if these are too
 * few for a game. Rejects if a fetch fails; a new call retries.
 */
export async function loadQuestionsFor(
  practiced: readonly string[],
  isMet: (id: string) => boolean,
): Promise<readonly GrammarQuestion[]> {
  const units = [...new Set(pointList.flatMap(({ id, unit }) => (practiced.includes(id) ? unit : [])))];
  const [questions, needs] = await Promise.all([loadQuestions(), Promise.all(units.map(loadNeedsOf))]);
  const byId = needsById(needs.map((unit) => unit.questions));
  const isOn = ({ point }: GrammarQuestion) => practiced.includes(point);
  const canBeRead = ({ id, point }: GrammarQuestion) =>
    isReadable(byId.get(id) ?? [], (need) => need === point || isMet(need));
  const readable = questions.filter((question) => isOn(question) && canBeRead(question));
  return readable.length < GRAMMAR_LEAST
    ? questions
    : questions.filter((question) => !isOn(question) || canBeRead(question));
}
