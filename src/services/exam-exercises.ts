import type { Seed } from '#machines/parts/random.ts';
import { unitsFor, withExercises } from '#machines/games/exam-cards.rules.ts';
import type { ExamCard } from '#machines/games/exam-questions.rules.ts';
import type { Card } from '#machines/types.ts';
import { courseUnits } from '../content/course-index.ts';
import { sectionOfCard, sectionOfQuestion } from '../content/grammar-links.ts';
import { loadSentencesOf } from './bank.ts';
import { loadQuestions } from './exercises.ts';

/**
 * The cards with sentences of some of their units and with questions on their points of grammar. Rejects if one cannot
 * be fetched.
 */
export async function withExamExercises(cards: readonly Card[], seed: Seed): Promise<readonly ExamCard[]> {
  const hasPoints = cards.some((card) => sectionOfCard(card) !== undefined);
  const [sentences, questions] = await Promise.all([
    Promise.all(unitsFor(cards, courseUnits, seed).map(loadSentencesOf)),
    hasPoints ? loadQuestions() : [],
  ]);
  const places = questions.map((question) => ({
    question,
    section: sectionOfQuestion(question.category)?.id,
  }));
  const questionsOn = (card: Card) => {
    const section = sectionOfCard(card)?.id;
    if (section === undefined) return [];
    return places.flatMap((place) => (place.section === section ? [place.question] : []));
  };
  return withExercises(cards, { sentences: sentences.flat(), questionsOn }, seed);
}
