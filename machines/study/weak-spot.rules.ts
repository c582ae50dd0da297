import type { AskedItems } from '../learning/asked-items.rules.ts';

/** What asks questions of grammar. */
const sources: ReadonlySet<string> = new Set(['grammar-master', 'lesson']);
const RECENT = 14 * 86_400_000;

/** A point of grammar that was missed lately. Spanish in the title is set in «». */
export interface WeakSpot {
  point: string;
  title: string;
}

/** A question last answered wrong, and when, in milliseconds since 1970. */
interface Miss {
  question: string;
  at: number;
}

/** The titles of all points of grammar by id, and the points of those questions whose ids do not begin with theirs. */
export interface PointsOfQuestions {
  titles: Readonly<Record<string, string>>;
  points: Readonly<Record<string, string>>;
}

/** The questions last answered wrong in the 14 days before `now` (milliseconds since 1970), in games or lessons. */
export function recentMisses(asked: AskedItems, now: number): Miss[] {
  return [...asked].flatMap(([source, answers]) =>
    sources.has(source)
      ? [...answers].flatMap(([question, { at, right }]) =>
          right || at < now - RECENT ? [] : [{ question, at }],
        )
      : [],
  );
}

/** The point missed most often, of equals the one missed last; null if no question belongs to a point. */
export function weakSpotOf(misses: readonly Miss[], { titles, points }: PointsOfQuestions): WeakSpot | null {
  const tallies = new Map<string, { count: number; last: number }>();
  for (const { question, at } of misses) {
    const point = points[question] ?? pointBefore(question, titles);
    if (point === undefined) continue;
    const { count, last } = tallies.get(point) ?? { count: 0, last: 0 };
    tallies.set(point, { count: count + 1, last: Math.max(last, at) });
  }
  const [worst] = [...tallies].toSorted(
    ([, one], [, other]) => other.count - one.count || other.last - one.last,
  );
  if (!worst) return null;
  const [point] = worst;
  return { point, title: titles[point] ?? point };
}

/** The longest id of a point with which the id of a question begins. */
function pointBefore(question: string, titles: PointsOfQuestions['titles']): string | undefined {
  return Object.keys(titles)
    .filter((point) => question.startsWith(`${point}-`))
    .toSorted((one, other) => other.length - one.length)[0];
}
