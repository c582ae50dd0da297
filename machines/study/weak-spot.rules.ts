import type { AskedItems } from '../learning/asked-items.rules.ts';

/** What asks questions of grammar. */
const sources = ['grammar-master', 'lesson'] as const;
const RECENT = 14 * 86_400_000;
/** So many answers on a point, this share of them right, end a weak spot. */
const PRACTICE = { answers: 5, share: 0.8 } as const;

/** A point of grammar that was missed lately. Spanish in the title is set in «». */
export interface WeakSpot {
  point: string;
  title: string;
}

/** The last answer to a question, in milliseconds since 1970. */
interface LastAnswer {
  question: string;
  at: number;
  right: boolean;
}

/** The titles of all points of grammar by id, and the points of those questions whose ids do not begin with theirs. */
export interface PointsOfQuestions {
  titles: Readonly<Record<string, string>>;
  points: Readonly<Record<string, string>>;
}

/** The questions last answered wrong in the 14 days before `now` (milliseconds since 1970), in games or lessons. */
export function recentMisses(asked: AskedItems, now: number): LastAnswer[] {
  return lastAnswers(asked).filter(({ right, at }) => !right && at >= now - RECENT);
}

/**
 * The point missed most often in the 14 days before `now`, of equals the one missed last; null if no question belongs to
 * a point, or each point has been practiced with four of five right since.
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

/** Whether the answers since the last miss, or with it, are enough, and enough of them right. */
function isPracticed(answers: readonly LastAnswer[], missedAt: number): boolean {
  const since = answers.filter(({ at }) => at > missedAt);
  const input = answers.filter(({ at }) => at >= missedAt);
  return [since, input].some(
    (some) =>
      some.length >= PRACTICE.answers &&
      some.filter(({ right }) => right).length >= PRACTICE.share * some.length,
  );
}

/** The last answer to each question, wherever it was asked; of two at one time the wrong one. */
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

/** The longest id of a point with which the id of a question begins. */
function pointBefore(question: string, titles: PointsOfQuestions['titles']): string | undefined {
  return Object.keys(titles)
    .filter((point) => question.startsWith(`${point}-`))
    .toSorted((one, other) => other.length - one.length)[0];
}
