import { begunByDay, begunOf, directions, wordsFromGames } from '../learning/begun.rules.ts';
import { addDays, dayOf } from '../learning/day.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import { isDue, isTricky, scheduleOf, type Retention, type Schedule } from '../learning/schedule.rules.ts';
import type { Card, CategorySlug, Difficulty, Direction, IndexedCard } from '../types.ts';

/** The words to choose from: all, those mistaken in games and never learned, a category, or a difficulty. */
export type Deck = 'everything' | 'games' | CategorySlug | Difficulty;

/** A card to ask in one direction. `schedule` is null for a new one. */
export interface Due<C extends IndexedCard = Card> {
  card: C;
  direction: Direction;
  schedule: Schedule | null;
  /** Whether the word is new and is shown with its meaning before it is asked. */
  isToMeet: boolean;
}

export interface Backlog<C extends IndexedCard = Card> {
  /** What this sitting asks: cards by due time, new ones last, the two directions of a card far apart. */
  queue: readonly Due<C>[];
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
  /** How many directions may be begun in a day. */
  dailyGoal: number;
  /** The most cards in one sitting. */
  cap: number;
}

export interface Sitting<C extends IndexedCard = Card> extends SittingRules {
  progress: Progress;
  /** In the order in which they are learned. */
  cards: readonly C[];
  deck: Deck;
  /** Milliseconds since 1970. */
  now: number;
}

/** What there is to review, and how many tricky cards to drill, at `now` (milliseconds since 1970). */
export interface DueCounts {
  backlog: Backlog<IndexedCard>;
  tricky: number;
  /** How many words were mistaken in games and never learned. */
  fromGames: number;
  /** How many directions may still be begun today. */
  budget: number;
  /** Of all words, how many cards will be due tomorrow if nothing more is done today. */
  tomorrow: number;
  /** Of all words, how many cards become due on each of the next 14 days (see `forecastOf`). */
  forecast: readonly number[];
  now: number;
}

type Scheduled<C extends IndexedCard> = Due<C> & { schedule: Schedule };

const DAY = 86_400_000;
const FORECAST_DAYS = 14;

/** What is due now, the longest overdue first, then new cards as far as the daily goal allows. */
export function backlogOf<C extends IndexedCard>(sitting: Sitting<C>): Backlog<C> {
  const { now, zone, cap } = sitting;
  const known = scheduled(sitting);
  const isOpen = ({ schedule }: Scheduled<C>) => isDue(schedule, now, zone);
  const postponed = new Set(known.filter((due) => isOpen(due) && isKeptForTomorrow(due, sitting)));
  const due = known
    .filter((one) => isOpen(one) && !postponed.has(one))
    .toSorted((one, other) => one.schedule.due - other.schedule.due);
  const later = known.filter((one) => !isOpen(one)).map(({ schedule }) => schedule.due);
  if (postponed.size > 0) later.push(now + DAY);
  const queue = apart([...due, ...newOnes(sitting)].slice(0, cap));
  return {
    queue,
    left: Math.max(0, due.length - cap),
    fresh: queue.filter(({ schedule }) => schedule === null).length,
    next: later.length > 0 ? later.reduce((first, time) => Math.min(first, time)) : null,
  };
}

/** What there is to review and to drill now. */
export function dueCountsOf(sitting: Sitting<IndexedCard>): DueCounts {
  const { progress, cards, now } = sitting;
  const games = wordsFromGames(progress);
  const forecast = forecastOf({ ...sitting, deck: 'everything' }, FORECAST_DAYS);
  return {
    backlog: backlogOf(sitting),
    tricky: trickyCards(sitting).length,
    fromGames: cards.filter(({ id }) => games.has(id)).length,
    budget: budgetOf(sitting),
    tomorrow: forecast.slice(0, 2).reduce((sum, count) => sum + count, 0),
    forecast,
    now,
  };
}

/**
 * How many cards become due on each of the next `days` days if nothing more is done. Today, the first, has those overdue,
 * but not those that are kept for tomorrow.
 */
