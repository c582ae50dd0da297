import type { ActivityEvent, Fact, Rating } from './activity.types.ts';
import { draftOf, finished } from './draft.rules.ts';
import { readFact, recordIn } from './facts.rules.ts';
import { addInPortions, noProgress, type Progress } from './progress.rules.ts';
import type { Direction } from '../types.ts';

/** Columns of rows: the values of one row have the same index in each. */
type Column<Value> = readonly Value[];

/**
 * What schedules and figures need of an account's facts, as the database's `activity_digest` computes it: its log without
 * ids and typed answers, in pieces. Each part has further facts but for their ratings, which follow in pieces of their own.
 * Moments are milliseconds since 1970, and quarters those of an hour since then, which are always within one day; columns
 * of them begin with the first one and go on with the gaps between them. Cards are numbers, their places in the part's list
 * of ids. Rows have theirs in ascending order as a text: each is the difference to the one before, `~` for every 91 of it
 * and then a character from `#` (0) on.
 */
export interface DigestPart {
  /** The number of the account's last fact that is in it, and how many are. */
  sequence: number;
  count: number;
  cards: readonly string[];
  /** Timezones, quarters, milliseconds in all, cards looked at. */
  looks: readonly [Column<string>, Column<number>, Column<number>, Column<string>];
  /** Timezones, moments, facts without cards, cards; of each a digit, twice its direction (0 if unknown), and 1 if right. */
  games: readonly [
    Column<string>,
    Column<number>,
    Column<Readonly<Record<string, unknown>>>,
    Column<string>,
    Column<string>,
  ];
  /** Timezone, moment, place of the card; the id of the rating if the account does not have it. */
  undone: readonly (readonly [string, number, number, string | null])[];
  /** Timezone, moment, facts. */
  lessons: readonly Told[];
  stories: readonly Told[];
  /** Moment and unit of the last choice where to begin, if there was one. */
  placed: readonly (readonly [number, string])[];
  /** Kind, timezone, moment, facts: the last fact about each card of the learner's own, and about each star. */
  own: readonly (readonly [Fact['kind'], ...Told])[];
}

/** Further ratings of the part before. */
export interface DigestRatings {
  /**
   * Timezones, quarters, milliseconds in all and of those in lessons, answers, cards, and milliseconds of some of them
   * after the beginning of the quarter. An answer is a digit (the rating, and 5 more from English; 0 and 5 if it was taken
   * back), or the letter with that place if its milliseconds follow.
   */
  ratings: readonly [
    Column<string>,
    Column<number>,
    Column<number>,
    Column<number>,
    Column<string>,
    Column<string>,
    Column<readonly number[]>,
  ];
}

type Told = readonly [string, number, Readonly<Record<string, unknown>>];

const QUARTER = 900_000;
/** Facts that are added together: few enough for a slow device not to stall. */
const PORTION = 500;
/** Stands for the id of every rating that was taken back. */
const TAKEN_BACK = '#';
/** Characters of texts. */
const ZERO = '#'.charCodeAt(0);
const MANY = '~'.charCodeAt(0);
const lists = ['cards', 'undone', 'lessons', 'stories', 'placed', 'own'] as const;
/** What an answer says, by its character. */
const answers = new Map(
  ['0123456789', 'abcdefghij'].flatMap((characters, isPrecise) =>
    Array.from(characters, (character, index) => [
      character,
      {
        direction: index < 5 ? ('es-en' as const) : ('en-es' as const),
        rating: index % 5 === 0 ? null : ((index % 5) as Rating),
        isPrecise: isPrecise === 1,
      },
    ]),
  ),
);
const directions = [undefined, 'es-en', 'en-es'] as const satisfies readonly (Direction | undefined)[];

/** Reads a digest piece by piece. */
export interface DigestReader {
  /**
   * Adds the next piece, in portions: after each the caller may let others work. Throws a RangeError if this release cannot
   * read it, or if it is damaged.
   */
  add: (piece: unknown) => Generator<void, void>;
  /**
   * The progress of all facts so far, and the number of the last one. It equals the progress of the log, but its answers
   * and games have no ids, the cards of a game are in another order, and most ratings have the moment at which their
   * quarter of an hour began. Throws a RangeError if there was no piece.
   */
  finish: () => { progress: Progress; through: number };
}

export function digestReader(): DigestReader {
  const draft = draftOf({ ...noProgress, undone: new Set([TAKEN_BACK]) });
  let part: DigestPart | undefined;
  let count = 0;
  return {
    *add(piece) {
      if (isPart(piece)) {
        part = piece;
        count += piece.count;
        yield* addInPortions(draft, factsIn(piece), PORTION);
      } else if (part && areRatings(piece))
        yield* addInPortions(draft, ratingsIn(piece, part.cards), PORTION);
      else throw new RangeError('The digest cannot be read');
    },
    finish: () => {
      const progress = finished(draft);
      const undone = new Set(progress.undone);
      undone.delete(TAKEN_BACK);
      return { progress: { ...progress, count, undone }, through: found(part).sequence };
    },
  };
}

