import { CHECKS_A_DAY, FIRST_MONTH_REVIEW } from '../constants.ts';
import { startDaysOf, directions, wordsFromGames } from '../learning/started-directions.rules.ts';
import { addDays, dayDistance, dayOf } from '../learning/day.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { dueDayOf, isTricky, scheduleOf, type Schedule } from '../learning/schedule.rules.ts';
import { metOn } from '../learning/word-counts.rules.ts';
import { isCardCategory } from '../learning/card-ids.rules.ts';
import type { Direction, AnyIndexedCard } from '../types.ts';
import type { Backlog, Due, DueCounts, Sitting } from './backlog.types.ts';
import { alternating } from './queue-order.rules.ts';

/** A direction that was begun, and the day (YYYY-MM-DD) on which it is asked again. */
type Scheduled<C extends AnyIndexedCard> = Due<C> & { schedule: Schedule; day: string };

const HOUR = 3_600_000;
const FORECAST_DAYS = 14;
const FIRST_MONTH = 30;
const WEEK = 7;

/**
 * What is due now, the longest overdue first, then what begins: words that a lesson or a story taught, and second
 * directions; then new words, as far as the daily goal allows, of a deck that was chosen by name. A word has one turn a
 * day. Words wished for by id that have no turn today come after them, to practice.
 */
export function backlogOf<C extends AnyIndexedCard>(
  sitting: Sitting<C>,
  known: readonly Scheduled<C>[] = scheduled(sitting),
): Backlog<C> {
  const { now, zone, cap } = sitting;
  const today = dayOf(now, zone);
  const asked = known.filter(({ day }) => day <= today);
  const due = asked.toSorted((one, other) => one.schedule.due - other.schedule.due);
  const turns = [...due, ...newOnes(sitting)].slice(0, shareOf(sitting));
  const queue = [...turns, ...withoutTurn(sitting, turns)].slice(0, cap);
  const isFirst = ({ card, isPractice }: Due<C>) => !isPractice && !sitting.progress.met.has(card.id);
  const later = known.flatMap(({ day }) => (day > today ? [day] : []));
  return {
    queue,
    left: Math.max(0, turns.filter((one) => !isFirst(one)).length - cap),
    fresh: queue.filter(isFirst).length,
    checks: queue.filter(({ isCheck }) => isCheck).length,
    next: later.toSorted()[0] ?? null,
  };
}

/** What there is to review and to drill now. */
export function dueCountsOf(sitting: Sitting<AnyIndexedCard>): DueCounts {
  const { progress, cards, deck, now, zone } = sitting;
  const games = wordsFromGames(progress);
  const whole: typeof sitting = { ...sitting, deck: 'everything', only: null };
  const known = scheduled(whole);
  const todays = backlogOf(whole, known);
  const tomorrow = countOf(backlogOf({ ...whole, now: tomorrowOf(now, zone) }));
  return {
    backlog: deck === 'everything' && !sitting.only ? todays : backlogOf(sitting),
    tricky: known.filter(({ schedule }) => isTricky(schedule)).length,
    fromGames: cards.filter(({ id }) => games.has(id)).length,
    budget: budgetOf(sitting),
    tomorrow,
    forecast: forecastOf(known, dayOf(now, zone), { today: countOf(todays), tomorrow }),
    now,
  };
}

/** The words that a day has. */
function countOf({ queue, left }: Backlog<AnyIndexedCard>): number {
  return queue.length + left;
}

/**
 * How many words come on each of the next days if nothing more is done: today those that wait, then those that are due
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

/** A moment of the day after that of `now`; a day may have 23 or 25 hours. */
function tomorrowOf(now: number, zone: string): number {
  const tomorrow = addDays(dayOf(now, zone), 1);
  const moments = [24, 22, 26].map((hours) => now + hours * HOUR);
  return moments.find((moment) => dayOf(moment, zone) === tomorrow) ?? now + 24 * HOUR;
}

/** The cards forgotten at least eight times, the most often forgotten first. */
export function trickyCards<C extends AnyIndexedCard>(sitting: Sitting<C>): readonly Due<C>[] {
  return scheduled(sitting)
    .filter(({ schedule }) => isTricky(schedule))
    .toSorted((one, other) => other.schedule.lapses - one.schedule.lapses);
}

