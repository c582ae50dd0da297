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
import { addDays, dayDistance, dayOf } from '../learning/day.rules.ts';
import { ANSWERS_OF_A_NEW_WORD, paceOf } from '../learning/pace.rules.ts';
import { firstDayNotFree, isFreeDay, spanAhead } from '../learning/days-off.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { metOn } from '../learning/word-counts.rules.ts';
import { categorySlugs, type CardCategory, type CategorySlug } from '../types.ts';
import { reviewedOn } from './review-queue.rules.ts';
import type { DueCounts, ReviewSettings } from './review-queue.types.ts';
import type { WeakSpot } from './weak-spot.rules.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST_REVIEW = 20;
const WEEK = 7;
const WORDS_FOR_A_GAME = 12;
const WORDS_FOR_AN_EXAM = 5;
const ABSENCE_DAYS = 3;
/** With this many words of review or fewer, the lesson comes first. */
const FEW_WORDS = 5;

/** Games that ask cards met elsewhere; each day suggests the next one. */
const wordGames = ['vocabulary-challenge', 'word-match'] as const;

/** A game for learners who want more, or have finished the course. */
export type Suggestion =
  | { game: 'daily-challenge' | (typeof wordGames)[number] }
  | { game: 'exam-quiz'; category: CategorySlug };

/** The counts that a day's plan is made from. */
export interface DayCounts extends DueCounts {
  /** The grammar point missed most often lately, or null. */
  weakSpot: WeakSpot | null;
  /** Whether the learner has met enough words of today's Daily Challenge to suggest it. */
  isChallengeKnown: boolean;
}

export interface Plan {
  review: {
    /** How many words were met before, and how many are new; both 0 once the review is done. */
    due: number;
    fresh: number;
    /** How many of the new ones are only checks of words before the learner's start. */
    checks: number;
    /** How many are due beyond one review. */
    left: number;
    /** An estimate of how long it takes. */
    minutes: number;
    isDone: boolean;
    /** How many of what's due are enough for today; the others can wait. */
    portion: number;
  };
  /**
   * The lesson or test played last today, else the next one; a reading only if nothing else is left. Null once the
   * course is finished, and on the last two days before days off if it's a lesson.
   */
  course: { stop: PlannedStop; isDone: boolean; isFailed: boolean } | null;
  /** The next stop; null once the course is finished. */
  nextStop: PlannedStop | null;
  /** The next lesson or test, if one was played today and the daily goal has words left; else null. */
  another: PlannedStop | null;
  /** The reading that comes next, else the last one skipped; null if there is none. */
  story: PlannedStop | null;
  /** Whether the day begins with the course, because little is due. */
  isCourseFirst: boolean;
  /** The grammar point to practice, done after any game of Grammar Master; null if there is none. */
  weakSpot: (WeakSpot & { isDone: boolean }) | null;
  /** The first suggestion followed today, else the first one; null while the learner has met too few words for any. */
  suggestion: (Suggestion & { isDone: boolean }) | null;
  /** The next suggestion not followed yet, or null. */
  more: Suggestion | null;
  /** The day (YYYY-MM-DD) after this free day and those that follow it; null if today isn't free. */
  freeUntil: string | null;
  /** The first of the days off (YYYY-MM-DD) that begin within two days; until then no new words begin. */
  freeFrom: string | null;
  /** Whether the learner is back after days without activity. */
  isBack: boolean;
  /** How many words tomorrow's review has if the learner does nothing more today. */
  tomorrow: number;
  /** New words wanted a day, and new words met today, in whatever way. */
  dailyGoal: number;
  met: number;
  /** How many words come on each of the next days, today first; none on free days. */
  forecast: readonly number[];
  /** How many words mistaken in games can be learned today; 0 once the daily goal is met. */
  fromGames: number;
  /** When the plan was made, in milliseconds since 1970, and the learner's zone (IANA). */
  now: number;
  zone: string;
}

