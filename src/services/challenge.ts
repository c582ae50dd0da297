import { DAILY_WORDS } from '#machines/constants.ts';
import { wordsOfDay } from '#machines/games/daily-challenge.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { categories } from '../content/categories.ts';
import { loadCategory } from './cards.ts';

/** How many of the ten words a learner must have met before the Daily Challenge is suggested. */
const KNOWN_WORDS = 7;

/**
 * Whether the learner has met enough words of the day's (YYYY-MM-DD) Daily Challenge. Rejects if cards can't be loaded.
 */
export async function isChallengeKnown({ met }: Progress, day: string): Promise<boolean> {
  const cards = (await Promise.all(categories.map(({ slug }) => loadCategory(slug)))).flat();
  return wordsOfDay(cards, DAILY_WORDS, day).filter(({ id }) => met.has(id)).length >= KNOWN_WORDS;
}