export function forecastOf(sitting: Sitting<IndexedCard>, days: number): number[] {
  const { now, zone } = sitting;
  const today = dayOf(now, zone);
  const counts = new Map<string, number>();
  for (const due of scheduled(sitting)) {
    const first = isKeptForTomorrow(due, sitting) ? addDays(today, 1) : today;
    const day = dayOf(due.schedule.due, zone);
    const shown = day < first ? first : day;
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return Array.from({ length: days }, (_day, index) => counts.get(addDays(today, index)) ?? 0);
}

/** The cards forgotten at least eight times, the most often forgotten first. */
export function trickyCards<C extends IndexedCard>(sitting: Sitting<C>): readonly Due<C>[] {
  return scheduled(sitting)
    .filter(({ schedule }) => isTricky(schedule))
    .toSorted((one, other) => other.schedule.lapses - one.schedule.lapses);
}

/** How many more directions may be begun on the day of `now` (milliseconds since 1970). */
export function budgetOf({ progress, dailyGoal, zone, now }: Omit<Sitting, 'cards' | 'deck'>): number {
  return Math.max(0, dailyGoal - (begunByDay(progress).get(dayOf(now, zone)) ?? 0));
}

function scheduled<C extends IndexedCard>(sitting: Sitting<C>): Scheduled<C>[] {
  const { progress, retention } = sitting;
  return cardsOf(sitting).flatMap((card) =>
    directions.flatMap((direction) => {
      const schedule = scheduleOf(progress, card.id, direction, retention);
      return schedule ? [{ card, direction, schedule, isToMeet: false }] : [];
    }),
  );
}

function cardsOf<C extends IndexedCard>({ progress, cards, deck }: Sitting<C>): readonly C[] {
  if (deck === 'everything') return cards;
  if (deck === 'games') {
    const words = wordsFromGames(progress);
    return cards.filter(({ id }) => words.has(id));
  }
  return cards.filter(({ category, difficulty }) => deck === category || deck === difficulty);
}

/** On the day on which one direction of a card was begun, the other one is not asked. */
function isKeptForTomorrow(
  { card, direction }: Due<IndexedCard>,
  { progress, now, zone }: Sitting<IndexedCard>,
): boolean {
  return begunOf(progress, card.id)[otherOf(direction)] === dayOf(now, zone);
}

/**
 * New cards for today: words that were shown but never asked, then the reverse of words that are known for days, then
 * further words.
 */
function newOnes<C extends IndexedCard>(sitting: Sitting<C>): Due<C>[] {
  const { progress, retention, zone, now } = sitting;
  const budget = budgetOf(sitting);
  if (budget === 0) return [];
  const today = dayOf(now, zone);
  const shown: Due<C>[] = [];
  const reverse: Due<C>[] = [];
  const unseen: Due<C>[] = [];
  for (const card of cardsOf(sitting)) {
    const begun = begunOf(progress, card.id);
    const first = directions.find((direction) => begun[direction]) ?? 'es-en';
    if (!begun[first]) {
      const day = progress.shown.get(card.id);
      const due = { card, direction: first, schedule: null, isToMeet: day !== today };
      (day === undefined ? unseen : shown).push(due);
    } else if (!begun[otherOf(first)]) {
      const sibling = scheduleOf(progress, card.id, first, retention);
      const isRested =
        sibling?.isReview && dayOf(sibling.lastAnswer, zone) !== today && !isDue(sibling, now, zone);
      if (isRested) reverse.push({ card, direction: otherOf(first), schedule: null, isToMeet: false });
    }
  }
  return [...shown, ...reverse, ...unseen].slice(0, budget);
}

/** The queue with the second direction of every card behind all others, in the order of the first ones. */
function apart<C extends IndexedCard>(queue: readonly Due<C>[]): readonly Due<C>[] {
  const firsts = new Map<string, Due<C>>();
  for (const due of queue) if (!firsts.has(due.card.id)) firsts.set(due.card.id, due);
  const order = [...firsts.values()];
  const seconds = order.flatMap((first) =>
    queue.filter((due) => due.card.id === first.card.id && due !== first),
  );
  return [...order, ...seconds];
}

function otherOf(direction: Direction): Direction {
  return direction === 'es-en' ? 'en-es' : 'es-en';
}
