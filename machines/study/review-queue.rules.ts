import { CHECKS_A_DAY, FIRST_MONTH_REVIEW } from '../constants.ts';
import { startDaysOf, directions, wordsFromGames } from '../learning/started-directions.rules.ts';
import { addDays, dayDistance, dayOf } from '../learning/day.rules.ts';
import { spanAhead } from '../learning/days-off.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { dueDayOf, isStubborn, scheduleOf, type Schedule } from '../learning/schedule.rules.ts';
import { isPaused } from '../learning/pauses.rules.ts';
import { metOn } from '../learning/word-counts.rules.ts';
import { isCardCategory } from '../learning/card-ids.rules.ts';
import type { Direction, AnyIndexedCard } from '../types.ts';
import type { ReviewQueue, Due, DueCounts, ReviewQueueInput } from './review-queue.types.ts';

/** A direction begun, and the day (YYYY-MM-DD) of its next question. */
type Scheduled<C extends AnyIndexedCard> = Due<C> & { schedule: Schedule; day: string };

const HOUR = 3_600_000;
const FORECAST_DAYS = 30;
const FIRST_MONTH = 30;
const WEEK = 7;

/**
 * The queue of a review: what's due, longest overdue first; then words that a lesson or a story taught, and second
 * directions; then new words of a deck chosen by name, as far as the daily goal allows. A word has one turn a day.
 * Requested words that aren't due follow as practice.
 */
export function reviewQueueOf<C extends AnyIndexedCard>(
  input: ReviewQueueInput<C>,
  known: readonly Scheduled<C>[] = scheduled(input),
): ReviewQueue<C> {
  const { now, zone, cap } = input;
  const today = dayOf(now, zone);
  const asked = known.filter(({ day }) => day <= today);
  const due = asked.toSorted((one, other) => one.schedule.due - other.schedule.due);
  const todays = [...due, ...newOnes(input)].slice(0, shareOf(input));
  const turns = [...todays, ...requestedPractice(input, todays)].slice(0, cap);
  const isFirst = ({ card, isPractice }: Due<C>) => !isPractice && !input.progress.met.has(card.id);
  const later = known.flatMap(({ day }) => (day > today ? [day] : []));
  return {
    turns,
    left: Math.max(0, todays.filter((one) => !isFirst(one)).length - cap),
    fresh: turns.filter(isFirst).length,
    checks: turns.filter(({ isCheck }) => isCheck).length,
    next: later.toSorted()[0] ?? null,
  };
}

/** The review queue now, and counts of what else there is to review and drill. */
export function dueCountsOf(input: ReviewQueueInput<AnyIndexedCard>): DueCounts {
  const { progress, cards, deck, now, zone } = input;
  const games = wordsFromGames(progress);
  const whole: typeof input = { ...input, deck: 'everything', only: null };
  const known = scheduled(whole);
  const todays = reviewQueueOf(whole, known);
  const tomorrow = countOf(reviewQueueOf({ ...whole, now: tomorrowOf(now, zone) }));
  return {
    reviewQueue: deck === 'everything' && !input.only ? todays : reviewQueueOf(input),
    stubborn: stubbornAmong(known).length,
    fromGames: cards.filter(({ id }) => games.has(id)).length,
    budget: budgetOf(input),
    tomorrow,
    forecast: forecastOf(known, dayOf(now, zone), { today: countOf(todays), tomorrow }),
    now,
  };
}

/** All words of a queue, and those beyond the review. */
function countOf({ turns: queue, left }: ReviewQueue<AnyIndexedCard>): number {
  return queue.length + left;
}

/**
 * How many words come on each of the next days if the learner does nothing more: today those waiting, then those due
 * for the first time.
 */
function forecastOf(
  known: readonly Scheduled<AnyIndexedCard>[],
  today: string,
  counts: { today: number; tomorrow: number },
): number[] {
  const firsts = new Map<string, string>();
  for (const { card, day } of known) {
    const first = firsts.get(card.id);
    if (first === undefined || day < first) firsts.set(card.id, day);
  }
  const byDay = new Map<string, number>();
  for (const day of firsts.values()) byDay.set(day, (byDay.get(day) ?? 0) + 1);
  const later = Array.from({ length: FORECAST_DAYS - 2 }, (_day, index) => addDays(today, index + 2));
  return [
    counts.today,
    Math.max(0, counts.tomorrow - counts.today),
    ...later.map((day) => byDay.get(day) ?? 0),
  ];
}

/** A moment tomorrow; a day may have 23 or 25 hours. */
function tomorrowOf(now: number, zone: string): number {
  const tomorrow = addDays(dayOf(now, zone), 1);
  const moments = [24, 22, 26].map((hours) => now + hours * HOUR);
  return moments.find((moment) => dayOf(moment, zone) === tomorrow) ?? now + 24 * HOUR;
}

