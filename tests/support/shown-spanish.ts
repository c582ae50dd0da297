import { isExercise } from '#machines/course/exercises.rules.ts';
import { numberedCourse } from '#machines/course/lesson-input.rules.ts';
import type { Exercise, LessonPlan, Meeting, PointStep, Step } from '#machines/course/lesson.types.ts';
import { pointLessons } from '#machines/course/points.rules.ts';
import {
  mistakeNeeds,
  needsOf,
  questionNeeds,
  transformNeeds,
  unmetIn,
  type Source,
  type WordNeed,
} from '#machines/course/word-needs.rules.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { courseUnits } from '../../src/content/course-index.ts';
import { courseCards, wordBook } from '../../src/content/word-book.ts';
import points from '../../src/content/points.ts';
import { mistakes } from './mistake-files.ts';
import { transforms } from './transform-files.ts';
import { grammarQuestions } from './content-files.ts';

/** Ids of the cards and points that a learner has met. */
export type Met = ReadonlySet<string>;

const questionsById = new Map(grammarQuestions.map((question) => [question.id, question]));
const transformsById = new Map(transforms.map((transform) => [transform.id, transform]));
const mistakesById = new Map(mistakes.map((mistake) => [mistake.id, mistake]));
const known = new Map<string, readonly WordNeed[]>();

/** All Spanish that a step shows or expects, without what comes only after the answer. */
export function spanishOf(step: Step): readonly string[] {
  if (step.kind === 'meet') return [step.card.spanish, exampleOf(step).spanish];
  if (step.kind === 'point')
    return [...step.examples.map(({ parts }) => parts.join('')), ...quotedIn(step.text)];
  const { prompt, sound, passage } = step;
  const shown = [
    ...(prompt.language === 'es' ? [prompt.text] : quotedIn(prompt.text)),
    ...quotedIn(prompt.task ?? ''),
  ];
  const lines = passage?.lines.map(({ spanish }) => spanish) ?? [sound];
  return [...new Set([...shown, ...expectedOf(step), ...lines])].filter(Boolean);
}

function expectedOf({ answer, solution }: Exercise): readonly string[] {
  switch (answer.by) {
    case 'choice':
      return answer.language === 'es' ? answer.options : [];
    case 'pairs':
      return answer.spanish;
    case 'correction':
      return [answer.words.join(' '), answer.accepted[0] ?? ''];
    case 'order':
      return [answer.words.join(' '), ...answer.orders.slice(0, 1).map((order) => order.join(' '))];
    default:
      return answer.language === 'es' ? [solution] : [];
  }
}

function quotedIn(text: string): string[] {
  return [...text.matchAll(/«([^»]*)»/gu)].flatMap(([, spanish = '']) => spanish);
}

/** The sentence that introduces a word. */
export function exampleOf({ card, shown }: Meeting): { spanish: string; english: string } {
  return shown
    ? { spanish: shown.parts.join(''), english: shown.english }
    : { spanish: card.example, english: card.exampleTranslation };
}

/** What a learner must have met to understand all that a step shows and expects. */
function stepNeeds(step: Step): readonly WordNeed[] {
  if (step.kind === 'meet') return textNeeds(step.card.spanish, step.card.english);
  if (step.kind === 'point') return [];
  const question = step.kind === 'rule' ? questionsById.get(step.item) : undefined;
  if (question) return withoutPoint(questionNeeds(question, wordBook), question);
  const mistake = step.kind === 'mistake' ? mistakesById.get(step.item) : undefined;
  if (mistake) return withoutPoint(mistakeNeeds(mistake, wordBook), mistake);
  const transform = step.kind === 'transform' ? transformsById.get(step.item) : undefined;
  if (transform) return withoutPoint(transformNeeds(transform, wordBook), transform);
  const { prompt, meaning, solution, passage } = step;
  const translations = passage?.lines.map((line) => line.english) ?? [];
  const english = [prompt.text, prompt.hint, meaning, solution, ...translations].join(' ');
  return spanishOf(step).flatMap((text) => textNeeds(text, english));
}

/** The words of a step that the learner hasn't met. */
function unmetWords(step: Step, met: Met): string[] {
  return unmetIn(stepNeeds(step), isSourceIn(met));
}

/** Words not met in sentences beside a new word or a rule; their translations explain them. */
export function glossedWords(step: Meeting | PointStep, met: Met): string[] {
  const sentences =
    step.kind === 'meet'
      ? [exampleOf(step)]
      : step.examples.map(({ parts, english }) => ({ spanish: parts.join(''), english }));
  return unmetIn(
    sentences.flatMap(({ spanish, english }) => textNeeds(spanish, english)),
    isSourceIn(met),
  );
}

function isSourceIn(met: Met): (source: Source) => boolean {
  return (source) => met.has((source >= 0 ? courseCards[source] : points[-1 - source])?.id ?? '');
}

/** What is needed besides the words of its own point. */
function withoutPoint(needs: readonly WordNeed[], { point }: { point: string }): WordNeed[] {
  return needs.filter(({ by }) => !by.includes(sourceOf(point)));
}

function sourceOf(point: string): Source {
  return -1 - points.findIndex(({ id }) => id === point);
}

function textNeeds(text: string, english: string): readonly WordNeed[] {
  const key = `${text} | ${english}`;
  const found = known.get(key) ?? needsOf(text, english, wordBook);
  known.set(key, found);
  return found;
}

const numbered = numberedCourse(courseUnits);
const taughtAt = pointLessons(numbered, points);

/** What a learner has met before the lesson with this number, from 0. */
export function metBefore(lesson: number, { met, rules }: Progress): Set<string> {
  return new Set([
    ...numbered.lessons.slice(0, lesson).flatMap((one) => one.cards),
    ...[...taughtAt].flatMap(([point, at]) => (at < lesson ? [point] : [])),
    ...met.keys(),
    ...rules.keys(),
  ]);
}

/** Each step with what was met before it; repeats at the end come after everything. */
export function stepsWithMet(plan: LessonPlan, before: Met): { step: Step; met: Met }[] {
  const met = new Set(before);
  return plan.steps.map((step) => {
    const own = { step, met: new Set(met) };
    if (step.kind === 'meet') met.add(step.card.id);
    if (step.kind === 'point') met.add(step.point);
    return own;
  });
}

/** An exercise with words that the learner hasn't met, or whose rule wasn't shown. */
export interface Offence {
  exercise: Exercise;
  unmet: readonly string[];
}

/** The exercises of a plan with words not met, their replacements included. */
export function offencesIn(plan: LessonPlan, before: Met): Offence[] {
  const end = new Set([
    ...before,
    ...plan.steps.flatMap((step) =>
      step.kind === 'meet' ? step.card.id : step.kind === 'point' ? step.point : [],
    ),
  ]);
  return stepsWithMet(plan, before).flatMap(({ step, met }) => {
    if (!isExercise(step)) return [];
    const { silent, easier } = step;
    const unmet = [
      ...unmetWords(step, met),
      ...(silent ? unmetWords(silent, met) : []),
      ...[easier, silent?.easier].flatMap((each) => (each ? unmetWords(each, end) : [])),
    ];
    return unmet.length > 0 ? [{ exercise: step, unmet: [...new Set(unmet)] }] : [];
  });
}
