import type { CourseUnit } from '../course/course.types.ts';
import {
  failingOf,
  finishedAt,
  plannedStop,
  courseProgressOf,
  type PlannedStop,
} from '../course/course-progress.rules.ts';
import { startedByDay } from '../learning/started-directions.rules.ts';
import { categoryOfCardId } from '../learning/card-ids.rules.ts';
import { addDays, dayOf } from '../learning/day.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { categorySlugs, type CardCategory, type CategorySlug } from '../types.ts';
import type { DueCounts, SittingRules } from './backlog.types.ts';
import type { WeakSpot } from './weak-spot.rules.ts';

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

/** A game for who wants more, or once the course is finished. */
export type Suggestion =
  | { game: 'daily-challenge' | (typeof wordGames)[number] }
  | { game: 'exam-quiz'; category: CategorySlug };

/** What there is to do on a day, before it is made a plan. */
export interface DayCounts extends DueCounts {
  /** The point of grammar most often missed lately; null if none was. */
  weakSpot: WeakSpot | null;
}

export interface Plan {
  review: {
    /** How many cards were begun before, and how many are new. Both are 0 once the review is done. */
    due: number;
    fresh: number;
    /** How many of the new ones come before the learner's start and are only checked. */
    checks: number;
    /** How many are due beyond what one sitting asks. */
    left: number;
    /** About how long it takes. */
    minutes: number;
    isDone: boolean;
  };
  /** The stop of the course finished last today, a test that was failed included, else the next one; null once the course is finished. */
  course: { stop: PlannedStop; isDone: boolean; isFailed: boolean } | null;
  /** The stop that comes next; null once the course is finished. */
  nextStop: PlannedStop | null;
  /** The last reading that was passed over; null if none was. */
  story: PlannedStop | null;
  /** Whether the day begins with the course: nothing is due, and its new words come before those of review. */
  isCourseFirst: boolean;
  /** The point of grammar to practice, ticked by any game of Grammar Master; null if there is none. */
  weakSpot: (WeakSpot & { isDone: boolean }) | null;
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
  /** How many directions were begun today, in review or in a lesson. */
  begun: number;
  /** How many cards become due on each of the next days, today first. */
  forecast: readonly number[];
  /** How many words mistaken in games can be learned today; 0 once the daily goal is met. */
  fromGames: number;
  /** When it was made, in milliseconds since 1970, and the learner's IANA zone. */
  now: number;
  zone: string;
}

/** What a learner can do today, ticked by what their log says they have done. */
export function planOf(
  progress: Progress,
  { zone, dailyGoal }: SittingRules,
  counts: DayCounts,
  units: readonly CourseUnit[],
): Plan {
  const { backlog, now, tomorrow, forecast, fromGames, budget, weakSpot } = counts;
  const { queue, fresh, checks, left, next } = backlog;
  const today = dayOf(now, zone);
  const played = progress.days.get(today)?.games;
  const suggestions = suggestionsOf(progress, today);
  const followed = suggestions.find(({ game }) => played?.has(game));
  const { next: coming, finished, isFailed, story } = courseToday(units, progress, zone, today);
  const stop = finished ?? coming;
  const due = queue.length - fresh;
  return {
    review: {
      due,
      fresh,
      checks,
      left,
      minutes: minutesOf(progress, counts, today),
      isDone: queue.length === 0,
    },
    course: stop && { stop, isDone: finished !== null, isFailed },
    nextStop: coming,
    story,
    isCourseFirst: due === 0 && coming !== null && finished === null,
    weakSpot: weakSpot && { ...weakSpot, isDone: played?.has('grammar-master') ?? false },
    suggestion: { ...(followed ?? suggestions[0]), isDone: followed !== undefined },
    more: suggestions.find(({ game }) => !played?.has(game)) ?? null,
    isBack: isBack(progress, today),
    next: next !== null && dayOf(next, zone) === today ? next : null,
    tomorrow,
    dailyGoal,
    begun: startedByDay(progress).get(today) ?? 0,
    forecast,
    fromGames: Math.min(fromGames, budget),
    now,
    zone,
  };
}

/** Whether the review and one stop of the course are done; once the course is finished, the review and a game. */
export function isDone({ review, course, suggestion }: Plan): boolean {
  return review.isDone && (course ?? suggestion).isDone;
}

/** The next stop of the course, and the one finished last on the day `today` (YYYY-MM-DD). */
function courseToday(units: readonly CourseUnit[], progress: Progress, zone: string, today: string) {
  const { stops, next } = courseProgressOf(units, progress);
  let last: (typeof stops)[number] | null = null;
  let lastAt = -Infinity;
  for (const stop of stops) {
    const at = finishedAt(stop, progress);
    if (at === undefined || at < lastAt || dayOf(at, zone) !== today) continue;
    [last, lastAt] = [stop, at];
  }
  const passed = stops.findLast(({ kind, state }) => kind === 'reading' && state === 'skipped');
  return {
    next: next && plannedStop(next, units, progress),
    finished: last && plannedStop(last, units, progress),
    isFailed: last !== null && failingOf(last, units, progress) !== null,
    story: passed ? plannedStop(passed, units, progress) : null,
  };
}

/** Games to suggest on the day `today` (YYYY-MM-DD), best first. */
function suggestionsOf(progress: Progress, today: string): [Suggestion, ...Suggestion[]] {
  const suggestions: [Suggestion, ...Suggestion[]] = [{ game: 'daily-challenge' }];
  const played = progress.days.get(today)?.games;
  const turn = Math.floor(Date.parse(today) / DAY) % wordGames.length;
  const game = wordGames.find((one) => played?.has(one)) ?? wordGames[turn];
  if (game && progress.cards.size >= WORDS_FOR_A_GAME) suggestions.push({ game });
  const category = mostMet(progress);
  if (category) suggestions.push({ game: 'exam-quiz', category });
  return suggestions;
}

/** The category of which most words were met, if they are enough for an exam. */
function mostMet({ cards }: Progress): CategorySlug | null {
  const counts = new Map<CardCategory, number>();
  for (const card of cards.keys()) {
    const category = categoryOfCardId(card);
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const countOf = (category: CategorySlug) => counts.get(category) ?? 0;
  const [most] = categorySlugs.toSorted((one, other) => countOf(other) - countOf(one));
  return most && countOf(most) >= WORDS_FOR_AN_EXAM ? most : null;
}

/** About how many minutes the review takes at the learner's own pace: 0 if nothing is due, else 1 to 20. */
function minutesOf(progress: Progress, { backlog: { queue } }: DueCounts, today: string): number {
  const answers = queue.reduce(
    (sum, { schedule, isToMeet, isCheck }) =>
      sum + (schedule || isCheck ? 1 : ANSWERS_OF_A_NEW_WORD) + Number(isToMeet),
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