/** What a review with these counts, and a drill, would ask. */
export function askedIn(
  input: Omit<ReviewQueueInput<AnyIndexedCard>, 'now'>,
  { reviewQueue, stubborn, now }: DueCounts,
): readonly Due<AnyIndexedCard>[] {
  if (stubborn === 0) return reviewQueue.turns;
  return [...reviewQueue.turns, ...stubbornCards({ ...input, deck: 'everything', only: null, now })];
}

/**
 * Words of which a direction was forgotten at least eight times, the most often forgotten first, each in the direction
 * forgotten most often.
 */
export function stubbornCards<C extends AnyIndexedCard>(input: ReviewQueueInput<C>): readonly Due<C>[] {
  return stubbornAmong(scheduled(input));
}

function stubbornAmong<C extends AnyIndexedCard>(known: readonly Scheduled<C>[]): Scheduled<C>[] {
  const ordered = known
    .filter(({ schedule }) => isStubborn(schedule))
    .toSorted((one, other) => other.schedule.lapses - one.schedule.lapses);
  const words = new Set<string>();
  return ordered.filter(({ card: { id } }) => !words.has(id) && words.add(id));
}

/** How many more new words the daily goal allows on the day of `now` (milliseconds since 1970). */
export function budgetOf({
  progress,
  dailyGoal,
  zone,
  now,
}: Omit<ReviewQueueInput, 'cards' | 'deck'>): number {
  return Math.max(0, dailyGoal - metOn(progress, dayOf(now, zone)));
}

/**
 * The directions begun, each with its day, but not of paused words. Only one direction of a card has a turn on a day: the
 * other waits until tomorrow.
 */
function scheduled<C extends AnyIndexedCard>(input: ReviewQueueInput<C>): Scheduled<C>[] {
  const { progress, retention, zone, now } = input;
  const today = dayOf(now, zone);
  const tomorrow = addDays(today, 1);
  return cardsOf(input).flatMap((card) => {
    if (!progress.cards.has(card.id) || isPaused(progress, card.id)) return [];
    const both = directions
      .flatMap((direction) => scheduleOf(progress, card.id, direction, retention) ?? [])
      .toSorted((one, other) => one.due - other.due);
    let hasTurn = both.some(({ lastAnswer }) => dayOf(lastAnswer, zone) === today);
    return both.map((schedule) => {
      const own = dueDayOf(schedule, zone);
      const day = own <= today && hasTurn ? tomorrow : own;
      hasTurn ||= day <= today;
      return { card, direction: schedule.direction, schedule, day, isToMeet: false, isCheck: false };
    });
  });
}

function cardsOf<C extends AnyIndexedCard>({
  progress,
  cards,
  deck,
  only,
}: ReviewQueueInput<C>): readonly C[] {
  if (only) return cards.filter(({ id }) => only.includes(id));
  if (deck === 'everything') return cards;
  if (deck === 'games') {
    const words = wordsFromGames(progress);
    return cards.filter(({ id }) => words.has(id));
  }
  if (deck === 'starred') return cards.filter(({ id }) => progress.stars.get(id)?.facts.isStarred);
  return cards.filter(
    ({ category, difficulty, unit }) => deck === category || deck === difficulty || deck === `unit:${unit}`,
  );
}

/** Whether it's past its learning steps, not due today, and not answered today. */
function isRested(schedule: Schedule, { now, zone }: Pick<ReviewQueueInput, 'now' | 'zone'>): boolean {
  const today = dayOf(now, zone);
  return schedule.isReview && dayOf(schedule.lastAnswer, zone) !== today && dueDayOf(schedule, zone) > today;
}

/**
 * How many more words from before the learner's start may be checked on the day of `now` (milliseconds since 1970).
 * Words first answered that day count, wherever that was.
 */
export function checksLeftOf({
  progress,
  cards,
  zone,
  now,
}: Pick<ReviewQueueInput<AnyIndexedCard>, 'progress' | 'cards' | 'zone' | 'now'>): number {
  const today = dayOf(now, zone);
  const begunToday = beforeStart(progress, cards).filter(({ id }) => {
    const days = Object.values(startDaysOf(progress, id));
    return days.length > 0 && days.every((day) => day === today);
  });
  return Math.max(0, CHECKS_A_DAY - begunToday.length);
}

/** The cards of the units before the learner's start. */
function beforeStart<C extends AnyIndexedCard>({ placed }: Progress, cards: readonly C[]): readonly C[] {
  const start = placed ? cards.findIndex(({ unit }) => unit === placed.unit) : 0;
  return cards.slice(0, Math.max(0, start)).filter(({ category }) => category !== 'own');
}

/**
 * What begins today. From the next day on, review asks the words that a lesson or a story taught, and introduces them
 * again only if their lesson was left. It starts no other word of the course by itself: within the daily goal come own
 * words, words of a deck chosen by name, and a few checks of words from before the learner's start. As many second
 * directions begin a day as the goal has new words. On the last two days before days off nothing begins but what was
 * taught.
 */
