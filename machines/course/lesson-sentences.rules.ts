import type { Card } from '../types.ts';
import { has } from './exercises.rules.ts';
import type { LessonSentence } from './lesson-input.types.ts';
import type { Meeting } from './lesson.types.ts';
import { partsAround } from './sentence-words.rules.ts';

/** The sentence that introduces a word: the shortest with it. */
export function shownWith(card: Card, sentences: readonly LessonSentence[]): Meeting['shown'] {
  const readable = sentences.filter((sentence) => has(sentence, card.id));
  const [shortest] = readable.toSorted((one, other) => one.spanish.length - other.spanish.length);
  const use = shortest?.uses.find((each) => each.card === card.id);
  return shortest && use
    ? { parts: partsAround(shortest.spanish, use), english: shortest.english }
    : undefined;
}
