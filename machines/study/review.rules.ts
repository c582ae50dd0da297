import type { ActivityEvent, Direction, Rating } from '../learning/activity.types.ts';
import { CARD_TIME_LIMIT, DRILL_PAUSE } from '../constants.ts';
import { dayOf } from '../learning/day.rules.ts';
import { addActivity, type Progress } from '../learning/progress.rules.ts';
import { isDue, isTricky, scheduleOf, type Retention, type Schedule } from '../learning/schedule.rules.ts';
import { judgeTyped } from '../learning/typed-answer.rules.ts';
import type { Card } from '../types.ts';

export const directions: readonly Direction[] = ['es-en', 'en-es'];

/** A card to ask in one direction. `schedule` is null for a new one. */
export interface Due {
  card: Card;
  direction: Direction;
  schedule: Schedule | null;
}

export interface Backlog {
  /** What this sitting asks: cards by due time, new ones last. */
  queue: readonly Due[];
  /** How many are due beyond this sitting. */
  left: number;
  /** How many of the queue are new. */
  fresh: number;
  /** When the earliest card that is not due yet will be; null if there is none. Milliseconds since 1970. */
  next: number | null;
}

export interface SittingRules {
  retention: Retention;
  /** IANA name; decides when a day begins. */
  zone: string;
  dailyGoal: number;
  /** The most cards in one sitting. */
  cap: number;
}

/** How the learner answers: aloud or by typing; with `Again` and `Good` or with all four ratings. */
export interface Habits {
  isTyped: boolean;
  buttons: 2 | 4;
}

/** What there is to review, and how many tricky cards to drill, at `now` (milliseconds since 1970). */
export interface DueCounts {
  backlog: Backlog;
  tricky: number;
  now: number;
}

