import type { Rating } from './activity.types.ts';
import type { Answer, Progress } from './progress.rules.ts';
import { directions } from './started-directions.rules.ts';
import type { Direction } from '../types.ts';

const DAY = 86_400_000;

/** The first answer to a direction of a card on one day; `day` counts from 1970, `at` is milliseconds since then. */
interface RatedAnswer {
  at: number;
  day: number;
  rating: Rating;
}

/** All answers that tell about memory, one direction of a card after the other. Can be sent to a worker. */
export interface AnswerLog {
  /** How many answers each direction of a card has. */
  lengths: Uint32Array<ArrayBuffer>;
  ratings: Uint8Array<ArrayBuffer>;
  /** Days since 1970. */
  days: Int32Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  times: Float64Array<ArrayBuffer>;
}

const countsCache = new WeakMap<readonly Answer[], number>();
const totalCache = new WeakMap<Progress['cards'], number>();

/**
 * What a direction of a card tells about memory: the first answer of each day, in a review or typed in a lesson. Games
 * and matches are too easy to tell.
 */
function ratedAnswersOf(answers: readonly Answer[], direction: Direction): RatedAnswer[] {
  return firstAnswers(answers, direction).map(({ at, day, rating }) => {
    return { at, day: Date.parse(day) / DAY, rating };
  });
}

function firstAnswers(answers: readonly Answer[], direction: Direction): Answer[] {
  let last = '';
  return answers.filter(({ day, direction: asked, isGame, isUntyped }) => {
    if (asked !== direction || isGame || isUntyped || day <= last) return false;
    last = day;
    return true;
  });
}

/** As `answerLogIn`, card by card: a long log takes a while. */
export function* answerLogSteps({ cards }: Pick<Progress, 'cards'>): Generator<void, AnswerLog> {
  const histories: RatedAnswer[][] = [];
  for (const answers of cards.values()) {
    for (const direction of directions) {
      const rated = ratedAnswersOf(answers, direction);
      if (rated.length > 0) histories.push(rated);
    }
    yield;
  }
  const all = histories.flat();
  return {
    lengths: Uint32Array.from(histories, ({ length }) => length),
    ratings: Uint8Array.from(all, ({ rating }) => rating),
    days: Int32Array.from(all, ({ day }) => day),
    times: Float64Array.from(all, ({ at }) => at),
  };
}

/** All answers that tell about memory. */
export function answerLogIn(progress: Pick<Progress, 'cards'>): AnswerLog {
  const steps = answerLogSteps(progress);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** How many answers tell about memory. */
export function countRatedAnswers({ cards }: Progress): number {
  const known = totalCache.get(cards);
  if (known !== undefined) return known;
  let total = 0;
  for (const answers of cards.values()) {
    const count =
      countsCache.get(answers) ?? directions.reduce((sum, one) => sum + firstAnswers(answers, one).length, 0);
    countsCache.set(answers, count);
    total += count;
  }
  totalCache.set(cards, total);
  return total;
}
