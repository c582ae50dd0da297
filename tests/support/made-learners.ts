import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { AVERAGE } from '#machines/learning/schedule.rules.ts';
import { fsrs, type FSRSState } from 'ts-fsrs';

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2025, 0, 1, 9);
/** How often each rating comes first, and how often a recalled card is hard, good, easy. */
const FIRST = [0.25, 0.15, 0.5, 0.1];
const RECALLED = [0, 0.1, 0.8, 0.1];

/** Someone who forgets new words sooner than most, and whose later memories fade faster. */
export const FORGETFUL: readonly number[] = AVERAGE.with(0, 0.1)
  .with(1, 0.58)
  .with(2, 1.04)
  .with(3, 3.73)
  .with(20, 0.25);

interface MadeLearner {
  cards: number;
  /** How this learner forgets. */
  truth?: readonly number[];
  seed?: number;
  /** Rates every answer so. */
  always?: Rating;
  /** At most this many days of reviews for a card. */
  days?: number;
}

/** Ratings of a learner with a known memory, one a day and card, on the days that the average numbers call for. */
export function madeLog({
  cards,
  truth = FORGETFUL,
  seed = 1,
  always,
  days = 240,
}: MadeLearner): ActivityEvent[] {
  const random = randomFrom(seed);
  const memory = fsrs({ w: truth });
  const planner = fsrs();
  return Array.from({ length: cards }, (_card, index) => {
    const log: ActivityEvent[] = [];
    let known: FSRSState | null = null;
    let planned: FSRSState | null = null;
    let wait = 0;
    for (let day = 0; day <= days;) {
      const isRecalled: boolean = known === null || random() < memory.forgetting_curve(wait, known.stability);
      const drawn = isRecalled ? drawnFrom(known === null ? FIRST : RECALLED, random()) : 1;
      const rating = always ?? drawn;
      const at = FIRST_DAY + (Math.floor(index / 10) + day) * DAY + index * 1000;
      log.push(ratedWith(`nouns-made-${index}`, at, rating));
      known = memory.next_state(known, wait, rating);
      planned = planner.next_state(planned, wait, rating);
      wait = Math.max(1, Math.round(planned.stability * (0.9 + 0.2 * random())));
      day += wait;
    }
    return log;
  })
    .flat()
    .toSorted((one, other) => one.at - other.at);
}

export function ratedWith(
  card: string,
  at: number,
  rating: Rating,
  more: object = {},
): ActivityEvent & { kind: 'card.rated' } {
  const facts = { card, direction: 'es-en', rating, milliseconds: 3000, source: 'review', ...more } as const;
  return { id: crypto.randomUUID(), kind: 'card.rated', at, zone: 'UTC', facts };
}

function drawnFrom(shares: readonly number[], draw: number): Rating {
  let sum = 0;
  const place = shares.findIndex((share) => (sum += share) > draw);
  return ([1, 2, 3, 4] as const)[place] ?? 3;
}

function randomFrom(first: number): () => number {
  let seed = first;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}
