import { isExercise } from '#machines/course/exercises.rules.ts';
import type { Exercise, LessonPlan, Step } from '#machines/course/lesson.types.ts';
import { courseCards } from '../../src/content/word-book.ts';
import { grammarQuestions } from './content-files.ts';
import { mistakes } from './mistake-files.ts';
import { transforms } from './transform-files.ts';
import { exampleOf, glossedWords, spanishOf, stepsWithMet, type Met } from './shown-spanish.ts';

/** A step of a lesson as `npm run lessons -- --print` prints it. */
interface PrintedStep {
  lesson: string;
  seed: number;
  /** `new`: has met earlier lessons only. */
  learner: string;
  /** From 1. */
  step: number;
  kind: Step['kind'];
  prompt: string;
  english: string;
  /** All Spanish shown or expected. */
  spanish: readonly string[];
  options: readonly string[];
  answers: readonly string[];
  /** The id of a card or a point; null for a reply. */
  asked: string | null;
  /** Ids of the cards met before the step. */
  met: readonly string[];
  /** Words not met whose meaning the step shows. */
  glossed: readonly string[];
}

const cardIds = new Set(courseCards.map(({ id }) => id));
const pointOf = new Map(
  [...grammarQuestions, ...transforms, ...mistakes].map(({ id, point }) => [id, point]),
);

/** `before`: what the learner has met before the plan. */
export function printedSteps(
  plan: LessonPlan,
  { seed, learner, before }: { seed: number; learner: string; before: Met },
): PrintedStep[] {
  return stepsWithMet(plan, before).map(({ step, met }, index) => ({
    lesson: plan.stop,
    seed,
    learner,
    step: index + 1,
    kind: step.kind,
    ...textsOf(step),
    spanish: spanishOf(step),
    asked: askedBy(step),
    met: [...met].filter((id) => cardIds.has(id)),
    glossed: glossedIn(step, met),
  }));
}

function textsOf(step: Step): Pick<PrintedStep, 'prompt' | 'english' | 'options' | 'answers'> {
  if (step.kind === 'meet') {
    const english = `${step.card.english} — ${exampleOf(step).english}`;
    return { prompt: step.card.spanish, english, options: [], answers: [] };
  }
  if (step.kind === 'point') {
    const english = step.examples.map((example) => example.english).join(' — ');
    return { prompt: `${step.title}: ${step.text}`, english, options: [], answers: [] };
  }
  return {
    prompt: step.prompt.text,
    english: englishOf(step),
    options: optionsIn(step),
    answers: answersOf(step),
  };
}

function englishOf({ prompt, meaning, answer }: Exercise): string {
  if (prompt.language === 'en') return [prompt.text, prompt.hint].filter(Boolean).join(' — ');
  if (answer.by === 'choice' && answer.language === 'en') return answer.right;
  return prompt.hint ?? meaning ?? '';
}

function optionsIn({ answer }: Exercise): readonly string[] {
  switch (answer.by) {
    case 'choice':
      return answer.options;
    case 'order':
      return answer.words;
    case 'pairs':
      return [...answer.spanish, ...answer.english];
    case 'correction':
      return answer.words;
    default:
      return [];
  }
}

function answersOf({ answer }: Exercise): readonly string[] {
  switch (answer.by) {
    case 'choice':
      return [answer.right];
    case 'order':
      return answer.orders.map((order) => order.join(' '));
    case 'pairs':
      return Object.entries(answer.pairs).map(([spanish, english]) => `${spanish} = ${english}`);
    default:
      return answer.accepted;
  }
}

/** Words that translations beside a new word or a rule explain. */
function glossedIn(step: Step, met: Met): string[] {
  if (isExercise(step)) return [];
  return glossedWords(step, step.kind === 'meet' ? new Set([...met, step.card.id]) : met);
}

function askedBy(step: Step): string | null {
  if (step.kind === 'meet') return step.card.id;
  if (step.kind === 'point') return step.point;
  return pointOf.get(step.item) ?? step.cards[0] ?? null;
}