/** What a learner can do today, and what they have done already. */
export function planOf(
  progress: Progress,
  { zone, dailyGoal, cap }: ReviewSettings,
  counts: DayCounts,
  units: readonly CourseUnit[],
): Plan {
  const { reviewQueue, now, tomorrow, forecast, fromGames, budget, weakSpot } = counts;
  const { turns, fresh, checks, left } = reviewQueue;
  const today = dayOf(now, zone);
  const played = progress.days.get(today)?.games;
  const suggestions = suggestionsOf(progress, today, counts.isChallengeKnown);
  const followed = suggestions.find(({ game }) => played?.has(game));
  const suggestion = followed ?? suggestions[0];
  const course = courseToday(units, progress, zone, today);
  const stop = course.played ?? course.next;
  const met = metOn(progress, today);
  const freeFrom = spanAhead(progress, today);
  const canGoOn = course.played !== null && met < dailyGoal && freeFrom === null;
  const isHeld = freeFrom !== null && course.played === null && stop?.kind === 'lesson';
  return {
    review: {
      due: turns.length - fresh,
      fresh,
      checks,
      left,
      minutes: minutesOf(progress, counts, today),
      isDone: turns.length === 0,
      portion: Math.min(
        turns.length + left,
        Math.max(0, enoughOf(forecast, cap) - reviewedOn(progress, today)),
      ),
    },
    course:
      stop && !isHeld
        ? { stop, isDone: course.played !== null && !course.isFailed, isFailed: course.isFailed }
        : null,
    nextStop: course.nextStop,
    another: canGoOn ? course.next : null,
    story: course.story,
    isCourseFirst: !isHeld && turns.length <= FEW_WORDS && course.next !== null && course.played === null,
    weakSpot: weakSpot && { ...weakSpot, isDone: played?.has('grammar-master') ?? false },
    suggestion: suggestion ? { ...suggestion, isDone: followed !== undefined } : null,
    more: suggestions.find(({ game }) => !played?.has(game)) ?? null,
    freeUntil: isFreeDay(progress, today) ? firstDayNotFree(progress, today) : null,
    freeFrom,
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

/** How many words wait for review today, beyond one review, too. */
export function waitingIn({ review: { due, fresh, left } }: Pick<Plan, 'review'>): number {
  return due + fresh + left;
}

/**
 * How many words come on the first day that isn't free, those that wait on this free day included; null if today isn't
 * free, or the forecast ends before.
 */
export function comingAfter({ freeUntil, forecast, now, zone }: Plan): number | null {
  return freeUntil === null ? null : (forecast[dayDistance(dayOf(now, zone), freeUntil)] ?? null);
}

/** Whether the day's review is done, or enough of it. */
export function isReviewed({ review }: Pick<Plan, 'review'>): boolean {
  return review.portion === 0;
}

/** Whether the review and one stop of the course are done, a failed test included; after the course, the suggestion. */
export function isDone({ review, course, suggestion }: Plan): boolean {
  const isPlayed = course ? course.isDone || course.isFailed : (suggestion?.isDone ?? true);
  return isReviewed({ review }) && isPlayed;
}

/**
 * The next stops of the course, and the lesson or test played last on `today` (YYYY-MM-DD). A test that was tried
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

/** Games to suggest on `today` (YYYY-MM-DD), best first, all with words met before. */
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

/** The category with the most words met, if that's enough for an exam. */
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
function minutesOf(progress: Progress, { reviewQueue: { turns } }: DueCounts, today: string): number {
  const answers = turns.reduce(
    (sum, { schedule, isToMeet, isCheck }) =>
      sum + (schedule || isCheck ? 1 : ANSWERS_OF_A_NEW_WORD) + Number(isToMeet),
    0,
  );
  if (answers === 0) return 0;
  const minutes = Math.ceil((answers * paceOf(progress, today).milliseconds) / MINUTE);
  return Math.min(LONGEST_REVIEW, Math.max(1, minutes));
}

/** How many words are enough for a day: one review, or as many as the next week brings a day, so that nothing piles up. */
function enoughOf(forecast: readonly number[], cap: number): number {
  const week = forecast.slice(1, 1 + WEEK);
  const sum = week.reduce((total, words) => total + words, 0);
  return Math.max(cap, Math.ceil(sum / WEEK));
}

function isBack(progress: Progress, today: string): boolean {
  if (progress.days.size === 0) return false;
  for (let back = 0; back < ABSENCE_DAYS; back += 1)
    if (progress.days.has(addDays(today, -back))) return false;
  return true;
}
