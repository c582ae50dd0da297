import type { Card } from '../types.ts';
import { has } from './exercises.rules.ts';
import type { GroundSentence, LessonGround } from './lesson-ground.types.ts';
import type { Meeting } from './lesson.types.ts';
import { exampleOf, partsAround } from './sentence-words.rules.ts';

/** A sentence with words yet to come: a beginner's is of the course, if it has one, and else the card's own example. */
export function furtherFor(card: Card, ground: LessonGround): GroundSentence | null {
  return (isBeginners(ground) ? nextWith(card, ground) : null) ?? exampleOf(card, ground.at);
}

/** The sentence with the card that can be read soonest after this lesson. */
function nextWith(card: Card, { sentences, at }: LessonGround): GroundSentence | null {
  const later = sentences.filter((sentence) => sentence.from > at && has(sentence, card.id));
  return later.toSorted((one, other) => one.from - other.from)[0] ?? null;
}

/** The sentence with which a word is met: a short one that can be read; for a beginner else the next that can. */
export function shownWith(
  card: Card,
  { ground, sentences }: { ground: LessonGround; sentences: readonly GroundSentence[] },
): Meeting['shown'] {
  const readable = sentences.filter((sentence) => has(sentence, card.id));
  const [shortest] = readable.toSorted((one, other) => one.spanish.length - other.spanish.length);
  const sentence = shortest ?? (isBeginners(ground) ? nextWith(card, ground) : null);
  const use = sentence?.uses.find((each) => each.card === card.id);
  return sentence && use
    ? { parts: partsAround(sentence.spanish, use), english: sentence.english }
    : undefined;
}

function isBeginners({ unit }: LessonGround): boolean {
  return unit.id.startsWith('a1-');
}

/** Whether the sentence has words that a beginner has not met: one can read it with its translation, not by ear. */
export function isBeyond({ id, from }: GroundSentence, card: Card, ground: LessonGround): boolean {
  return ground.kind === 'lesson' && isBeginners(ground) && (id === card.id || from > ground.at);
}
