import { DAILY_WORDS } from '#machines/constants.ts';
import { cardsOfDay } from '#machines/games/daily-challenge.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { courseIndex } from '../content/course-index.ts';
import { sameMeanings } from '../content/same-meanings.ts';

/** How many of the ten words a learner must have met before the Daily Challenge is suggested. */
const KNOWN_WORDS = 7;

const flashcards = courseIndex.filter(({ category }) => category !== 'course');

/** Whether the learner has met enough words of the day's (YYYY-MM-DD) Daily Challenge. */
export function isChallengeKnown({ met }: Progress, day: string): boolean {
  const words = cardsOfDay(flashcards, DAILY_WORDS, day, (one, other) =>
    (sameMeanings[one.id] ?? []).includes(other.id),
  );
  return words.filter(({ id }) => met.has(id)).length >= KNOWN_WORDS;
}
