import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import type { PlanRequest } from '#machines/course/lesson-plan.rules.ts';
import type { Exercise, LessonPlan, Step } from '#machines/course/lesson.types.ts';
import { shareMeaning } from '#machines/learning/cards.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { Card } from '#machines/types.ts';
import { loadLessonInput } from '../../src/services/lesson-input.ts';
import { courseUnits } from '../../src/content/course-index.ts';

const MOST_STEPS = 22;
/** No two of three consecutive steps share a kind or a card. */
const SPACE = 2;
const NOW = Date.UTC(2026, 10, 23, 12);
const MONTHS_AGO = NOW - 90 * 86_400_000;

export type Learner = 'none' | 'half' | 'all';

export const learners: readonly Learner[] = ['none', 'half', 'all'];

const ids = courseUnits.flatMap(({ cards }) => cards);
const knownTo: Record<Learner, readonly string[]> = {
  none: [],
  half: ids.filter((_id, index) => index % 2 === 0),
  all: ids,
};

/** Learners who rated nothing, half of the cards, or all, months ago. */
const progressOf = Object.fromEntries(
  learners.map((learner) => [learner, withRated(knownTo[learner])]),
) as Record<Learner, Progress>;

/** A plan's request, except for the learner. */
export function requestOf(learner: Learner, canListen: boolean, seed: number): PlanRequest {
  return {
    progress: progressOf[learner],
    seed,
    canListen,
    now: NOW,
    zone: 'Europe/Madrid',
    retention: 0.9,
  };
}

export async function lessonInputs(): Promise<LessonInput[]> {
  const lessons = courseUnits.flatMap((unit) => unit.lessons);
  const inputs = await Promise.all(lessons.map(({ id }) => loadLessonInput(id)));
  return inputs.flatMap((input) => input ?? []);
}

export function lessonProblems(
  plan: LessonPlan,
  input: LessonInput,
  { progress, canListen }: PlanRequest,
): string[] {
  const { steps } = plan;
  const asked = steps.flatMap((step) => (step.kind === 'meet' ? [] : [step]));
  const share = (what: 'isProduced' | 'isHeard') => asked.filter((step) => step[what]).length / asked.length;
  const known = new Set([...progress.cards.keys(), ...progress.shown.keys()]);
  return [
    when(steps.length > MOST_STEPS, `${steps.length} steps`),
    when(new Set(steps.map(({ id }) => id)).size < steps.length, 'two steps have one id'),
    when(share('isProduced') < 0.35, `${share('isProduced').toFixed(2)} produced`),
    when(canListen && share('isHeard') < 0.25, `${share('isHeard').toFixed(2)} heard`),
    when(!canListen && share('isHeard') > 0, 'something is heard'),
    spacingProblems(steps),
    input.cards.flatMap((card) => cardProblems(card.id, steps, known)),
    asked.flatMap(exerciseProblems(input)),
    asked.flatMap((step) => when(step.kind === 'gap' && step.isProduced && input.at === 0, 'a gap is typed')),
    ratingProblems(asked),
    dueProblems(asked, input, progress),
    grammarProblems(asked, input),
  ].flat();
}

function spacingProblems(steps: readonly Step[]): string[] {
  return steps.flatMap((step, at) =>
    steps.slice(at + 1, at + SPACE + 1).flatMap((other) => {
      if (step.kind === 'meet' || other.kind === 'meet') return [];
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
    step.kind !== 'meet' && step.cards.includes(card) ? [{ step, at }] : [],
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
function exerciseProblems(input: LessonInput): (exercise: Exercise) => string[] {
  const byText = cardsByText(input);
  return ({ id, kind, answer }) => {
    if (answer.by === 'pairs') {
      const english = new Set(answer.english);
      return when(english.size < 5 || new Set(answer.spanish).size < 5, `${id}: tiles coincide`);
    }
    if (answer.by !== 'choice' || kind === 'rule') return [];
    const right = byText.get(answer.right);
    const twins = answer.options.filter((option) => {
      const card = byText.get(option);
      return option !== answer.right && right && card && shareMeaning(right, card);
    });
    return [
      ...when(answer.options.filter((option) => option === answer.right).length !== 1, `${id}: right option`),
      ...when(
        new Set(answer.options.map((text) => text.toLowerCase())).size < answer.options.length,
        `${id}: twins`,
      ),
      ...when(answer.options.length < 2, `${id}: ${answer.options.length} options`),
      ...when(twins.length > 0, `${id}: ${twins.join(', ')} is right too`),
    ];
  };
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

function grammarProblems(asked: readonly Exercise[], { questions }: LessonInput): string[] {
  const count = asked.filter(({ kind }) => kind === 'rule' || kind === 'form').length;
  return when(questions.length > 0 && (count < 1 || count > 2), `${count} questions of grammar`);
}

function withRated(cards: readonly string[]): Progress {
  return addActivity(
    noProgress,
    cards.map((card, index) => ({
      id: `fact-${index}`,
      at: MONTHS_AGO + index,
      zone: 'Europe/Madrid',
      kind: 'card.rated',
      facts: {
        card,
        direction: index % 3 === 0 ? 'en-es' : 'es-en',
        rating: 3,
        milliseconds: 4000,
        source: 'review',
      },
    })),
  );
}

function when(isWrong: boolean, problem: string): string[] {
  return isWrong ? [problem] : [];
}
