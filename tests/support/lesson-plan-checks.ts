import { isExercise, isGrammar } from '#machines/course/exercises.rules.ts';
import { numberedCourse } from '#machines/course/lesson-input.rules.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import type { PlanRequest } from '#machines/course/lesson-plan.rules.ts';
import type { Exercise, LessonPlan, Step } from '#machines/course/lesson.types.ts';
import { pointLessons } from '#machines/course/points.rules.ts';
import { shareMeaning } from '#machines/learning/cards.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { Card } from '#machines/types.ts';
import { pointAsked } from './asked-point.ts';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import allPoints from '../../src/content/points.ts';
import { courseUnits } from '../../src/content/course-index.ts';

const MOST_STEPS = 22;
/** No two of three consecutive steps share a kind or a card. */
const SPACE = 2;
/** The largest share of plans with questions that come too soon. */
export const MOST_CLOSE = 0.015;
const NOW = Date.UTC(2026, 10, 23, 12);
const MONTHS_AGO = NOW - 90 * 86_400_000;

export type Learner = 'none' | 'half' | 'all';

export const learners: readonly Learner[] = ['none', 'half', 'all'];

const taughtAt = pointLessons(numberedCourse(courseUnits), allPoints);

const half = <Item>(items: readonly Item[]) => items.filter((_item, index) => index % 2 === 0);
const partOf: Record<Learner, <Item>(items: readonly Item[]) => readonly Item[]> = {
  none: () => [],
  half,
  all: (items) => items,
};

/** Progress of learners who months ago rated none, half or all of the cards, and read as many rules. */
const progressOf = Object.fromEntries(
  learners.map((learner) => {
    const ids = courseUnits.flatMap(({ cards }) => cards);
    return [learner, withKnown(partOf[learner](ids), partOf[learner](allPoints))];
  }),
) as Record<Learner, Progress>;

/** `lesson`: the number of the lesson, whose earlier ones the learner has played; null if the rest was all they did. */
export function requestOf(
  learner: Learner,
  canListen: boolean,
  seed: number,
  lesson: number | null = null,
): PlanRequest {
  return {
    progress: lesson === null ? progressOf[learner] : afterLessons(lesson, progressOf[learner]),
    seed,
    canListen,
    now: NOW,
    zone: 'Europe/Madrid',
    retention: 0.9,
  };
}

let inputs: Promise<readonly LessonInput[]> | undefined;

/** The inputs of all lessons; test files of a process share them. */
export function lessonInputs(): Promise<readonly LessonInput[]> {
  return (inputs ??= loadInputs());
}

async function loadInputs(): Promise<readonly LessonInput[]> {
  const lessons = courseUnits.flatMap((unit) => unit.lessons);
  const loaded = await Promise.all(lessons.map(({ id }) => loadLessonInput(id)));
  return loaded.flatMap((input) => input ?? []);
}

export function lessonProblems(
  plan: LessonPlan,
  input: LessonInput,
  { progress, canListen }: PlanRequest,
): string[] {
  const { steps } = plan;
  const asked = steps.filter(isExercise);
  const share = (what: 'isProduced' | 'isHeard') => asked.filter((step) => step[what]).length / asked.length;
  const known = new Set(progress.met.keys());
  return [
    when(steps.filter(({ kind }) => kind !== 'point').length > MOST_STEPS, `${steps.length} steps`),
    when(new Set(steps.map(({ id }) => id)).size < steps.length, 'two steps have one id'),
    when(share('isProduced') < 0.35, `${share('isProduced').toFixed(2)} produced`),
    when(canListen && share('isHeard') < 0.25, `${share('isHeard').toFixed(2)} heard`),
    when(!canListen && share('isHeard') > 0, 'something is heard'),
    input.cards.flatMap((card) => cardProblems(card.id, steps, known)),
    asked
      .flatMap(({ easier, silent, ...step }) => [step, easier, silent].filter((each) => each !== null))
      .flatMap(exerciseProblems(input)),
    asked.flatMap(dictationProblems),
    asked.flatMap((step) => when(step.kind === 'gap' && step.isProduced && input.at === 0, 'a gap is typed')),
    ratingProblems(asked),
    dueProblems(asked, input, progress),
    grammarProblems(asked, input),
    pointProblems(steps, input, progress),
  ].flat();
}

/** Questions that come too soon after one of their kind or about their word. */
export function spacingProblems({ steps }: LessonPlan): string[] {
  return steps.flatMap((step, at) =>
    steps.slice(at + 1, at + SPACE + 1).flatMap((other) => {
      if (!isExercise(step) || !isExercise(other)) return [];
      const card = step.cards.find((id) => other.cards.includes(id));
      return [
        ...when(step.kind === other.kind, `two of ${step.kind} within three steps`),
        ...when(card !== undefined, `two of ${card} within three steps`),
      ];
    }),
  );
}

function cardProblems(card: string, steps: readonly Step[], known: ReadonlySet<string>): string[] {
  const metAt = steps.findIndex((step) => step.kind === 'meet' && step.card.id === card);
  const retrievals = steps.flatMap((step, at) =>
    isExercise(step) && step.cards.includes(card) ? [{ step, at }] : [],
  );
  const [first] = retrievals;
  const last = retrievals.at(-1);
  return [
    ...when(known.has(card) === metAt >= 0, `${card} is ${metAt >= 0 ? 'met again' : 'never met'}`),
    ...when(retrievals.length < 3, `${card} is asked ${retrievals.length} times`),
    ...when(last?.step.isProduced !== true, `${card} is not produced last`),
    ...when(metAt >= 0 && (first?.at ?? 0) < metAt, `${card} is asked before it is met`),
    ...when(metAt >= 0 && (first?.at ?? Infinity) > metAt + 2, `${card} is asked late`),
    ...when(metAt >= 0 && first?.step.isProduced === true, `${card} is not recognized first`),
  ];
}

