import { CHECKS_A_DAY, FIRST_MONTH_REVIEW } from '../constants.ts';
import { startDaysOf, directions, wordsFromGames } from '../learning/started-directions.rules.ts';
import { addDays, dayDistance, dayOf } from '../learning/day.rules.ts';
import { firstDayNotFree, isFreeDay, spanAhead } from '../learning/days-off.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { dueDayOf, isStubborn, scheduleOf, type Schedule } from '../learning/schedule.rules.ts';
import { isPaused } from '../learning/pauses.rules.ts';
import { metOn } from '../learning/word-counts.rules.ts';
import { isCardCategory } from '../learning/card-ids.rules.ts';
import type { Direction, AnyIndexedCard } from '../types.ts';
import { resultOf } from '../parts/steps.ts';
import type { ReviewQueue, Due, DueCounts, ReviewQueueInput } from './review-queue.types.ts';

/** A direction begun, and the day (YYYY-MM-DD) of its next question. */
type Scheduled<C extends AnyIndexedCard> = Due<C> & { schedule: Schedule; day: string };

/** A word that may begin, and on which days. */
interface Start<C extends AnyIndexedCard> {
  kind: 'taught' | 'second' | 'own' | 'check' | 'chosen';
  due: Due<C>;
  /** The day (YYYY-MM-DD) of its last answer or of its lesson, on which it waits. */
  notOn: string | undefined;
  /** The day (YYYY-MM-DD) from which its other direction is due; empty if that never began. */
  until: string;
}

/** Words that may begin, and how many second directions began on each day (YYYY-MM-DD). */
interface Starts<C extends AnyIndexedCard> {
  words: readonly Start<C>[];
  secondsOn: ReadonlyMap<string, number>;
}

const FORECAST_DAYS = 30;
/** How many cards are looked at between two pauses. */
const PORTION = 100;
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
  starts: Starts<C> = startsIn(input),
): ReviewQueue<C> {
  const { now, zone, cap } = input;
  const today = dayOf(now, zone);
  const asked = known.filter(({ day }) => day <= today);
  const due = asked.toSorted((one, other) => one.schedule.due - other.schedule.due);
  const todays = [...due, ...startsOn(input, starts, today)].slice(0, shareOn(input, today));
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
  return resultOf(dueCountSteps(input));
}

/** As `dueCountsOf`, in small steps, so that a page stays responsive. */
export function* dueCountSteps(input: ReviewQueueInput<AnyIndexedCard>): Generator<void, DueCounts> {
  const { progress, cards, deck, now } = input;
  const games = wordsFromGames(progress);
  yield;
  const whole: typeof input = { ...input, deck: 'everything', only: null };
  const known = yield* scheduledSteps(whole);
  const starts = yield* startSteps(whole);
  const { forecast, idle } = yield* comingDays(whole, known, starts);
  yield;
  const isWhole = deck === 'everything' && !input.only;
  const reviewQueue = isWhole ? reviewQueueOf(whole, known, starts) : reviewQueueOf(input);
  yield;
  return {
    reviewQueue,
    stubborn: stubbornAmong(known).length,
    fromGames: cards.filter(({ id }) => games.has(id)).length,
    budget: budgetOf(input),
    tomorrow: idle[1] ?? 0,
    forecast,
    idle,
    now,
  };
}

/**
 * How many words come on each of the next days, today first: once if each day's review is done, and once if none is.
 * Answers move nothing here, and a word that is due twice comes once. Free days have none; what comes then waits.
 */
function* comingDays(
  input: ReviewQueueInput<AnyIndexedCard>,
  known: readonly Scheduled<AnyIndexedCard>[],
  starts: Starts<AnyIndexedCard>,
): Generator<void, { forecast: number[]; idle: number[] }> {
  const today = dayOf(input.now, input.zone);
  const firsts = new Map<string, Scheduled<AnyIndexedCard>>();
  for (const one of known) {
    const first = firsts.get(one.card.id);
    if (!first || one.day < first.day) firsts.set(one.card.id, one);
  }
  const byDay = new Map<string, Due<AnyIndexedCard>[]>();
  for (const one of firsts.values()) {
    const day = one.day < today ? today : one.day;
    byDay.set(day, [...(byDay.get(day) ?? []), one]);
  }
  const due: Due<AnyIndexedCard>[] = [];
  let undone: Due<AnyIndexedCard>[] = [];
  let unbegun = starts.words;
  const [forecast, idle]: [number[], number[]] = [[], []];
  for (let index = 0; index < FORECAST_DAYS; index += 1) {
    yield;
    const day = addDays(today, index);
    const arrived = byDay.get(day) ?? [];
    due.push(...arrived);
    undone.push(...arrived);
    if (isFreeDay(input.progress, day)) {
      forecast.push(0);
      idle.push(0);
      continue;
    }
    idle.push(countOf(input, [...due, ...startsOn(input, starts, day)], day));
    const turns = [...undone, ...startsOn(input, { ...starts, words: unbegun }, day)];
    const count = countOf(input, turns, day);
    const done = new Set(turns.slice(0, count));
    undone = undone.filter((one) => !done.has(one));
    unbegun = unbegun.filter((one) => !done.has(one.due));
    forecast.push(count);
  }
  return { forecast, idle };
}

