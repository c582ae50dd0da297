import { CHECKS_A_DAY } from '../constants.ts';
import {
  startedByDay,
  startDaysOf,
  directions,
  wordsFromGames,
} from '../learning/started-directions.rules.ts';
import { addDays, dayOf } from '../learning/day.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { isDue, isTricky, scheduleOf, type Schedule } from '../learning/schedule.rules.ts';
import type { Direction, AnyIndexedCard } from '../types.ts';
import type { Backlog, Due, DueCounts, Sitting } from './backlog.types.ts';
import { directionsApart, alternating } from './queue-order.rules.ts';

type Scheduled<C extends AnyIndexedCard> = Due<C> & { schedule: Schedule };

/** The cards of a sitting that were answered before, and those that are new; what is counted from both. */
interface Overview<C extends AnyIndexedCard> {
  known: readonly Scheduled<C>[];
  fresh: readonly Due<C>[];
}

const DAY = 86_400_000;
const FORECAST_DAYS = 14;
/** New words of a lesson, and after how long without one learners are taken to learn without lessons. */
const LESSON_WORDS = 6;
const COURSE_PAUSE = 7 * DAY;

/**
 * The queue of a review: what is due now, the longest overdue first; then new cards as far as the daily goal allows;
 * then requested words that aren't due, as practice. The second direction of a card comes after all others. During the
 * review, `withNextCard` puts failed cards in between.
 */
export function backlogOf<C extends AnyIndexedCard>(
  sitting: Sitting<C>,
  { known, fresh }: Overview<C> = overviewOf(sitting),
): Backlog<C> {
  const { now, zone, cap } = sitting;
  const isPostponed = postponedIn(sitting, fresh);
  const open = known.filter(({ schedule }) => isDue(schedule, now, zone));
  const due = open
    .filter((one) => !isPostponed(one))
    .toSorted((one, other) => one.schedule.due - other.schedule.due);
  const isOpen = new Set(open);
  const later = known.filter((one) => !isOpen.has(one)).map(({ schedule }) => schedule.due);
  if (due.length < open.length) later.push(now + DAY);
  const turns = [...due, ...fresh];
  const queue = directionsApart([...turns, ...withoutTurn(sitting, turns)].slice(0, cap));
  return {
    queue,
    left: Math.max(0, due.length - cap),
    fresh: queue.filter(({ schedule, isPractice }) => schedule === null && !isPractice).length,
    checks: queue.filter(({ isCheck }) => isCheck).length,
    next: later.length > 0 ? later.reduce((first, time) => Math.min(first, time)) : null,
  };
}

/** What there is to review and to drill now. */
export function dueCountsOf(sitting: Sitting<AnyIndexedCard>): DueCounts {
  const { progress, cards, deck, isLessonNext = true, now } = sitting;
  const games = wordsFromGames(progress);
  const whole: typeof sitting = { ...sitting, deck: 'everything' };
  const overview = overviewOf(whole);
  const forecast = forecastOf(whole, FORECAST_DAYS, overview);
  return {
    backlog: deck === 'everything' ? backlogOf(whole, overview) : backlogOf(sitting),
    tricky: trickyCards({ ...whole, only: null }).length,
    fromGames: cards.filter(({ id }) => games.has(id)).length,
    budget: budgetOf(sitting),
    tomorrow: forecast.slice(0, 2).reduce((sum, count) => sum + count, 0),
    forecast,
    isLessonNext,
    now,
  };
}

/**
 * How many cards become due on each of the next `days` days if nothing more is done. Today, the first, has those overdue,
 * but not those that are kept for tomorrow.
 */
