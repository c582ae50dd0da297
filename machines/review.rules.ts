import type { Direction } from './activity.types.ts';
import { dayOf } from './day.rules.ts';
import type { Progress } from './progress.rules.ts';
import { isDue, isTricky, scheduleOf, type Retention, type Schedule } from './schedule.rules.ts';
import type { Card } from './types.ts';

export const directions: readonly Direction[] = ['es-en', 'en-es'];

/** A card to ask, in a direction. `schedule` is null for one that is new. */
export interface Due {
  card: Card;
  direction: Direction;
  schedule: Schedule | null;
}

export interface Backlog {
  /** What this sitting asks, the firmest last among those of a day, new cards after them. */
  queue: readonly Due[];
  /** How many are due beyond this sitting. */
  left: number;
  /** How many of the queue are new. */
  fresh: number;
  /** When the next card comes, where none is due; null where none will. */
  next: number | null;
}

export interface Sitting {
  progress: Progress;
  cards: readonly Card[];
  retention: Retention;
  zone: string;
  now: number;
  dailyGoal: number;
  /** How many cards one sitting asks at the most. */
  cap: number;
}

/** What is due now: cards whose time has come, those in danger first, then new cards up to the daily goal. */
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

/** The cards that were forgotten eight times or more, most often first. */
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
 * New cards for today: as many as the daily goal leaves after those begun today. A card is first asked from Spanish;
 * the other way round it is new as soon as it is known that way.
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