/** How many of these words a day (YYYY-MM-DD) asks, in its review and beyond. */
function countOf(
  input: ReviewQueueInput<AnyIndexedCard>,
  turns: readonly Due<AnyIndexedCard>[],
  day: string,
): number {
  const todays = turns.slice(0, shareOn(input, day));
  const met = todays.filter(({ card }) => input.progress.met.has(card.id)).length;
  return Math.min(todays.length, input.cap) + Math.max(0, met - input.cap);
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
export function budgetOf({ zone, now, ...input }: Omit<ReviewQueueInput, 'cards' | 'deck'>): number {
  return budgetOn(input, dayOf(now, zone));
}

function budgetOn({ progress, dailyGoal }: Pick<ReviewQueueInput, 'progress' | 'dailyGoal'>, day: string) {
  return Math.max(0, dailyGoal - metOn(progress, day));
}

/**
 * The directions begun, each with its day, but not of paused words. Only one direction of a card has a turn on a day: the
 * other waits until the next day that isn't free.
 */
function scheduled<C extends AnyIndexedCard>(input: ReviewQueueInput<C>): Scheduled<C>[] {
  return resultOf(scheduledSteps(input));
}

function* scheduledSteps<C extends AnyIndexedCard>(
  input: ReviewQueueInput<C>,
): Generator<void, Scheduled<C>[]> {
  const { progress, retention, zone, now } = input;
  const today = dayOf(now, zone);
  const tomorrow = firstDayNotFree(progress, addDays(today, 1));
  const found: Scheduled<C>[] = [];
  for (const [index, card] of cardsOf(input).entries()) {
    if (index % PORTION === 0) yield;
    if (!progress.cards.has(card.id) || isPaused(progress, card.id)) continue;
    const both = directions
      .flatMap((direction) => scheduleOf(progress, card.id, direction, retention) ?? [])
      .toSorted((one, other) => one.due - other.due);
    let hasTurn = both.some(({ lastAnswer }) => dayOf(lastAnswer, zone) === today);
    for (const schedule of both) {
      const own = dueDayOf(schedule, zone);
      const day = own <= today && hasTurn ? tomorrow : own;
      hasTurn ||= day <= today;
      found.push({ card, direction: schedule.direction, schedule, day, isToMeet: false, isCheck: false });
    }
  }
  return found;
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

/**
 * How many more words from before the learner's start may be checked on the day of `now` (milliseconds since 1970).
 * Words first answered that day count, wherever that was.
 */
export function checksLeftOf({
  zone,
  now,
  ...input
}: Pick<ReviewQueueInput<AnyIndexedCard>, 'progress' | 'cards' | 'zone' | 'now'>): number {
  return checksLeftOn(input, dayOf(now, zone));
}

function checksLeftOn(
  { progress, cards }: Pick<ReviewQueueInput<AnyIndexedCard>, 'progress' | 'cards'>,
  day: string,
): number {
  const begun = beforeStart(progress, cards).filter(({ id }) => {
    const days = Object.values(startDaysOf(progress, id));
    return days.length > 0 && days.every((one) => one === day);
  });
  return Math.max(0, CHECKS_A_DAY - begun.length);
}

/** The cards of the units before the learner's start. */
function beforeStart<C extends AnyIndexedCard>({ placed }: Progress, cards: readonly C[]): readonly C[] {
  const start = placed ? cards.findIndex(({ unit }) => unit === placed.unit) : 0;
  return cards.slice(0, Math.max(0, start)).filter(({ category }) => category !== 'own');
}

/**
 * What may begin. From the next day on, review asks the words that a lesson or a story taught, and introduces them
 * again only if their lesson was left. It starts no other word of the course by itself: within the daily goal come own
 * words, words of a deck chosen by name, and a few checks of words from before the learner's start.
 */
function startsIn<C extends AnyIndexedCard>(input: ReviewQueueInput<C>): Starts<C> {
  return resultOf(startSteps(input));
}

function* startSteps<C extends AnyIndexedCard>(input: ReviewQueueInput<C>): Generator<void, Starts<C>> {
  const { progress, retention, deck, zone } = input;
  const skipped = new Set(beforeStart(progress, input.cards).map(({ id }) => id));
  const isChosen = isChosenByName(input);
  const words: Start<C>[] = [];
  const secondsOn = new Map<string, number>();
  for (const [index, card] of cardsOf(input).entries()) {
    if (index % PORTION === 0) yield;
    if (isPaused(progress, card.id)) continue;
    const begun = startDaysOf(progress, card.id);
    const first = directions.find((direction) => begun[direction]) ?? 'es-en';
    const due = { card, direction: first, schedule: null, isToMeet: false, isCheck: false };
    const second = begun[otherOf(first)];
    if (begun[first] && second) {
      for (const day of new Set([begun[first], second])) secondsOn.set(day, (secondsOn.get(day) ?? 0) + 1);
    } else if (begun[first]) {
      const sibling = scheduleOf(progress, card.id, first, retention);
      if (!sibling?.isReview) continue;
      const [notOn, until] = [dayOf(sibling.lastAnswer, zone), dueDayOf(sibling, zone)];
      words.push({ kind: 'second', due: { ...due, direction: otherOf(first) }, notOn, until });
    } else {
      const start = { notOn: progress.shown.get(card.id), until: '' };
      const isFinished = progress.lessons.has(card.lesson ?? '');
      if (progress.shown.has(card.id))
        words.push({ ...start, kind: 'taught', due: { ...due, isToMeet: !isFinished } });
      else if (card.category === 'own')
        words.push({ ...start, kind: 'own', due: { ...due, isToMeet: true } });
      else if (skipped.has(card.id) && deck !== 'games')
        words.push({ ...start, kind: 'check', due: { ...due, isCheck: true } });
      else if (isChosen) words.push({ ...start, kind: 'chosen', due: { ...due, isToMeet: true } });
    }
  }
  return { words, secondsOn };
}

/**
 * What begins on a day (YYYY-MM-DD): as many second directions as the goal has new words, while the first isn't due. On
 * the last two days before days off nothing begins but what was taught, and nothing else by itself on a free day.
 */
function startsOn<C extends AnyIndexedCard>(
  input: ReviewQueueInput<C>,
  { words, secondsOn }: Starts<C>,
  day: string,
): Due<C>[] {
  const { progress, dailyGoal, deck, only } = input;
  const ready = words.filter(({ notOn, until }) => notOn !== day && (until === '' || until > day));
  const these = (kind: Start<C>['kind']) => ready.flatMap((one) => (one.kind === kind ? one.due : []));
  const isAsked = deck !== 'everything' || !!only;
  if (spanAhead(progress, day) !== null || (!isAsked && isFreeDay(progress, day))) return these('taught');
  const checks = these('check');
  return [
    ...these('taught'),
    ...these('second').slice(0, Math.max(0, dailyGoal - (secondsOn.get(day) ?? 0))),
    ...alternating(
      alternating(these('own'), these('chosen')),
      checks.length === 0 ? [] : checks.slice(0, checksLeftOn(input, day)),
    ).slice(0, budgetOn(input, day)),
  ];
}

/**
 * Whether the learner chose these words by name: a category, their stars, their own, mistakes in games, or words by id.
 */
function isChosenByName({ deck, only }: ReviewQueueInput<AnyIndexedCard>): boolean {
  return !!only || deck === 'own' || deck === 'starred' || deck === 'games' || isCardCategory(deck);
}

/**
 * The most words in a day's review (YYYY-MM-DD). In a learner's first month lessons take most of the day, so review gets a multiple
 * of the words met on the last days; the rest comes tomorrow. Then it grows day by day, so that
 * what has waited comes little by little.
 */
function shareOn(input: ReviewQueueInput<AnyIndexedCard>, today: string): number {
  const { progress, deck, only } = input;
  if (deck !== 'everything' || only) return Infinity;
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

/** How many words reviews asked on a day (YYYY-MM-DD). */
export function reviewedOn(progress: Progress, today: string): number {
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
