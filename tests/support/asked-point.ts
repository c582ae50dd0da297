import { isExercise, isGrammar } from '#machines/course/exercises.rules.ts';
import { formItem } from '#machines/course/grammar-exercises.rules.ts';
import type { LessonInput } from '#machines/course/lesson-input.types.ts';
import type { Step } from '#machines/course/lesson.types.ts';
import { persons } from '#machines/games/exercise.types.ts';

type Grammar = Pick<LessonInput, 'questions' | 'transforms' | 'mistakes' | 'tables'>;

/** The id of the grammar point that a step asks. */
export function pointAsked(
  step: Step | undefined,
  { questions, transforms, mistakes, tables }: Grammar,
): string | undefined {
  if (!step || !isExercise(step) || !isGrammar(step)) return undefined;
  const written = [...questions, ...transforms, ...mistakes].find(({ id }) => id === step.item);
  const table = tables.find((one) => persons.some((person) => formItem(one, person) === step.item));
  return (written ?? table)?.point;
}
