import { isReadable, type StoredNeeds, type WordNeeds } from '#machines/course/word-needs.rules.ts';
import { GRAMMAR_LEAST } from '#machines/constants.ts';
import type { GrammarQuestion } from '#machines/games/exercise.types.ts';
import { courseIndex } from '../content/course-index.ts';
import points from '../content/points.ts';
import { loadNeedsOf } from './bank.ts';
import { loadQuestions } from './exercises.ts';

/** Needs as a build stores them: numbers of cards in the course from 0, and of points from -1 down. */
export function needsOf(stored: StoredNeeds = []): WordNeeds {
  return stored.map((by) =>
    (typeof by === 'number' ? [by] : by).flatMap(
      (source) => (source >= 0 ? courseIndex[source] : points[-1 - source])?.id ?? [],
    ),
  );
}

/** What texts need, by the id under which they are stored. */
export function needsById(stored: readonly Readonly<Record<string, StoredNeeds>>[]): Map<string, WordNeeds> {
  return new Map(stored.flatMap(Object.entries<StoredNeeds>).map(([id, needs]) => [id, needsOf(needs)]));
}

/**
 * All questions, of those on `practiced` points the ones that can be read by who has met what `isMet` says; all if these
 * are too few for a game. Rejects if something cannot be fetched; a new call tries again.
 */
export async function loadQuestionsFor(
  practiced: readonly string[],
  isMet: (id: string) => boolean,
): Promise<readonly GrammarQuestion[]> {
  const units = [...new Set(points.flatMap(({ id, unit }) => (practiced.includes(id) ? unit : [])))];
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
