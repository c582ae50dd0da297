import type { BankSentence, Mistake, Transform } from '../games/bank.types.ts';
import type { GrammarQuestion } from '../games/exercise.types.ts';
import { rivalsOf, type CourseWords } from '../learning/answer-key.rules.ts';
import type { Card } from '../types.ts';
import { isDictated } from './sentence-words.rules.ts';

/** What lessons need of a unit besides its cards and sentences. */
export interface UnitTexts<Point> {
  /** The words that one slip makes of a sentence to type, by its id, or by its card's if it's an example. */
  rivals: Readonly<Record<string, readonly string[]>>;
  points: readonly Point[];
  questions: readonly GrammarQuestion[];
  transforms: readonly Transform[];
  mistakes: readonly Mistake[];
  /** Points of other units that its sentences to change and to correct ask. */
  further: readonly Point[];
}

/** The unit's own, but all points and questions of the course. */
interface Sources<Point> extends Pick<UnitTexts<Point>, 'transforms' | 'mistakes'> {
  cards: readonly Card[];
  sentences: readonly BankSentence[];
  points: readonly Point[];
  questions: readonly GrammarQuestion[];
  words: CourseWords;
}

export function unitTexts<Point extends { id: string; unit: string }>(
  unit: string,
  { cards, sentences, points, questions, transforms, mistakes, words }: Sources<Point>,
): UnitTexts<Point> {
  const changed = [...transforms, ...mistakes];
  const asked = new Set(changed.map(({ point }) => point));
  const own = points.filter((point) => point.unit === unit);
  const ids = new Set(own.map(({ id }) => id));
  const examples = cards.map(({ id, example }) => ({ id, spanish: example }));
  const dictated = [...examples, ...sentences].filter(isDictated);
  const typed = [...dictated.map(({ id, spanish }) => ({ id, right: [spanish] })), ...changed];
  return {
    rivals: Object.fromEntries(
      typed.flatMap(({ id, right }) => {
        const rivals = rivalsOf(right, 'es', words.es);
        return rivals.length > 0 ? [[id, rivals]] : [];
      }),
    ),
    points: own,
    questions: questions.filter(({ point }) => ids.has(point)),
    transforms,
    mistakes,
    further: points.filter((point) => point.unit !== unit && asked.has(point.id)),
  };
}
