import type { Progress } from '../learning/progress.rules.ts';
import { shuffle } from '../parts/random.ts';
import { formOf, replyOf, ruleOf } from './grammar-exercises.rules.ts';
import { candidateOf, type Candidate, type Parts } from './lesson-candidates.rules.ts';
import type { LessonInput, LessonPoint, LessonQuestion } from './lesson-input.types.ts';
import type { Exercise, PointStep } from './lesson.types.ts';
import { seedFor } from './options.rules.ts';
import { askedPoints, pointStepOf, timesOf, urgencyOf, type PointHistories } from './points.rules.ts';
import { isReadable, type WordNeeds } from './word-needs.rules.ts';

/** Grammar questions in a lesson. */
const GRAMMAR = 2;
/** How many answers about a point come with an explanation nobody asked for. */
const EXPLAINED = 2;

/** An exercise, the point it asks (null if none), and the words it needs besides those of the point. */
interface Asking {
  point: LessonPoint | null;
  exercise: Exercise;
  needs: WordNeeds;
}

/**
 * Up to two grammar questions and a reply. The first asks a new point, and brings its rule, or the most urgent one; then
 * comes a verb form to type, or another question.
 */
export function grammarOf(parts: Parts, progress: Progress, now: number): Candidate[] {
  const { input } = parts;
  const histories = askedPoints(input, progress.asked);
  const points = pointsInTurn(parts, progress, histories, now);
  const isLongAgo = isAskedLongAgo(progress);
  const rules = points.map((point) => rulesOn(point, parts, progress).filter(isLongAgo));
  const [first, ...others] = [...rules.flatMap(([rule]) => rule ?? []), ...(rules[0]?.slice(1) ?? [])];
  const form = points.flatMap((point) => formsOn(point, parts)).find(isLongAgo);
  const chosen = [first, form, others[0]].flatMap((asking) => asking ?? []).slice(0, GRAMMAR);
  const replies = repliesIn(parts, progress).filter(isLongAgo).slice(0, 1);
  return explained([...chosen, ...replies], histories).map(({ point, exercise, needs }) => ({
    ...candidateOf(exercise, needs, parts),
    ...(point && !progress.rules.has(point.id) && { rule: ruleStepOf(point, parts) }),
  }));
}

/**
 * The rule of a point with the examples that can be read before the lesson, then those that can be by its end. */
function ruleStepOf(point: LessonPoint, parts: Parts): PointStep {
  const isMet = isMetIn(parts);
  const canRead = (example: number, isMetByThen: (id: string) => boolean) =>
    isReadable(point.exampleNeeds[example] ?? [], (id) => id === point.id || isMetByThen(id));
  return pointStepOf(point, (example) =>
    canRead(example, parts.isKnown) ? 0 : canRead(example, isMet) ? 1 : 2,
  );
}

/** The points that a test asks: those whose rules the learner has seen, or all if there are none (testing out of a
 * unit).
 */
export function testedPoints({ points }: LessonInput, { rules }: Progress): readonly LessonPoint[] {
  const shown = points.filter(({ id }) => rules.has(id));
  return shown.length > 0 ? shown : points;
}

/** The newest point whose rule the learner hasn't seen, then those seen, most urgent first. */
function pointsInTurn(
  parts: Parts,
  { rules }: Progress,
  histories: PointHistories,
  now: number,
): LessonPoint[] {
  const { input, seed } = parts;
  const conjugated = new Set(input.tables.map(({ point }) => point));
  const points = shuffle(
    input.points.filter((point) => conjugated.has(point.id) || questionsOn(point, parts).length > 0),
    seedFor(seed, 'points'),
  ).items;
  const urgency = ({ id }: LessonPoint) => urgencyOf(histories.get(id), now);
  const fresh = points.filter(({ id }) => !rules.has(id)).toSorted((one, other) => other.at - one.at);
  const shown = points
    .filter(({ id }) => rules.has(id))
    .toSorted((one, other) => urgency(other) - urgency(one));
  return [...fresh.slice(0, 1), ...shown];
}

/** The questions on a point that the learner can read by the end of the lesson. */
export function questionsOn(point: LessonPoint, parts: Parts): LessonQuestion[] {
  const isMet = isMetIn(parts);
  return parts.input.questions.filter(
    (question) => question.point === point.id && isReadable(withoutPoint(question), isMet),
  );
}

/** What a question needs besides its own point. */
function withoutPoint({ needs, point }: LessonQuestion): WordNeeds {
  return needs.filter((by) => !by.includes(point));
}

function isMetIn({ focus, isKnown }: Parts): (id: string) => boolean {
  return (id) => focus.has(id) || isKnown(id);
}

/** Whether the last two lessons did not ask the same. */
function isAskedLongAgo({ asked, lessons }: Progress): (asking: Asking) => boolean {
  const [, beforeLast = 0] = [...lessons.values()].map(({ at }) => at).toSorted((one, other) => other - one);
  return ({ exercise }) => {
    const last = timesOf(exercise.item, asked).at(-1);
    return last === undefined || last < beforeLast;
  };
}

/** The questions on a point, least recently asked first. */
function rulesOn(point: LessonPoint, parts: Parts, progress: Progress): Asking[] {
  const { input, seed } = parts;
  return leastRecent(shuffle(questionsOn(point, parts), seedFor(seed, 'rules')).items, progress).map(
    (question) => ({
      point,
      exercise: ruleOf(question, input.points),
      needs: withoutPoint(question),
    }),
  );
}

/** The replies that the learner can read by the end of the lesson, least recently asked first. */
function repliesIn(parts: Parts, progress: Progress): Asking[] {
  const { input, seed } = parts;
  const isMet = isMetIn(parts);
  const readable = input.replies.filter(({ needs }) => isReadable(needs, isMet));
  return leastRecent(shuffle(readable, seedFor(seed, 'replies')).items, progress).map((reply) => ({
    point: null,
    exercise: replyOf(reply, seed),
    needs: reply.needs,
  }));
}

function leastRecent<Item extends { id: string }>(items: readonly Item[], { asked }: Progress): Item[] {
  const lastOf = ({ id }: Item) => timesOf(id, asked).at(-1) ?? 0;
  return items.toSorted((one, other) => lastOf(one) - lastOf(other));
}

/** Up to two verb forms of a point. */
function formsOn(point: LessonPoint, { input, seed, focus, isKnown }: Parts): Asking[] {
  const own = input.tables.filter((table) => table.point === point.id && !focus.has(table.card));
  return shuffle(own, seedFor(seed, 'forms'))
    .items.slice(0, GRAMMAR)
    .flatMap((table) => {
      const exercise = formOf(table, input.points, seed, isKnown);
      return exercise ? { point, exercise, needs: [] } : [];
    });
}

/** Shows the explanation with the first answers about each point. */
function explained(askings: readonly Asking[], histories: PointHistories): Asking[] {
  return askings.map(({ point, exercise, needs }, at) => {
    const before = askings.slice(0, at).filter((other) => other.point === point).length;
    const count = before + (histories.get(point?.id ?? '')?.count ?? 0);
    return { point, needs, exercise: count < EXPLAINED ? explainedUnasked(exercise) : exercise };
  });
}

function explainedUnasked(exercise: Exercise): Exercise {
  const { explanation, easier } = exercise;
  return {
    ...exercise,
    explanation: explanation && { ...explanation, afterRight: 'shown' },
    easier: easier && explainedUnasked(easier),
  };
}
