import type { Exercise } from '#machines/course/lesson.types.ts';

/** Praise for right answers, in rotation. */
const praises = ['¡Bien!', '¡Correcto!', '¡Muy bien!', '¡Eso es!', '¡Perfecto!'] as const;

export function praiseFor(done: number): string {
  return praises[done % praises.length] ?? praises[0];
}

/** The instruction for an exercise. */
export function taskOf({ kind, answer, isHeard, prompt }: Exercise): string {
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
    case 'conjugate':
      return answer.by === 'choice' ? 'Choose the form of the verb' : 'Write the verb in the right form';
    case 'transform':
      return prompt.task ?? 'Say it in another way';
    case 'mistake':
      return 'One word is wrong: which one?';
    case 'rule':
      return 'Choose the right answer';
    case 'reply':
      return 'Choose the reply';
    case 'text':
      if (language === 'es') return 'Choose what fits the gap';
      return isHeard ? 'Listen and answer' : 'Read and answer';
    case 'type':
      return language === 'es' ? 'Write it in Spanish' : 'Write it in English';
    default:
      return kind satisfies never;
  }
}
