import type { CourseUnit, Stop } from '../course/course.types.ts';
import {
  failingOf,
  finishedAt,
  plannedStop,
  courseProgressOf,
  type CourseStop,
  type PlannedStop,
} from '../course/course-progress.rules.ts';
import { categoryOfCardId } from '../learning/card-ids.rules.ts';
import { addDays, dayOf } from '../learning/day.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { metOn } from '../learning/word-counts.rules.ts';
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
/** As many words of review, or fewer, come after the lesson. */
const FEW_WORDS = 5;

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
  /** Whether enough words of today's Daily Challenge were met for it to be suggested. */
  isChallengeKnown: boolean;
}

export interface Plan {
  review: {
    /** How many words were met before, and how many are new. Both are 0 once the review is done. */
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
  /**
   * The lesson or test played last today, else the next one; the reading only where nothing else is left. Null once the
   * course is finished.
   */
  course: { stop: PlannedStop; isDone: boolean; isFailed: boolean } | null;
  /** The stop that comes next; null once the course is finished. */
  nextStop: PlannedStop | null;
  /** The next lesson or test for who has played one today while words of the daily goal are left; null for all others. */
  another: PlannedStop | null;
  /** The reading whose turn has come, else the last one that was passed over; null if there is none. */
  story: PlannedStop | null;
  /** Whether the day begins with the course: little is due. */
  isCourseFirst: boolean;
  /** The point of grammar to practice, ticked by any game of Grammar Master; null if there is none. */
  weakSpot: (WeakSpot & { isDone: boolean }) | null;
  /** The first suggestion that was followed today, else the first one; null while too few words were met for any. */
  suggestion: (Suggestion & { isDone: boolean }) | null;
  /** The next suggestion not followed yet; null if there is none. */
  more: Suggestion | null;
  /** Whether the learner is back after days without any card or game. */
  isBack: boolean;
  /** How many words tomorrow's review has if nothing more is done today. */
  tomorrow: number;
  /** How many words are to be met in a day, and how many were met today, however they were met. */
  dailyGoal: number;
  met: number;
  /** How many words come on each of the next days, today first. */
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
  const { queue, fresh, checks, left } = backlog;
  const today = dayOf(now, zone);
  const played = progress.days.get(today)?.games;
  const suggestions = suggestionsOf(progress, today, counts.isChallengeKnown);
  const followed = suggestions.find(({ game }) => played?.has(game));
  const suggestion = followed ?? suggestions[0];
  const course = courseToday(units, progress, zone, today);
  const stop = course.played ?? course.next;
  const met = metOn(progress, today);
  const canGoOn = course.played !== null && met < dailyGoal;
  return {
    review: {
      due: queue.length - fresh,
      fresh,
      checks,
      left,
      minutes: minutesOf(progress, counts, today),
      isDone: queue.length === 0,
    },
    course: stop && {
      stop,
      isDone: course.played !== null && !course.isFailed,
      isFailed: course.isFailed,
    },
    nextStop: course.nextStop,
    another: canGoOn ? course.next : null,
    story: course.story,
    isCourseFirst: queue.length <= FEW_WORDS && course.next !== null && course.played === null,
    weakSpot: weakSpot && { ...weakSpot, isDone: played?.has('grammar-master') ?? false },
    suggestion: suggestion ? { ...suggestion, isDone: followed !== undefined } : null,
    more: suggestions.find(({ game }) => !played?.has(game)) ?? null,
    isBack: isBack(progress, today),
    tomorrow,
    dailyGoal,
    met,
    forecast,
    fromGames: Math.min(fromGames, budget),
    now,
    zone,
  };
}

/** Whether the review and one stop of the course are done, a test that was tried included; then only what is suggested. */
export function isDone({ review, course, suggestion }: Plan): boolean {
  const isPlayed = course ? course.isDone || course.isFailed : (suggestion?.isDone ?? true);
  return review.isDone && isPlayed;
}

/**
 * The next stops of the course, and the lesson or test played last on the day `today` (YYYY-MM-DD). A test that was tried
 * today and not passed blocks nothing: what follows it is next.
 */
export function courseToday(units: readonly CourseUnit[], progress: Progress, zone: string, today: string) {
  const { stops, next } = courseProgressOf(units, progress);
  const planned = (stop: Stop | null | undefined) => (stop ? plannedStop(stop, units, progress) : null);
  const isReading = ({ kind }: Stop) => kind === 'reading';
  let last: Stop | null = null;
  let lastAt = -Infinity;
  for (const stop of stops) {
    const at = isReading(stop) ? undefined : finishedAt(stop, progress);
    if (at === undefined || at < lastAt || dayOf(at, zone) !== today) continue;
    [last, lastAt] = [stop, at];
  }
  const place = stops.findIndex(({ id }) => id === next?.id);
  const isFailed = last !== null && failingOf(last, units, progress) !== null;
  const isToCome = (stop: CourseStop) =>
    stop.state === 'open' && !isReading(stop) && !(isFailed && stop.id === last?.id);
  const following = stops.find((stop, index) => index >= place && isToCome(stop));
  const passed = stops.findLast(
    (stop, index) => isReading(stop) && stop.state !== 'done' && (place < 0 || index < place),
  );
  return {
    nextStop: planned(next),
    next: planned(next && (following ?? next)),
    played: planned(last),
    isFailed,
    story: planned(next?.kind === 'reading' ? next : passed),
  };
}

/** Games to suggest on the day `today` (YYYY-MM-DD), best first: those that ask words met before. */
function suggestionsOf(progress: Progress, today: string, isChallengeKnown: boolean): Suggestion[] {
  const suggestions: Suggestion[] = [];
  const played = progress.days.get(today)?.games;
  const turn = Math.floor(Date.parse(today) / DAY) % wordGames.length;
  const game = wordGames.find((one) => played?.has(one)) ?? wordGames[turn];
  if (game && progress.met.size >= WORDS_FOR_A_GAME) suggestions.push({ game });
  if (isChallengeKnown) suggestions.push({ game: 'daily-challenge' });
  const category = mostMet(progress);
  if (category) suggestions.push({ game: 'exam-quiz', category });
  return suggestions;
}

/** The category of which most words were met, if they are enough for an exam. */
function mostMet({ met }: Progress): CategorySlug | null {
  const counts = new Map<CardCategory, number>();
  for (const card of met.keys()) {
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
