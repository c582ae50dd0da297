import { persons } from '../games/exercise.types.ts';
import type { AskedItems } from '../learning/asked-items.rules.ts';
import type { Progress } from '../learning/progress.rules.ts';
import type { NumberedCourse } from './lesson-input.rules.ts';
import { formItem } from './grammar-exercises.rules.ts';
import type { LessonInput, LessonPoint, PointExample } from './lesson-input.types.ts';
import type { PointStep } from './lesson.types.ts';

const EXAMPLES = 3;
const DAY = 86_400_000;
/** Days until a point is asked again, by how many of its questions were asked. */
const DISTANCES = [1, 3, 7, 16, 35, 80] as const;
const LONGEST = 180;
/** Activities that ask about points. */
const askers = ['lesson', 'grammar-master'] as const;

/** How many questions on a point were asked, and when the last one was (milliseconds since 1970). */
interface PointHistory {
  count: number;
  last: number;
}

/** By the id of the point. */
export type PointHistories = ReadonlyMap<string, PointHistory>;

/** Lesson number by point id; a unit's points are spread over its lessons, from the first one on. */
export function pointLessons(
  { lessons }: Pick<NumberedCourse, 'lessons'>,
  points: readonly { id: string; unit: string }[],
): ReadonlyMap<string, number> {
  return new Map(
    points.map(({ id, unit }) => {
      const own = points.filter((point) => point.unit === unit);
      const first = lessons.findIndex((lesson) => lesson.unit === unit);
      const count = lessons.filter((lesson) => lesson.unit === unit).length;
      const place = own.findIndex((point) => point.id === id);
      return [id, first + Math.floor((place * count) / own.length)];
    }),
  );
}

/** The step that shows the rule of a point, with the first three of its examples that are least strange, by their number. */
export function pointStepOf(
  { id, title, text, section, examples }: Omit<LessonPoint, 'at' | 'exampleNeeds'>,
  strangenessOf: (example: number) => number = () => 0,
): PointStep {
  const shown = [...examples.entries()]
    .toSorted(([one], [other]) => strangenessOf(one) - strangenessOf(other))
    .slice(0, EXAMPLES)
    .map(([, example]) => example);
  return {
    kind: 'point',
    id: `point-${id}`,
    point: id,
    title,
    text,
    section,
    examples: shown.map((example) => ({ parts: markedParts(example), english: example.english })),
  };
}

/** Splits an example so that every second part is a form: a whole word if possible, else part of one. */
export function markedParts({ spanish, forms }: Pick<PointExample, 'spanish' | 'forms'>): string[] {
  const parts: string[] = [];
  let rest = spanish;
  for (const form of forms) {
    const word = new RegExp(`(?<!\\p{Letter})${form}(?!\\p{Letter})`, 'u').exec(rest);
    const at = word?.index ?? rest.indexOf(form);
    if (at < 0) continue;
    parts.push(rest.slice(0, at), form);
    rest = rest.slice(at + form.length);
  }
  return [...parts, rest];
}

/** What lessons and Grammar Master asked about each point; points never asked are missing. */
export function askedPoints(
  {
    questions,
    tables,
    transforms,
    mistakes,
  }: Pick<LessonInput, 'questions' | 'tables' | 'transforms' | 'mistakes'>,
  asked: AskedItems,
): PointHistories {
  const items = [
    ...[...questions, ...transforms, ...mistakes].map(({ id, point }) => ({ id, point })),
    ...tables.flatMap((table) =>
      persons.map((person) => ({ id: formItem(table, person), point: table.point })),
    ),
  ];
  const histories = new Map<string, PointHistory>();
  for (const { id, point } of items) {
    for (const at of timesOf(id, asked)) {
      const { count, last } = histories.get(point) ?? { count: 0, last: 0 };
      histories.set(point, { count: count + 1, last: Math.max(last, at) });
    }
  }
  return histories;
}

/** How urgent a point is: 1 when its time has come, more the later it is. */
export function urgencyOf(history: PointHistory | undefined, now: number): number {
  if (!history) return Number.MAX_VALUE;
  const days = DISTANCES[history.count - 1] ?? LONGEST;
  return (now - history.last) / (days * DAY);
}

/** When lessons and Grammar Master last asked a question, in their order; milliseconds since 1970. */
export function timesOf(id: string, asked: AskedItems): number[] {
  return askers.flatMap((asker) => asked.get(asker)?.get(id)?.at ?? []).toSorted((one, other) => one - other);
}

/** By id, whether it's one of the last two lessons or an item that they asked. */
export function recentItems({
  asked,
  lessons,
}: Pick<Progress, 'asked' | 'lessons'>): (id: string) => boolean {
  const [, beforeLast = 0] = [...lessons.values()].map(({ at }) => at).toSorted((one, other) => other - one);
  return (id) => [timesOf(id, asked).at(-1), lessons.get(id)?.at].some((at = -Infinity) => at >= beforeLast);
}
