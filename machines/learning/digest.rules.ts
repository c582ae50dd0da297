import type { ActivityEvent, Fact, Rating } from './activity.types.ts';
import { readFact, recordIn } from './facts.rules.ts';
import { addInPortions, type Progress } from './progress.rules.ts';
import type { Direction } from '../types.ts';

/** Cards of a digest are numbers: their places in its list of ids. Moments are milliseconds since 1970. */
type CardNumber = number;

/**
 * What schedules and figures need of an account's facts, as the database's `activity_digest` computes it: the log without
 * ids and typed answers, by timezone and quarter of an hour, which is always within one day.
 */
export interface Digest {
  /** The number of the account's last fact that is in it, and how many are. */
  sequence: number;
  count: number;
  cards: readonly string[];
  /** Timezone, quarter of an hour since 1970, milliseconds in all, cards looked at. */
  looks: readonly (readonly [string, number, number, readonly CardNumber[]])[];
  /**
   * Timezone, milliseconds in all; of each rating the milliseconds since the one before it, a digit (the rating, and 4
   * more from English; 0 and 9 if it was taken back) and the card; last the milliseconds of those in lessons.
   */
  ratings: readonly (readonly [string, number, readonly number[], string, readonly CardNumber[], number?])[];
  /** Timezone, moment, facts without cards; of each card six times its number, twice its direction (0 if unknown), and 1 if right. */
  games: readonly (readonly [string, number, Readonly<Record<string, unknown>>, readonly number[]])[];
  /** Timezone, moment, card; the id of the rating if the account does not have it. */
  undone: readonly (readonly [string, number, CardNumber, string | null])[];
  /** Timezone, moment, facts. Accounts of earlier releases tell neither this nor what follows. */
  lessons?: readonly Told[];
  stories?: readonly Told[];
  /** Moment and unit of the last choice where to begin, if there was one. */
  placed?: readonly (readonly [number, string])[];
  /** Kind, timezone, moment, facts: the last fact about each card of the learner's own, and about each star. */
  own?: readonly (readonly [Fact['kind'], ...Told])[];
}

type Told = readonly [string, number, Readonly<Record<string, unknown>>];

const QUARTER = 900_000;
/** Facts that are added together: few enough for a slow device not to stall. */
const PORTION = 500;
/** Stands for the id of every rating that was taken back. */
const TAKEN_BACK = '#';
/** The answers of the digits from 0 on. */
const digits: readonly { direction: Direction; rating: Rating | null }[] = [
  ...([null, 1, 2, 3, 4] as const).map((rating) => ({ direction: 'es-en' as const, rating })),
  ...([1, 2, 3, 4, null] as const).map((rating) => ({ direction: 'en-es' as const, rating })),
];
const directions = [undefined, 'es-en', 'en-es'] as const satisfies readonly (Direction | undefined)[];

/** The answer of the database; null if this release cannot read it. */
export function readDigest(raw: unknown): Digest | null {
  const digest = recordIn(raw);
  const lists = ['cards', 'looks', 'ratings', 'games', 'undone'].map((name) => digest?.[name]);
  const added = ['lessons', 'stories', 'placed', 'own'].map((name) => digest?.[name] ?? []);
  const numbers = [digest?.['sequence'], digest?.['count']];
  return [...lists, ...added].every(Array.isArray) && numbers.every(Number.isSafeInteger)
    ? (raw as Digest)
    : null;
}

/**
 * The progress of all facts of a digest, in portions: after each the caller may let others work. It equals the progress
 * of the log, but its answers and games have no ids. Throws a RangeError if the digest is damaged.
 */
export function* progressOf(digest: Digest): Generator<void, Progress> {
  const progress = yield* addInPortions(eventsOf(digest), PORTION);
  const undone = new Set(progress.undone);
  undone.delete(TAKEN_BACK);
  return { ...progress, count: digest.count, undone };
}

function* eventsOf(digest: Digest): Generator<ActivityEvent> {
  const cardOf = (number: CardNumber) => found(digest.cards[number]);
  for (const [zone, at, card, rating] of digest.undone) {
    const facts = { card: cardOf(card), rating: rating ?? TAKEN_BACK };
    yield { id: '', at, zone, kind: 'rating.undone', facts };
  }
  for (const [zone, quarter, sum, cards] of digest.looks) {
    for (const [index, card] of cards.entries()) {
      const facts = { card: cardOf(card), milliseconds: index === 0 ? sum : 0 };
      yield { id: '', at: quarter * QUARTER, zone, kind: 'card.studied', facts };
    }
  }
  yield* ratingsOf(digest, cardOf);
  for (const [zone, at, facts, cards] of digest.games) {
    const outcomes = cards.map((number) => ({
      id: cardOf(Math.floor(number / 6)),
      right: number % 2 === 1,
      ...(number % 6 > 1 && { direction: directions[Math.floor((number % 6) / 2)] }),
    }));
    yield* told('game.finished', [zone, at, { ...facts, cards: outcomes }]);
  }
  for (const row of digest.lessons ?? []) yield* told('lesson.finished', row);
  for (const row of digest.stories ?? []) yield* told('story.read', row);
  for (const [kind, ...row] of digest.own ?? []) yield* told(kind, row);
  for (const [at, unit] of digest.placed ?? []) yield* told('course.placed', ['UTC', at, { unit }]);
}

function* told(kind: Fact['kind'], [zone, at, facts]: Told): Generator<ActivityEvent> {
  const fact = readFact(kind, facts);
  if (fact) yield { ...fact, id: '', at, zone };
}

function* ratingsOf(digest: Digest, cardOf: (number: CardNumber) => string): Generator<ActivityEvent> {
  let at = 0;
  for (const [zone, sum, waits, answers, cards, inLessons = 0] of digest.ratings) {
    for (const [index, wait] of waits.entries()) {
      at += wait;
      const { direction, rating } = found(digits[Number(answers[index])]);
      const card = cardOf(found(cards[index]));
      const facts = { card, direction, rating: rating ?? 1, ...timeAt(index, sum, inLessons) };
      yield { id: rating ? '' : TAKEN_BACK, at, zone, kind: 'card.rated', facts };
    }
  }
}

/** The time of a row as if its first rating, or its first in a review and the next in a lesson, had taken all of it. */
function timeAt(index: number, sum: number, inLessons: number) {
  if (index === 0 && inLessons < sum) return { milliseconds: sum - inLessons, source: 'review' } as const;
  const isNext = index === (inLessons < sum ? 1 : 0);
  return { milliseconds: isNext ? inLessons : 0, source: 'lesson' } as const;
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('The digest is damaged');
  return value;
}
