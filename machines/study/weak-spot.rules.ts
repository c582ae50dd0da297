import type { AskedItems } from '../learning/asked-items.rules.ts';

/** Activities that ask grammar questions. */
const sources = ['grammar-master', 'lesson'] as const;
const RECENT = 14 * 86_400_000;
/** This many answers on a point, this share of them right, end a weak spot. */
const PRACTICE = { answers: 5, share: 0.8 } as const;

/** A grammar point missed lately; «» mark Spanish in its title. */
export interface WeakSpot {
  point: string;
  title: string;
}

/** The last answer to a question; `at` is milliseconds since 1970. */
interface LastAnswer {
  question: string;
  at: number;
  right: boolean;
}

/** The titles of all grammar points by id, and the points of questions whose ids don't begin with their point's. */
export interface PointsOfQuestions {
  titles: Readonly<Record<string, string>>;
  points: Readonly<Record<string, string>>;
}

/** Questions last answered wrong in the 14 days before `now` (milliseconds since 1970), in games or lessons. */
export function recentMisses(asked: AskedItems, now: number): LastAnswer[] {
  return lastAnswers(asked).filter(({ right, at }) => !right && at >= now - RECENT);
}

/**
 * The point missed most often in the 14 days before `now`, of equals the one missed last; null if no missed question
 * has a point, or each was practiced since, with four of five right.
 */
export function weakSpotOf(asked: AskedItems, now: number, known: PointsOfQuestions): WeakSpot | null {
  const answers = new Map<string, LastAnswer[]>();
  for (const answer of lastAnswers(asked)) {
    const point = known.points[answer.question] ?? pointBefore(answer.question, known.titles);
    if (point !== undefined) answers.set(point, [...(answers.get(point) ?? []), answer]);
  }
  const missed = [...answers].flatMap(([point, own]) => {
    const misses = own.filter(({ right, at }) => !right && at >= now - RECENT);
    const last = Math.max(...misses.map(({ at }) => at));
    return misses.length === 0 || isPracticed(own, last) ? [] : [{ point, count: misses.length, last }];
  });
  const [worst] = missed.toSorted((one, other) => other.count - one.count || other.last - one.last);
  return worst ? { point: worst.point, title: known.titles[worst.point] ?? worst.point } : null;
}

/** Whether the answers since the last miss, or including it, are enough, and enough of them right. */
function isPracticed(answers: readonly LastAnswer[], missedAt: number): boolean {
  const since = answers.filter(({ at }) => at > missedAt);
  const input = answers.filter(({ at }) => at >= missedAt);
  return [since, input].some(
    (some) =>
      some.length >= PRACTICE.answers &&
      some.filter(({ right }) => right).length >= PRACTICE.share * some.length,
  );
}

/** The last answer to each question, in games or lessons; of two at one time the wrong one. */
function lastAnswers(asked: AskedItems): LastAnswer[] {
  const last = new Map<string, LastAnswer>();
  for (const source of sources) {
    for (const [question, { at, right }] of asked.get(source) ?? []) {
      const known = last.get(question);
      if (!known || at > known.at || (at === known.at && !right)) last.set(question, { question, at, right });
    }
  }
  return [...last.values()];
}

/** The longest point id that the question's id begins with. */
function pointBefore(question: string, titles: PointsOfQuestions['titles']): string | undefined {
  return Object.keys(titles)
    .filter((point) => question.startsWith(`${point}-`))
    .toSorted((one, other) => other.length - one.length)[0];
}
