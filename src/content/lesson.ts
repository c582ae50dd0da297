import type { StopKind } from '#machines/course/course.types.ts';
import type { Exercise, LessonPlan } from '#machines/course/lesson.types.ts';

/** Said of a right answer, in turns. */
const praises = ['¡Bien!', '¡Correcto!', '¡Muy bien!', '¡Eso es!', '¡Perfecto!'] as const;

export function praiseFor(done: number): string {
  return praises[done % praises.length] ?? praises[0];
}

/** What a learner is to do. */
export function taskOf({ kind, answer, isHeard }: Exercise): string {
  const language = 'language' in answer ? answer.language : 'es';
  switch (kind) {
    case 'meaning':
      return 'What does this mean?';
    case 'word':
      return 'How do you say this in Spanish?';
    case 'listen':
      return language === 'es' ? 'What do you hear?' : 'What does it mean?';
    case 'match':
      return 'Choose what belongs together';
    case 'gap':
      return answer.by === 'choice' ? 'Choose what’s missing' : 'Write what’s missing';
    case 'build':
      return 'Build this sentence in Spanish';
    case 'dictation':
      return isHeard ? 'Write what you hear' : 'Write it in Spanish';
    case 'form':
      return answer.by === 'choice' ? 'Choose the form' : 'Write the form';
    case 'rule':
      return 'Choose the right answer';
    case 'reply':
      return 'Choose the reply';
    default:
      return language === 'es' ? 'Write it in Spanish' : 'Write it in English';
  }
}

/** What a sitting is called. */
export const sittingNames: Record<LessonPlan['kind'], string> = {
  lesson: 'lesson',
  checkpoint: 'checkpoint',
  exam: 'exam',
  dictation: 'dictation',
};

/** The link to the stop that follows. */
export const nextStopTexts: Record<StopKind, string> = {
  lesson: 'Next lesson',
  reading: 'Next: the reading',
  checkpoint: 'Next: the checkpoint',
  exam: 'Next: the exam',
};
