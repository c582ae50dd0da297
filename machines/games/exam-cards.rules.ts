import { EXAM_UNITS } from '../constants.ts';
import { isNamedIn } from '../learning/cards.rules.ts';
import { shuffle, type Seed } from '../parts/random.ts';
import type { Card } from '../types.ts';
import { BLANK, gapIn, hasHeadword, type ExamCard } from './exam-questions.rules.ts';
import type { GrammarQuestion } from './exercise.types.ts';

/** Pronouns that are mostly articles in sentences. */
const homographs: ReadonlySet<string> = new Set(['la', 'los', 'las']);

/** The ids of units whose sentences an exam on these cards may ask: some of those that have such cards. */
export function unitsFor(
  cards: readonly Card[],
  units: readonly { id: string; cards: readonly string[] }[],
  seed: Seed,
): string[] {
  const ids = new Set(cards.map(({ id }) => id));
  const own = units.filter((unit) => unit.cards.some((id) => ids.has(id)));
  return shuffle(own, seed)
    .items.slice(0, EXAM_UNITS)
    .map(({ id }) => id);
}

interface Exercises {
  /** Sentences of the course. */
  sentences: readonly { spanish: string; english: string }[];
  /** The questions on the point of grammar that a card belongs to. */
  questionsOn: (card: Card) => readonly GrammarQuestion[];
}

/**
 * The cards with the exercises that fit each, in random order: sentences with the headword whose English has a meaning of
 * the card, and questions, those first whose right option has the
 * headword, then those with another option that has it.
 */
export function withExercises(
  cards: readonly Card[],
  { sentences, questionsOn }: Exercises,
  seed: Seed,
): ExamCard[] {
  const inOrder = shuffle(sentences, seed);
  return cards.map((card, index) => {
    const gaps = inOrder.items
      .filter(({ english }) => isNamedIn(english, card) && !homographs.has(card.spanish))
      .flatMap((sentence) => gapIn(card, sentence) ?? [])
      .filter(({ question }) => question.indexOf(BLANK) === question.lastIndexOf(BLANK));
    const distanceOf = ({ correctAnswer, options }: GrammarQuestion) => {
      if (hasHeadword(card, correctAnswer)) return 0;
      return options.some((option) => hasHeadword(card, option)) ? 1 : 2;
    };
    const questions = shuffle(questionsOn(card), seed + index).items.toSorted(
      (one, other) => distanceOf(one) - distanceOf(other),
    );
    return { ...card, gaps, questions };
  });
}