const byTexts = new WeakMap<LessonInput, ReadonlyMap<string, Card>>();

function cardsByText(input: LessonInput): ReadonlyMap<string, Card> {
  const known = byTexts.get(input);
  if (known) return known;
  const byText = new Map(
    input.others.flatMap((card) => [[card.spanish, card] as const, [card.english, card] as const]),
  );
  byTexts.set(input, byText);
  return byText;
}

/** Finds second right options from the texts, not by the rules that chose them. */
function exerciseProblems(
  input: LessonInput,
): (exercise: Pick<Exercise, 'id' | 'kind' | 'answer'>) => string[] {
  const byText = cardsByText(input);
  return ({ id, kind, answer }) => {
    if (answer.by === 'pairs') {
      const english = new Set(answer.english);
      return when(english.size < 5 || new Set(answer.spanish).size < 5, `${id}: tiles coincide`);
    }
    if (answer.by !== 'choice' || kind === 'rule') return [];
    const isToldApart = kind === 'gap' && ['por', 'para'].includes(answer.right);
    const right = byText.get(answer.right);
    const twins = answer.options.filter((option) => {
      const card = byText.get(option);
      return option !== answer.right && right && card && !isToldApart && shareMeaning(right, card);
    });
    return [
      ...when(answer.options.filter((option) => option === answer.right).length !== 1, `${id}: right option`),
      ...when(
        new Set(answer.options.map((text) => text.toLowerCase())).size < answer.options.length,
        `${id}: twins`,
      ),
      ...when(answer.options.length < 3, `${id}: ${answer.options.length} options`),
      ...when(twins.length > 0, `${id}: ${twins.join(', ')} is right too`),
    ];
  };
}

function dictationProblems({ id, kind, solution }: Exercise): string[] {
  const isSentence = /[.?!]$|\S \S/u.test(solution.replace(/^(?:el|la|los|las) /, ''));
  return when(kind === 'dictation' && !isSentence, `${id}: a single word is dictated`);
}

function ratingProblems(asked: readonly Exercise[]): string[] {
  const rated = asked.flatMap(({ rates }) => rates?.card.id ?? []);
  return when(new Set(rated).size < rated.length, 'a card is rated twice');
}

function dueProblems(asked: readonly Exercise[], input: LessonInput, progress: Progress): string[] {
  const own = new Set(input.cards.map(({ id }) => id));
  const due = asked.filter(({ kind, rates }) => kind === 'type' && rates && !own.has(rates.card.id));
  const possible = [...input.earlier].filter((id) => progress.cards.has(id)).length;
  return [
    ...when(due.length < Math.min(2, possible), `${due.length} due cards`),
    ...when(due.length > 3, `${due.length} due cards`),
  ];
}

/** Every lesson asks grammar, no point more than twice. */
function grammarProblems(asked: readonly Exercise[], input: LessonInput): string[] {
  const grammar = asked.filter(isGrammar);
  const points = grammar.map((step) => pointAsked(step, input));
  const often = points.filter((point) => points.filter((other) => other === point).length > 2);
  return [
    ...when(grammar.length < 1, 'no grammar'),
    ...when(often.length > 0, `${often[0]} is asked ${often.length} times`),
  ];
}

/** A lesson shows one rule, taught by then, right before the first question on its point. */
function pointProblems(steps: readonly Step[], input: LessonInput, { rules }: Progress): string[] {
  const { points, at } = input;
  const pointOf = (step: Step | undefined) => pointAsked(step, input);
  const shown = steps.flatMap((step, index) => (step.kind === 'point' ? [{ id: step.point, index }] : []));
  return [
    ...when(shown.length > 1, `${shown.length} rules`),
    ...shown.flatMap(({ id, index }) => [
      ...when(rules.has(id), `the rule ${id} is shown again`),
      ...when(pointOf(steps[index + 1]) !== id, `the rule ${id} is not asked next`),
      ...when((points.find((point) => point.id === id)?.at ?? Infinity) > at, `the rule ${id} comes early`),
    ]),
    ...steps.flatMap((step, index) => {
      const point = pointOf(step);
      const isShown =
        point === undefined || rules.has(point) || shown.some((one) => one.id === point && one.index < index);
      return when(!isShown, `${point} is asked before its rule`);
    }),
  ];
}

/** With the rules of the lessons before this one read. */
function afterLessons(lesson: number, progress: Progress): Progress {
  const taught = allPoints.filter(({ id }) => (taughtAt.get(id) ?? Infinity) < lesson);
  return { ...progress, rules: new Set([...progress.rules, ...taught.map(({ id }) => id)]) };
}

function withKnown(cards: readonly string[], rules: readonly { id: string }[]): Progress {
  const told = { at: MONTHS_AGO, zone: 'Europe/Madrid' };
  return addActivity(noProgress, [
    ...rules.map(({ id: point }) => ({
      ...told,
      id: `rule-${point}`,
      kind: 'rule.read' as const,
      facts: { point },
    })),
    ...cards.map((card, index) => ({
      ...told,
      id: `fact-${index}`,
      at: MONTHS_AGO + index,
      kind: 'card.rated' as const,
      facts: {
        card,
        direction: index % 3 === 0 ? ('en-es' as const) : ('es-en' as const),
        rating: 3 as const,
        milliseconds: 4000,
        source: 'review' as const,
      },
    })),
  ]);
}

function when(isWrong: boolean, problem: string): string[] {
  return isWrong ? [problem] : [];
}
