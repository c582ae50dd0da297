import type { ExamText } from '../games/bank.types.ts';
import type { Seed } from '../parts/random.ts';
import { exerciseOf } from './exercises.rules.ts';
import type { Exercise } from './lesson.types.ts';
import { optionsOf, seedFor } from './options.rules.ts';

/** A text plays sentence by sentence. */
const sentenceEnd = /(?<=[.!?…]"?\.?) /gu;

/** All questions on a text to read and on one to hear; the next seed has other texts. */
export function textSteps(texts: readonly ExamText[], seed: Seed, canListen: boolean): readonly Exercise[] {
  return [false, true].flatMap((isHeard) => {
    const some = texts.filter((text) => text.isHeard === isHeard);
    const text = some[Math.abs(seed) % some.length];
    return text ? questionsOn(text, seed, canListen) : [];
  });
}

function questionsOn(text: ExamText, seed: Seed, canListen: boolean): Exercise[] {
  const { id, title, lines, isHeard } = text;
  return text.questions.map(({ question, options, correctAnswer }, index) => {
    const item = `${id}-${index + 1}`;
    const read = exerciseOf({
      kind: 'text',
      item,
      cards: [],
      passage: { id, title, lines },
      prompt: { text: question, language: 'en' },
      answer: {
        by: 'choice',
        language: 'en',
        options: optionsOf(correctAnswer, options, seedFor(seed, item)),
        right: correctAnswer,
      },
      sound: '',
      solution: correctAnswer,
    });
    const sound = lines.map(({ spanish }) => spanish.replaceAll(sentenceEnd, '\n')).join('\n');
    return isHeard && canListen ? { ...read, isHeard, sound, silent: read } : read;
  });
}