export function forecastOf(
  sitting: Sitting<AnyIndexedCard>,
  days: number,
  { known, fresh }: Overview<AnyIndexedCard> = overviewOf(sitting),
): number[] {
  const { now, zone } = sitting;
  const today = dayOf(now, zone);
  const counts = new Map<string, number>();
  const isPostponed = postponedIn(sitting, fresh);
  for (const due of known) {
    const first = isPostponed(due) ? addDays(today, 1) : today;
    const day = dayOf(due.schedule.due, zone);
    const shown = day < first ? first : day;
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return Array.from({ length: days }, (_day, index) => counts.get(addDays(today, index)) ?? 0);
}

/** The cards forgotten at least eight times, the most often forgotten first. */
export function trickyCards<C extends AnyIndexedCard>(sitting: Sitting<C>): readonly Due<C>[] {
  return scheduled(sitting)
    .filter(({ schedule }) => isTricky(schedule))
    .toSorted((one, other) => other.schedule.lapses - one.schedule.lapses);
}

/** How many more directions may be begun on the day of `now` (milliseconds since 1970). */
export function budgetOf({ progress, dailyGoal, zone, now }: Omit<Sitting, 'cards' | 'deck'>): number {
  return Math.max(0, dailyGoal - (startedByDay(progress).get(dayOf(now, zone)) ?? 0));
}

function overviewOf<C extends AnyIndexedCard>(sitting: Sitting<C>): Overview<C> {
  return { known: scheduled(sitting), fresh: newOnes(sitting) };
}

function scheduled<C extends AnyIndexedCard>(sitting: Sitting<C>): Scheduled<C>[] {
  const { progress, retention } = sitting;
  const answered = cardsOf(sitting).filter(({ id }) => progress.cards.has(id));
  return answered.flatMap((card) =>
    directions.flatMap((direction) => {
      const schedule = scheduleOf(progress, card.id, direction, retention);
      return schedule ? [{ card, direction, schedule, isToMeet: false, isCheck: false }] : [];
    }),
  );
}

function cardsOf<C extends AnyIndexedCard>({ progress, cards, deck, only }: Sitting<C>): readonly C[] {
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
 * Whether what is due is not asked today: on the day on which one direction of a card is begun, the other one; and what
 * was said in a lesson only, until the word is understood for days.
 */
function postponedIn(
  sitting: Sitting<AnyIndexedCard>,
  fresh: readonly Due<AnyIndexedCard>[],
): (due: Scheduled<AnyIndexedCard>) => boolean {
  const { progress, retention, now, zone } = sitting;
  const today = dayOf(now, zone);
  const begunNow = new Set(fresh.map(({ card }) => card.id));
  const isSaidLater = ({ card, direction, schedule }: Scheduled<AnyIndexedCard>) => {
    const understood = direction === 'en-es' && scheduleOf(progress, card.id, 'es-en', retention);
    const isWaiting = understood && !schedule.isReview && !isRested(understood, sitting);
    return isWaiting && dayOf(schedule.lastAnswer, zone) !== today;
  };
  return (due) =>
    begunNow.has(due.card.id) ||
    startDaysOf(progress, due.card.id)[otherOf(due.direction)] === today ||
    !!isSaidLater(due);
}

/** Whether it waits for whole days, and is neither due now nor was answered today. */
function isRested(schedule: Schedule, { now, zone }: Pick<Sitting, 'now' | 'zone'>): boolean {
  return (
    schedule.isReview && dayOf(schedule.lastAnswer, zone) !== dayOf(now, zone) && !isDue(schedule, now, zone)
  );
}

/**
 * How many more words from before the learner's start may be checked on the day of `now` (milliseconds since 1970). Their
 * first answers of the day count, wherever they were given.
 */
export function checksLeftOf({
  progress,
  cards,
  zone,
  now,
}: Pick<Sitting<AnyIndexedCard>, 'progress' | 'cards' | 'zone' | 'now'>): number {
  const today = dayOf(now, zone);
  const begunToday = beforeStart(progress, cards).filter(({ id }) => {
    const days = Object.values(startDaysOf(progress, id));
    return days.length > 0 && days.every((day) => day === today);
  });
  return Math.max(0, CHECKS_A_DAY - begunToday.length);
}

/** The cards of the units before the one in which the learner chose to begin. */
function beforeStart<C extends AnyIndexedCard>({ placed }: Progress, cards: readonly C[]): readonly C[] {
  const start = placed ? cards.findIndex(({ unit }) => unit === placed.unit) : 0;
  return cards.slice(0, Math.max(0, start)).filter(({ category }) => category !== 'own');
}

/**
 * New cards for today: words that were shown but never asked, or only said in a lesson; then, as far as nothing is kept
 * for the lesson of the day, the reverse of words that are known for days and further words. A word that a lesson taught
 * is not met again. Those from before the learner's start are checked, a few a day, in turn with words to meet; what was
 * mistaken in a game needs no check. The learner's own words take turns with the further ones.
 */
function newOnes<C extends AnyIndexedCard>(sitting: Sitting<C>): Due<C>[] {
  const { progress, retention, zone, now } = sitting;
  const kept = keptForLesson(sitting);
  const budget = budgetOf(sitting);
  if (budget <= 0) return [];
  const today = dayOf(now, zone);
  const skipped = new Set(beforeStart(progress, sitting.cards).map(({ id }) => id));
  const isMistaken = sitting.deck === 'games';
  const shown: Due<C>[] = [];
  const reverse: Due<C>[] = [];
  const unseen: Due<C>[] = [];
  const checks: Due<C>[] = [];
  const own: Due<C>[] = [];
  for (const card of cardsOf(sitting)) {
    const begun = startDaysOf(progress, card.id);
    const first = directions.find((direction) => begun[direction]) ?? 'es-en';
    const due = { card, direction: first, schedule: null, isToMeet: false, isCheck: false };
    if (!begun[first]) {
      const day = progress.shown.get(card.id);
      const isTaught = progress.lessons.has(card.lesson ?? '');
      if (day !== undefined) shown.push({ ...due, isToMeet: day !== today && !isTaught });
      else if (skipped.has(card.id) && !isMistaken) checks.push({ ...due, isCheck: true });
      else if (card.category === 'own') own.push({ ...due, isToMeet: true });
      else unseen.push({ ...due, isToMeet: true });
    } else if (!begun[otherOf(first)]) {
      const sibling = scheduleOf(progress, card.id, first, retention);
      const other = { ...due, direction: otherOf(first) };
      const isSaid = first === 'en-es' && sibling && !sibling.isReview;
      if (isSaid && dayOf(sibling.lastAnswer, zone) !== today) shown.push(other);
      else if (sibling && isRested(sibling, sitting)) reverse.push(other);
    }
  }
  const rest = Math.max(0, budget - kept - shown.length);
  const further = alternating(unseen.slice(kept, kept + rest), checks.slice(0, checksLeftOf(sitting)));
  const turns = alternating(own.slice(0, rest), further);
  return [...shown, ...[...reverse, ...turns].slice(0, rest)].slice(0, budget);
}

/** How many further words, and how much of the daily goal, are left to the lesson of the day. */
function keptForLesson(sitting: Sitting<AnyIndexedCard>): number {
  const { progress, deck, only, isLessonNext = true, zone, now } = sitting;
  if (!isLessonNext) return 0;
  const isOnCourse = [...progress.lessons.values()].some(({ at }) => at > now - COURSE_PAUSE);
  const isDoneToday = (progress.days.get(dayOf(now, zone))?.stops.size ?? 0) > 0;
  return deck === 'everything' && !only && isOnCourse && !isDoneToday ? LESSON_WORDS : 0;
}

/** The words wished for by id that are neither due nor new for today. A word never shown is met before it is asked. */
function withoutTurn<C extends AnyIndexedCard>(sitting: Sitting<C>, turns: readonly Due<C>[]): Due<C>[] {
  const { progress, retention, only } = sitting;
  if (!only) return [];
  const taken = new Set(turns.map(({ card }) => card.id));
  const others = cardsOf(sitting).filter(({ id }) => !taken.has(id));
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
