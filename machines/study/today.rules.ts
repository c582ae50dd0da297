import { addDays, dayOf } from '../learning/day.rules.ts';
import { masteryOf } from '../learning/figures.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import type { CategorySlug } from '../types.ts';
import type { DueCounts, SittingRules } from './backlog.rules.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PACE_DAYS = 7;
const PACE_RATINGS = 20;
const USUAL_PACE = 8000;
/** A new word is met once, and asked three times until it is learned. */
const ANSWERS_OF_A_NEW_WORD = 3;
const LONGEST_SITTING = 20;
const WORDS_FOR_A_GAME = 12;
const WORDS_FOR_AN_EXAM = 5;
const ABSENCE_DAYS = 3;

/** The games that ask cards met elsewhere; one is suggested each day, in turn. */
const wordGames = ['vocabulary-challenge', 'word-match'] as const;

/** What to do beside the review. */
export type Suggestion =
  | { game: 'daily-challenge' | (typeof wordGames)[number] }
  | { game: 'exam-quiz'; category: CategorySlug };

export interface Plan {
  review: {
    /** How many cards were begun before, and how many are new. Both are 0 once the review is done. */
    due: number;
    fresh: number;
    /** How many are due beyond what one sitting asks. */
    left: number;
    /** About how long it takes. */
    minutes: number;
    isDone: boolean;
  };
  /** The first suggestion that was followed today, else the first one. */
  suggestion: Suggestion & { isDone: boolean };
  /** The next suggestion not followed yet; null if there is none. */
  more: Suggestion | null;
  /** Whether the learner is back after days without any card or game. */
  isBack: boolean;
  /** The next card of today, in milliseconds since 1970; null if none comes. */
  next: number | null;
  /** How many cards tomorrow brings, beside new ones. */
  tomorrow: number;
  dailyGoal: number;
  /** How many cards become due on each of the next days, today first. */
  forecast: readonly number[];
  /** How many words mistaken in games can be learned today; 0 once the daily goal is met. */
  fromGames: number;
  /** When it was made, in milliseconds since 1970, and the learner's IANA zone. */
  now: number;
  zone: string;
}

/** What a learner can do today, ticked by what their log says they have done. */
export function planOf(progress: Progress, { zone, dailyGoal }: SittingRules, counts: DueCounts): Plan {
  const { backlog, now, tomorrow, forecast, fromGames, budget } = counts;
  const { queue, fresh, left, next } = backlog;
  const today = dayOf(now, zone);
  const played = progress.days.get(today)?.games;
  const suggestions = suggestionsOf(progress, today);
  const followed = suggestions.find(({ game }) => played?.has(game));
  return {
    review: {
      due: queue.length - fresh,
      fresh,
      left,
      minutes: minutesOf(progress, counts, today),
      isDone: queue.length === 0,
    },
    suggestion: { ...(followed ?? suggestions[0]), isDone: followed !== undefined },
    more: suggestions.find(({ game }) => !played?.has(game)) ?? null,
    isBack: isBack(progress, today),
    next: next !== null && dayOf(next, zone) === today ? next : null,
    tomorrow,
    dailyGoal,
    forecast,
    fromGames: Math.min(fromGames, budget),
    now,
    zone,
  };
}

/** Whether everything of the plan is done. */
export function isDone({ review, suggestion }: Plan): boolean {
  return review.isDone && suggestion.isDone;
}

/** What to do beside the review on the day `today` (YYYY-MM-DD), best first. */
function suggestionsOf(progress: Progress, today: string): [Suggestion, ...Suggestion[]] {
  const suggestions: [Suggestion, ...Suggestion[]] = [{ game: 'daily-challenge' }];
  const played = progress.days.get(today)?.games;
  const turn = Math.floor(Date.parse(today) / DAY) % wordGames.length;
  const game = wordGames.find((one) => played?.has(one)) ?? wordGames[turn];
  if (game && progress.cards.size >= WORDS_FOR_A_GAME) suggestions.push({ game });
  const [most] = masteryOf(progress).toSorted((one, other) => other.met - one.met);
  if (most && most.met >= WORDS_FOR_AN_EXAM) suggestions.push({ game: 'exam-quiz', category: most.category });
  return suggestions;
}

/** About how many minutes the review takes at the learner's own pace: 0 if nothing is due, else 1 to 20. */
function minutesOf(progress: Progress, { backlog: { queue } }: DueCounts, today: string): number {
  const answers = queue.reduce(
    (sum, { schedule, isToMeet }) => sum + (schedule ? 1 : ANSWERS_OF_A_NEW_WORD) + Number(isToMeet),
    0,
  );
  if (answers === 0) return 0;
  const minutes = Math.ceil((answers * paceOf(progress, today)) / MINUTE);
  return Math.min(LONGEST_SITTING, Math.max(1, minutes));
}

/** Milliseconds per answer, on average of the last days if they have enough ratings. */
function paceOf(progress: Progress, today: string): number {
  let ratings = 0;
  let milliseconds = 0;
  for (let back = 0; back < PACE_DAYS; back += 1) {
    const day = progress.days.get(addDays(today, -back));
    ratings += day?.ratings ?? 0;
    milliseconds += day?.ratingMilliseconds ?? 0;
  }
  return ratings >= PACE_RATINGS ? milliseconds / ratings : USUAL_PACE;
}

function isBack(progress: Progress, today: string): boolean {
  if (progress.days.size === 0) return false;
  for (let back = 0; back < ABSENCE_DAYS; back += 1)
    if (progress.days.has(addDays(today, -back))) return false;
  return true;
}
