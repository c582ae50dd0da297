import { isAskedByEar } from '#machines/course/exercises.rules.ts';
import type { Exercise } from '#machines/course/lesson.types.ts';
import { taskOf } from '../../content/lesson.ts';
import { PromptText } from './PromptText.tsx';

/** What an exercise asked, for a list of answers: the text it was about, and the question. */
export function AskedText({ exercise }: { exercise: Exercise }) {
  const { answer, passage, prompt } = exercise;
  if (isAskedByEar(exercise) || answer.by === 'pairs') return taskOf(exercise);
  return (
    <>
      {passage && `${passage.title}: `}
      <PromptText prompt={prompt} />
    </>
  );
}