function newOnes<C extends AnyIndexedCard>(input: ReviewQueueInput<C>): Due<C>[] {
  const { progress, retention, deck, zone, now } = input;
  const today = dayOf(now, zone);
  const skipped = new Set(beforeStart(progress, input.cards).map(({ id }) => id));
  const isChosen = isChosenByName(input);
  const isBeforeSpan = spanAhead(progress, today) !== null;
  const taught: Due<C>[] = [];
  const reverse: Due<C>[] = [];
  const unseen: Due<C>[] = [];
  const checks: Due<C>[] = [];
  const own: Due<C>[] = [];
  let reversed = 0;
  for (const card of cardsOf(input)) {
    if (isPaused(progress, card.id)) continue;
    const begun = startDaysOf(progress, card.id);
    const first = directions.find((direction) => begun[direction]) ?? 'es-en';
    const due = { card, direction: first, schedule: null, isToMeet: false, isCheck: false };
    const second = begun[otherOf(first)];
    if (begun[first] && second) {
      if (begun[first] === today || second === today) reversed += 1;
    } else if (begun[first]) {
      const sibling = scheduleOf(progress, card.id, first, retention);
      if (sibling && isRested(sibling, input)) reverse.push({ ...due, direction: otherOf(first) });
    } else if (progress.shown.get(card.id) !== today) {
      const isFinished = progress.lessons.has(card.lesson ?? '');
      if (progress.shown.has(card.id)) taught.push({ ...due, isToMeet: !isFinished });
      else if (card.category === 'own') own.push({ ...due, isToMeet: true });
      else if (skipped.has(card.id) && deck !== 'games') checks.push({ ...due, isCheck: true });
      else if (isChosen) unseen.push({ ...due, isToMeet: true });
    }
  }
  if (isBeforeSpan) return taught;
  return [
    ...taught,
    ...reverse.slice(0, Math.max(0, input.dailyGoal - reversed)),
    ...alternating(alternating(own, unseen), checks.slice(0, checksLeftOf(input))).slice(0, budgetOf(input)),
  ];
}

/**
 * Whether the learner chose these words by name: a category, their stars, their own, mistakes in games, or words by id.
 */
function isChosenByName({ deck, only }: ReviewQueueInput<AnyIndexedCard>): boolean {
  return !!only || deck === 'own' || deck === 'starred' || deck === 'games' || isCardCategory(deck);
}

/**
 * The most words in today's review. In a learner's first month lessons take most of the day, so review gets a multiple
 * of the words met on the last days; the rest comes tomorrow. Then it grows day by day, so that
 * what has waited comes little by little.
 */
function shareOf(input: ReviewQueueInput<AnyIndexedCard>): number {
  const { progress, deck, only, zone, now } = input;
  if (deck !== 'everything' || only) return Infinity;
  const today = dayOf(now, zone);
  let first = today;
  for (const day of progress.days.keys()) if (day < first) first = day;
  const after = Math.max(0, dayDistance(first, today) - FIRST_MONTH + 1);
  if (after > FIRST_MONTH_REVIEW.daysAfter) return Infinity;
  const last = Array.from({ length: WEEK }, (_day, back) => addDays(today, -1 - back));
  const days = last.filter((day) => progress.days.has(day));
  const met = days.reduce((sum, day) => sum + metOn(progress, day), 0) / Math.max(1, days.length);
  const share = Math.max(FIRST_MONTH_REVIEW.least, FIRST_MONTH_REVIEW.ofAWord * met);
  const words = Math.round(share * FIRST_MONTH_REVIEW.growth ** after);
  return Math.max(0, words - reviewedOn(progress, today));
}

function reviewedOn(progress: Progress, today: string): number {
  const words = [...(progress.days.get(today)?.cards ?? [])];
  return words.filter((word) =>
    progress.cards
      .get(word)
      ?.some(({ day, isGame, isLesson }) => day === today && !isGame && isLesson !== true),
  ).length;
}

/** Requested words that are neither due nor new today. A word never shown is introduced before it's asked. */
function requestedPractice<C extends AnyIndexedCard>(
  input: ReviewQueueInput<C>,
  turns: readonly Due<C>[],
): Due<C>[] {
  const { progress, retention, only } = input;
  if (!only) return [];
  const taken = new Set(turns.map(({ card }) => card.id));
  const others = cardsOf(input).filter(({ id }) => !taken.has(id));
  return others.map((card) => {
    const direction = directions.find((one) => startDaysOf(progress, card.id)[one]) ?? 'es-en';
    const schedule = scheduleOf(progress, card.id, direction, retention);
    const isToMeet = schedule === null && !progress.shown.has(card.id);
    return { card, direction, schedule, isToMeet, isCheck: false, isPractice: true };
  });
}

function otherOf(direction: Direction): Direction {
  return direction === 'es-en' ? 'en-es' : 'es-en';
}

/** Alternates the items of both lists, then adds the rest of the longer one. */
function alternating<T>(ones: readonly T[], others: readonly T[]): T[] {
  return Array.from({ length: Math.max(ones.length, others.length) }, (_, index) => [
    ...ones.slice(index, index + 1),
    ...others.slice(index, index + 1),
  ]).flat();
}
