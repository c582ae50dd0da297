import type { Answer, Progress } from './progress.rules.ts';
import { directions } from './started-directions.rules.ts';
import type { Direction } from '../types.ts';

const DAY = 86_400_000;

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
function ratedAnswersOf(answers: readonly Answer[], direction: Direction): Answer[] {
  let last = '';
  return answers.filter((answer) => {
    if (answer.direction !== direction || !tells(answer) || answer.day <= last) return false;
    last = answer.day;
    return true;
  });
}

function tells({ isGame, isUntyped }: Answer): boolean {
  return !isGame && isUntyped !== true;
}

/** How many answers to a card tell about memory, in both directions. */
export function countRatedIn(answers: readonly Answer[]): number {
  const known = countsCache.get(answers);
  if (known !== undefined) return known;
  const last: Partial<Record<Direction, string>> = {};
  let count = 0;
  for (const answer of answers) {
    const { day, direction } = answer;
    if (!tells(answer) || day <= (last[direction] ?? '')) continue;
    last[direction] = day;
    count += 1;
  }
  countsCache.set(answers, count);
  return count;
}

/** As `answerLogIn`, card by card: a long log takes a while. */
export function* answerLogSteps({ cards }: Pick<Progress, 'cards'>): Generator<void, AnswerLog> {
  const [lengths, ratings, days, times]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const answers of cards.values()) {
    for (const direction of directions) {
      const rated = ratedAnswersOf(answers, direction);
      if (rated.length === 0) continue;
      lengths.push(rated.length);
      for (const { rating, day, at } of rated) {
        ratings.push(rating);
        days.push(Date.parse(day) / DAY);
        times.push(at);
      }
    }
    yield;
  }
  return {
    lengths: new Uint32Array(lengths),
    ratings: new Uint8Array(ratings),
    days: new Int32Array(days),
    times: new Float64Array(times),
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
  for (const answers of cards.values()) total += countRatedIn(answers);
  totalCache.set(cards, total);
  return total;
}
