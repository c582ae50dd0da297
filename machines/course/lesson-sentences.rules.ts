import type { Card } from '../types.ts';
import { has } from './exercises.rules.ts';
import type { LessonSentence, LessonInput } from './lesson-input.types.ts';
import type { Meeting } from './lesson.types.ts';
import { exampleOf, partsAround } from './sentence-words.rules.ts';

/** A sentence with words yet to come: a beginner's is of the course, if it has one, and else the card's own example. */
export function furtherFor(card: Card, input: LessonInput): LessonSentence | null {
  return (isBeginners(input) ? nextWith(card, input) : null) ?? exampleOf(card, input.at);
}

/** The sentence with the card that can be read soonest after this lesson. */
function nextWith(card: Card, { sentences, at }: LessonInput): LessonSentence | null {
  const later = sentences.filter((sentence) => sentence.from > at && has(sentence, card.id));
  return later.toSorted((one, other) => one.from - other.from)[0] ?? null;
}

/** The sentence with which a word is met: a short one that can be read; for a beginner else the next that can. */
export function shownWith(
  card: Card,
  { input, sentences }: { input: LessonInput; sentences: readonly LessonSentence[] },
): Meeting['shown'] {
  const readable = sentences.filter((sentence) => has(sentence, card.id));
  const [shortest] = readable.toSorted((one, other) => one.spanish.length - other.spanish.length);
  const sentence = shortest ?? (isBeginners(input) ? nextWith(card, input) : null);
  const use = sentence?.uses.find((each) => each.card === card.id);
  return sentence && use
    ? { parts: partsAround(sentence.spanish, use), english: sentence.english }
    : undefined;
}

function isBeginners({ unit }: LessonInput): boolean {
  return unit.id.startsWith('a1-');
}

/** Whether the sentence has words that a beginner has not met: one can read it with its translation, not by ear. */
export function isBeyond({ id, from }: LessonSentence, card: Card, input: LessonInput): boolean {
  return input.kind === 'lesson' && isBeginners(input) && (id === card.id || from > input.at);
}