/** How many more new words the daily goal has room for on the day of `now` (milliseconds since 1970). */
export function budgetOf({ progress, dailyGoal, zone, now }: Omit<Sitting, 'cards' | 'deck'>): number {
  return Math.max(0, dailyGoal - metOn(progress, dayOf(now, zone)));
}

/**
 * The directions that were begun, each with its day. Of the two of a card, one has a turn on a day: the other waits until
 * tomorrow.
 */
function scheduled<C extends AnyIndexedCard>(sitting: Sitting<C>): Scheduled<C>[] {
  const { progress, retention, zone, now } = sitting;
  const today = dayOf(now, zone);
  const tomorrow = addDays(today, 1);
  return cardsOf(sitting).flatMap((card) => {
    if (!progress.cards.has(card.id)) return [];
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

/** Whether it has left its learning steps, and is neither due today nor was answered today. */
function isRested(schedule: Schedule, { now, zone }: Pick<Sitting, 'now' | 'zone'>): boolean {
  const today = dayOf(now, zone);
  return schedule.isReview && dayOf(schedule.lastAnswer, zone) !== today && dueDayOf(schedule, zone) > today;
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
 * What begins today. Review itself begins no word of the course: what a lesson or a story taught comes on a later day,
 * and is met again only if its lesson was left. As far as the daily goal allows, words from before the learner's start are
 * checked, a few a day, and the learner's own words come, and those of a deck that was chosen by name. As many second
 * directions begin in a day as new words are the goal.
 */
function newOnes<C extends AnyIndexedCard>(sitting: Sitting<C>): Due<C>[] {
  const { progress, retention, deck, zone, now } = sitting;
  const today = dayOf(now, zone);
  const skipped = new Set(beforeStart(progress, sitting.cards).map(({ id }) => id));
  const isChosen = isChosenByName(sitting);
  const taught: Due<C>[] = [];
  const reverse: Due<C>[] = [];
  const unseen: Due<C>[] = [];
  const checks: Due<C>[] = [];
  const own: Due<C>[] = [];
  let reversed = 0;
  for (const card of cardsOf(sitting)) {
    const begun = startDaysOf(progress, card.id);
    const first = directions.find((direction) => begun[direction]) ?? 'es-en';
    const due = { card, direction: first, schedule: null, isToMeet: false, isCheck: false };
    const second = begun[otherOf(first)];
    if (begun[first] && second) {
      if (begun[first] === today || second === today) reversed += 1;
    } else if (begun[first]) {
      const sibling = scheduleOf(progress, card.id, first, retention);
      if (sibling && isRested(sibling, sitting)) reverse.push({ ...due, direction: otherOf(first) });
    } else if (progress.shown.get(card.id) !== today) {
      const isFinished = progress.lessons.has(card.lesson ?? '');
      if (progress.shown.has(card.id)) taught.push({ ...due, isToMeet: !isFinished });
      else if (card.category === 'own') own.push({ ...due, isToMeet: true });
      else if (skipped.has(card.id) && deck !== 'games') checks.push({ ...due, isCheck: true });
      else if (isChosen) unseen.push({ ...due, isToMeet: true });
    }
  }
  return [
    ...taught,
    ...reverse.slice(0, Math.max(0, sitting.dailyGoal - reversed)),
    ...alternating(alternating(own, unseen), checks.slice(0, checksLeftOf(sitting))).slice(
      0,
      budgetOf(sitting),
    ),
  ];
}

/** Whether the learner chose these words: a category, their stars, their own, mistakes of games, or words by id. */
function isChosenByName({ deck, only }: Sitting<AnyIndexedCard>): boolean {
  return !!only || deck === 'own' || deck === 'starred' || deck === 'games' || isCardCategory(deck);
}

/**
 * How many words today's review may have. In a learner's first month it leaves most of the day to lessons, so it is a
 * multiple of the words that the last days met; what is due beyond that comes tomorrow. Then it grows day by day, so that
 * what has waited comes little by little.
 */
function shareOf(sitting: Sitting<AnyIndexedCard>): number {
  const { progress, deck, only, zone, now } = sitting;
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

/** How many words review asked on the day (YYYY-MM-DD). */
function reviewedOn(progress: Progress, today: string): number {
  const words = [...(progress.days.get(today)?.cards ?? [])];
  return words.filter((word) =>
    progress.cards
      .get(word)
      ?.some(({ day, isGame, isLesson }) => day === today && !isGame && isLesson !== true),
  ).length;
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
