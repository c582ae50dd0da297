import type { Progress } from '../learning/progress.rules.ts';
import { shuffle } from '../parts/random.ts';
import { conjugateOf } from './conjugate.rules.ts';
import { formOf, replyOf, ruleOf } from './grammar-exercises.rules.ts';
import { candidateOf, type Candidate, type Parts } from './lesson-candidates.rules.ts';
import type {
  LessonInput,
  LessonMistake,
  LessonPoint,
  LessonQuestion,
  LessonTable,
  LessonTransform,
} from './lesson-input.types.ts';
import type { Exercise, PointStep } from './lesson.types.ts';
import { mistakeOf } from './mistake.rules.ts';
import { seedFor } from './options.rules.ts';
import { askedPoints, pointStepOf, timesOf, urgencyOf, type PointHistories } from './points.rules.ts';
import { transformOf } from './transform.rules.ts';
import { isReadable, type WordNeeds } from './word-needs.rules.ts';

/** Whether each grammar question of a lesson, at most so many, is produced rather than recognized: at least half. */
const PRODUCED = [false, true, false, true, true, false];
/** The most questions on one point in a lesson. */
const ON_POINT = 2;
/** How many verbs of a point to try. */
const VERBS = 12;
/** How many answers about a point come with an explanation nobody asked for. */
const EXPLAINED = 2;

/** An exercise, the point it asks (null if none), and the words it needs besides those of the point. */
interface Asking {
  point: LessonPoint | null;
  exercise: Exercise;
  needs: WordNeeds;
}

/** A point with what may ask it. */
interface AskedPoint {
  point: LessonPoint;
  askings: readonly Asking[];
}

/**
 * Grammar questions, the most important first, and a reply. The first asks a new point, and brings its rule, or the most
 * urgent one.
 */
export function grammarOf(
  parts: Parts,
  progress: Progress,
  now: number,
): { questions: Candidate[]; replies: Candidate[] } {
  const { input } = parts;
  const histories = askedPoints(input, progress.asked);
  const isLongAgo = ({ exercise }: Asking) => !parts.isRecent(exercise.item);
  const askings = shuffle(input.points, seedFor(parts.seed, 'points')).items.flatMap((point) => {
    const produced = producedOn(point, parts, progress, {
      most: ON_POINT,
      isOpen: (id) => !parts.isRecent(id),
    });
    const own = [...rulesOn(point, parts, progress), ...produced].filter(isLongAgo);
    return own.length > 0 ? [{ point, askings: own }] : [];
  });
  const questions = explained(chosenFrom(pointsInTurn(askings, progress, histories, now)), histories).map(
    (asking) => ({
      ...candidateIn(asking, parts),
      ...(asking.point && !progress.rules.has(asking.point.id) && { rule: ruleStepOf(asking.point, parts) }),
    }),
  );
  const replies = repliesIn(parts, progress).filter(isLongAgo).slice(0, 1);
  return { questions, replies: replies.map((asking) => candidateIn(asking, parts)) };
}

function candidateIn({ exercise, needs }: Asking, parts: Parts): Candidate {
  return candidateOf(exercise, needs, parts);
}

/** Takes turns between the points and between the kinds. */
function chosenFrom(points: readonly AskedPoint[]): Asking[] {
  const chosen: Asking[] = [];
  const countOf = (is: (other: Asking) => boolean) => chosen.filter(is).length;
  for (const wantsProduced of PRODUCED) {
    const costOf = ({ point, exercise: { kind, isProduced } }: Asking, turn: number) =>
      (isProduced === wantsProduced ? 0 : 1000) +
      (isProduced ? 100 * countOf(({ exercise }) => exercise.kind === kind) : 0) +
      50 * countOf((other) => other.point === point) +
      turn;
    const open = points.flatMap(({ point, askings }, turn) =>
      countOf((other) => other.point === point) < ON_POINT
        ? askings
            .filter(({ exercise }) => countOf((other) => other.exercise.item === exercise.item) === 0)
            .map((asking) => ({ asking, cost: costOf(asking, turn) }))
        : [],
    );
    const [next] = open.toSorted((one, other) => one.cost - other.cost);
    if (!next) break;
    chosen.push(next.asking);
  }
  return chosen;
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
  points: readonly AskedPoint[],
  { rules }: Progress,
  histories: PointHistories,
  now: number,
): AskedPoint[] {
  const urgency = ({ point }: AskedPoint) => urgencyOf(histories.get(point.id), now);
  const fresh = points
    .filter(({ point }) => !rules.has(point.id))
    .toSorted((one, other) => other.point.at - one.point.at);
  const shown = points
    .filter(({ point }) => rules.has(point.id))
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
function withoutPoint({ needs, point }: { needs: WordNeeds; point: string }): WordNeeds {
  return needs.filter((by) => !by.includes(point));
}

function isMetIn({ focus, isKnown }: Parts): (id: string) => boolean {
  return (id) => focus.has(id) || isKnown(id);
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

/**
 * Questions on a point whose answers are typed; of each kind that is written for it at most so many, of those that are
 * open.
 */
export function producedOn(
  point: LessonPoint,
  parts: Parts,
  progress: Progress,
  { most = Infinity, isOpen = () => true }: { most?: number; isOpen?: (id: string) => boolean } = {},
): Asking[] {
  const { input, seed } = parts;
  const isMet = isMetIn(parts);
  const isOn = (item: LessonTransform | LessonMistake) =>
    item.point === point.id && isReadable(withoutPoint(item), isMet);
  const readable = <Item extends LessonTransform | LessonMistake>(items: readonly Item[]) =>
    leastRecent(shuffle(items.filter(isOn), seedFor(seed, 'produced')).items, progress);
  const firstOf = <Item extends LessonTransform | LessonMistake>(
    items: readonly Item[],
    make: (item: Item) => Exercise | null,
  ) => {
    const made: Asking[] = [];
    for (const item of readable(items)) {
      if (made.length >= most) break;
      const exercise = isOpen(item.id) ? make(item) : null;
      if (exercise) made.push({ point, exercise, needs: withoutPoint(item) });
    }
    return made;
  };
  return [
    ...firstOf(input.transforms, (item) => transformOf(item, input.points, parts)),
    ...firstOf(input.mistakes, (item) => mistakeOf(item, input.points, parts)),
    ...verbsOn(point, parts),
  ];
}

/** Forms of verbs met before the lesson, or asked by a test, in sentences and alone. */
function verbsOn(point: LessonPoint, parts: Parts): Asking[] {
  const { input, seed, focus, isKnown, sentencesOf, verbs } = parts;
  const known = { points: input.points, isMet: isMetIn(parts), verbs, seed };
  const isNew = ({ card }: LessonTable) => input.kind === 'lesson' && focus.has(card);
  const own = input.tables.filter((table) => table.point === point.id && !isNew(table));
  return shuffle(own, seedFor(seed, 'forms'))
    .items.slice(0, VERBS)
    .flatMap((table) => {
      const inSentences = shuffle(sentencesOf.get(table.card) ?? [], seed).items.flatMap((sentence) => {
        const exercise = conjugateOf(table, sentence, known);
        return exercise ? { point, exercise, needs: sentence.needs } : [];
      });
      const alone = formOf(table, input.points, seed, isKnown);
      return [...inSentences, ...(alone ? [{ point, exercise: alone, needs: [] }] : [])];
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