function isPart(raw: unknown): raw is DigestPart {
  const part = recordIn(raw);
  return (
    !!part &&
    lists.every((name) => Array.isArray(part[name])) &&
    isTable(part['looks'], 4) &&
    isTable(part['games'], 5) &&
    [part['sequence'], part['count']].every(Number.isSafeInteger)
  );
}

function areRatings(raw: unknown): raw is DigestRatings {
  return isTable(recordIn(raw)?.['ratings'], 7);
}

function isTable(raw: unknown, width: number): boolean {
  return Array.isArray(raw) && raw.length === width && raw.every(Array.isArray);
}

/** All but the ratings, in lists of which each is short. */
function* factsIn(part: DigestPart): Generator<ActivityEvent[]> {
  for (const [zone, at, card, rating] of part.undone) {
    const facts = { card: found(part.cards[card]), rating: rating ?? TAKEN_BACK };
    yield [{ id: '', at, zone, kind: 'rating.undone', facts }];
  }
  yield* looksIn(part);
  yield* gamesIn(part);
  for (const row of part.lessons) yield told('lesson.finished', row);
  for (const row of part.stories) yield told('story.read', row);
  for (const [kind, ...row] of part.own) yield told(kind, row);
  for (const [at, unit] of part.placed) yield told('course.placed', ['UTC', at, { unit }]);
}

function told(kind: Fact['kind'], [zone, at, facts]: Told): ActivityEvent[] {
  const fact = readFact(kind, facts);
  return fact ? [{ ...fact, id: '', at, zone }] : [];
}

function* looksIn({
  cards,
  looks: [zones, gaps, milliseconds, texts],
}: DigestPart): Generator<ActivityEvent[]> {
  let quarter = 0;
  for (const [row, zone] of zones.entries()) {
    quarter += found(gaps[row]);
    const at = quarter * QUARTER;
    const all = found(milliseconds[row]);
    yield cardsIn(cards, found(texts[row])).map((card, index) => {
      const facts = { card, milliseconds: index === 0 ? all : 0 };
      return { id: '', at, zone, kind: 'card.studied', facts };
    });
  }
}

function* gamesIn({
  cards,
  games: [zones, gaps, facts, texts, results],
}: DigestPart): Generator<ActivityEvent[]> {
  let at = 0;
  for (const [row, zone] of zones.entries()) {
    at += found(gaps[row]);
    const digits = found(results[row]);
    const outcomes = cardsIn(cards, found(texts[row])).map((id, index) => {
      const result = Number(found(digits[index]));
      return {
        id,
        right: result % 2 === 1,
        ...(result > 1 && { direction: directions[Math.floor(result / 2)] }),
      };
    });
    yield told('game.finished', [zone, at, { ...found(facts[row]), cards: outcomes }]);
  }
}

function* ratingsIn({ ratings }: DigestRatings, cards: readonly string[]): Generator<ActivityEvent[]> {
  const [zones, gaps, sums, sumsInLessons, digits, texts, moments] = ratings;
  let quarter = 0;
  for (const [row, zone] of zones.entries()) {
    quarter += found(gaps[row]);
    const sum = found(sums[row]);
    const inLessons = found(sumsInLessons[row]);
    const own = cardsIn(cards, found(texts[row]));
    const waits = found(moments[row]).values();
    // The time of a row is told as if its first rating, or its first in a review and the next in a lesson, had taken it.
    const firstInLesson = inLessons < sum ? 1 : 0;
    yield Array.from(found(digits[row]), (digit, index) => {
      const { direction, rating, isPrecise } = found(answers.get(digit));
      const at = quarter * QUARTER + (isPrecise ? found(waits.next().value) : 0);
      const isReview = index < firstInLesson;
      const milliseconds = isReview ? sum - inLessons : index === firstInLesson ? inLessons : 0;
      const source = isReview ? 'review' : 'lesson';
      const facts = {
        card: found(own[index]),
        direction,
        rating: rating ?? 1,
        milliseconds,
        source,
      } as const;
      return { id: rating ? '' : TAKEN_BACK, at, zone, kind: 'card.rated', facts };
    });
  }
}

function cardsIn(cards: readonly string[], text: string): string[] {
  const own: string[] = [];
  let number = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    number += code - ZERO;
    if (code !== MANY) own.push(found(cards[number]));
  }
  return own;
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('The digest is damaged');
  return value;
}
