import type { ExamText } from '../games/bank.types.ts';
import type { Seed } from '../parts/random.ts';
import { exerciseOf } from './exercises.rules.ts';
import type { Exercise, Passage } from './lesson.types.ts';
import { optionsOf, seedFor } from './options.rules.ts';

/** A gap in a text to complete. */
export const GAP = '___';

/** A text plays sentence by sentence. */
const sentenceEnd = /(?<=[.!?…]"?\.?) /gu;

/** All questions on a text to read, on one to hear and on one to complete; the next seed has other texts. */
export function textSteps(texts: readonly ExamText[], seed: Seed, canListen: boolean): readonly Exercise[] {
  const gapped = texts.filter(({ isGapped }) => isGapped);
  const whole = texts.filter(({ isGapped }) => !isGapped);
  const kinds = [whole.filter(({ isHeard }) => !isHeard), whole.filter(({ isHeard }) => isHeard), gapped];
  return kinds.flatMap((some) => {
    const text = some[Math.abs(seed) % some.length];
    return text ? questionsOn(text, seed, canListen) : [];
  });
}

function questionsOn(text: ExamText, seed: Seed, canListen: boolean): Exercise[] {
  const { lines, isHeard, isGapped } = text;
  const passage = passageOf(text);
  const language = isGapped ? 'es' : 'en';
  return text.questions.map(({ question, options, correctAnswer, why }, index) => {
    const item = `${text.id}-${index + 1}`;
    const read = exerciseOf({
      kind: 'text',
      item,
      cards: [],
      passage,
      prompt: { text: isGapped ? numbered(question, index) : question, language },
      answer: {
        by: 'choice',
        language,
        options: optionsOf(correctAnswer, options, seedFor(seed, item)),
        right: correctAnswer,
      },
      sound: '',
      solution: correctAnswer,
      explanation: why === undefined ? null : { text: why, section: null, afterRight: 'shown' },
    });
    const sound = lines.map(({ spanish }) => spanish.replaceAll(sentenceEnd, '\n')).join('\n');
    return isHeard && canListen ? { ...read, isHeard, sound, silent: read } : read;
  });
}

function passageOf({ id, title, lines, isGapped, questions }: ExamText): Passage {
  if (!isGapped) return { id, title, lines };
  const gapped = lines.map((line) => ({
    ...line,
    spanish: questions.reduce(
      (spanish, { question, correctAnswer }, index) =>
        spanish.replace(filled(question, correctAnswer), numbered(question, index)),
      line.spanish,
    ),
  }));
  return { id, title, lines, gapped };
}

/** The sentence of a gap with what is right in it. */
export function filled(question: string, right: string): string {
  return question.replace(GAP, right);
}

function numbered(question: string, index: number): string {
  return question.replace(GAP, `(${index + 1}) ${GAP}`);
}