export interface Sitting extends SittingRules {
  progress: Progress;
  cards: readonly Card[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What is due now: cards whose time has come, the longest overdue first, then new cards up to the daily goal. */
export function backlogOf(sitting: Sitting): Backlog {
  const { progress, cards, retention, zone, now, cap } = sitting;
  const known = cards.flatMap((card) =>
    directions.flatMap((direction) => {
      const schedule = scheduleOf(progress, card.id, direction, retention);
      return schedule ? [{ card, direction, schedule }] : [];
    }),
  );
  const due = known
    .filter(({ schedule }) => isDue(schedule, now, zone))
    .toSorted((one, other) => one.schedule.due - other.schedule.due);
  const later = known
    .filter(({ schedule }) => !isDue(schedule, now, zone))
    .map(({ schedule }) => schedule.due);
  const fresh = newCards(sitting, new Set(known.map(({ card, direction }) => `${card.id} ${direction}`)));
  const queue = [...due, ...fresh].slice(0, cap);
  return {
    queue,
    left: Math.max(0, due.length - cap),
    fresh: queue.filter(({ schedule }) => schedule === null).length,
    next: later.length > 0 ? Math.min(...later) : null,
  };
}

/** What there is to review and to drill now. */
export function dueCountsOf(sitting: Sitting): DueCounts {
  return { backlog: backlogOf(sitting), tricky: trickyCards(sitting).length, now: sitting.now };
}

/** The cards forgotten at least eight times, the most often forgotten first. */
export function trickyCards({ progress, cards, retention }: Sitting): readonly Due[] {
  return cards
    .flatMap((card) =>
      directions.flatMap((direction) => {
        const schedule = scheduleOf(progress, card.id, direction, retention);
        return schedule && isTricky(schedule) ? [{ card, direction, schedule }] : [];
      }),
    )
    .toSorted((one, other) => other.schedule.lapses - one.schedule.lapses);
}

/**
 * New cards for today: the daily goal less the cards begun today. A card is first asked from Spanish; once it has been,
 * it is new in the other direction.
 */
function newCards({ progress, cards, zone, now, dailyGoal }: Sitting, known: ReadonlySet<string>): Due[] {
  const today = dayOf(now, zone);
  const begun = cards.filter(({ id }) => {
    const first = progress.cards.get(id)?.find(({ isWeak }) => !isWeak);
    return first !== undefined && dayOf(first.at, zone) === today;
  }).length;
  return cards
    .flatMap((card): Due[] => {
      if (!known.has(`${card.id} es-en`)) return [{ card, direction: 'es-en', schedule: null }];
      return known.has(`${card.id} en-es`) ? [] : [{ card, direction: 'en-es', schedule: null }];
    })
    .slice(0, Math.max(0, dailyGoal - begun));
}

/** A rating of the card asked, and the round before it, to which undoing returns. */
export interface RatedCard {
  due: Due;
  rating: Rating;
  event: ActivityEvent;
  before: Round;
}

/** The state of a sitting. */
export interface Round {
  progress: Progress;
  queue: readonly Due[];
  /** Cards of this sitting that come back in a few minutes. */
  returning: readonly Due[];
  current: Due | null;
}

/** The round without the cards that were meanwhile answered elsewhere, such as in another tab. The one asked stays. */
export function dropAnswered(round: Round, latest: Progress, retention: Retention): Round {
  const isOpen = (due: Due) =>
    (round.current !== null && isSame(due, round.current)) ||
    scheduleOf(latest, due.card.id, due.direction, retention)?.lastAnswer === due.schedule?.lastAnswer;
  return { ...round, queue: round.queue.filter(isOpen) };
}

/** The result of a sitting: how many cards were rated, and how many of them were recalled at the first attempt. */
export function resultOf(rated: readonly RatedCard[]): { cards: number; recalled: number } {
  const first = new Map<string, Rating>();
  for (const { due, rating } of rated) {
    const key = `${due.card.id} ${due.direction}`;
    if (!first.has(key)) first.set(key, rating);
  }
  return { cards: first.size, recalled: [...first.values()].filter((rating) => rating > 1).length };
}

/** A rating as given: `id` is for the fact to record, times are milliseconds since 1970. */
export interface RatingGiven {
  rating: Rating;
  id: string;
  now: number;
  askedAt: number;
  zone: string;
  retention: Retention;
  typed: string | null;
  /** Whether the card is only drilled, which moves no schedule. */
  isDrill: boolean;
}

/** The round after a rating, and the fact to record; null if no card is asked. A card due in minutes comes back. */
export function rate(round: Round, given: RatingGiven): { round: Round; event: ActivityEvent } | null {
  const { current } = round;
  if (!current) return null;
  const event = ratedEvent(current, given);
  const progress = addActivity(round.progress, [event]);
  const returning = round.returning.filter((due) => !isSame(due, current));
  const schedule = given.isDrill
    ? drillSchedule(current, given)
    : scheduleOf(progress, current.card.id, current.direction, given.retention);
  if (schedule && !schedule.isReview) returning.push({ ...current, schedule });
  const queue = round.queue.filter((due) => !isSame(due, current));
  return { event, round: advance({ progress, queue, returning, current: null }, given.now) };
}

/** The fact that takes a rating back; null for a drill, which rated nothing. */
export function undoEvent({ event }: RatedCard, id: string, now: number, zone: string): ActivityEvent | null {
  if (event.kind !== 'card.rated') return null;
  const { card } = event.facts;
  return { id, at: now, zone, kind: 'rating.undone', facts: { card, rating: event.id } };
}

/**
 * The round with its next card: a returning one whose time has come, else the next in the queue, else the first
 * returning one, ahead of its time. `now` is milliseconds since 1970.
 */
export function advance(round: Round, now: number): Round {
  const [first] = round.returning.toSorted((one, other) => dueOf(one) - dueOf(other));
  const isTime = first !== undefined && dueOf(first) <= now;
  return { ...round, current: isTime ? first : (round.queue[0] ?? first ?? null) };
}

function ratedEvent({ card, direction }: Due, given: RatingGiven): ActivityEvent {
  const { rating, id, now, askedAt, zone, typed, isDrill } = given;
  const milliseconds = Math.min(CARD_TIME_LIMIT, Math.max(0, now - askedAt));
  const stamp = { id, at: now, zone };
  if (isDrill) return { ...stamp, kind: 'card.studied', facts: { card: card.id, milliseconds } };
  const answered =
    typed === null ? {} : { typed, isAccentOnly: judgeTyped(typed, card, direction) === 'accents' };
  const facts = { card: card.id, direction, rating, milliseconds, source: 'review' as const, ...answered };
  return { ...stamp, kind: 'card.rated', facts };
}

function drillSchedule({ schedule }: Due, { rating, now }: RatingGiven): Schedule | null {
  return schedule && rating === 1 ? { ...schedule, isReview: false, due: now + DRILL_PAUSE } : null;
}

function isSame(one: Due, other: Due): boolean {
  return one.card.id === other.card.id && one.direction === other.direction;
}

function dueOf({ schedule }: Due): number {
  return schedule?.due ?? 0;
}
