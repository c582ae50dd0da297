import type { ExamText } from '#machines/games/bank.types.ts';
import { levels } from '#machines/types.ts';
import { describe, expect, it } from 'vitest';
import { examTextProblems, examTexts } from '../support/bank/exam-text-guards.ts';
import { courseOf } from '../support/bank/met.ts';
import { cards } from '../support/content-files.ts';

const course = courseOf(cards);
const all = [...examTexts.values()].flat();
const questions = all.flatMap((text) => (text.isGapped ? [] : text.questions));

it.each(levels)(
  'the texts in the exam of %s can be read by its end, and their questions are right',
  (level) => {
    expect(examTextProblems(level, examTexts.get(level) ?? [], course)).toEqual([]);
  },
);

it('no option of a text stands out as the right one by its length', () => {
  const isRight = ({ correctAnswer }: (typeof questions)[number]) => correctAnswer.length;
  const longest = questions.filter((question) =>
    question.options.every(
      (option) => option === question.correctAnswer || option.length < isRight(question),
    ),
  );
  const shortest = questions.filter((question) =>
    question.options.every(
      (option) => option === question.correctAnswer || option.length > isRight(question),
    ),
  );
  expect(longest.length / questions.length).toBeLessThan(0.3);
  expect(shortest.length / questions.length).toBeLessThan(0.3);
  const tooLong = questions.filter(({ options, correctAnswer }) => {
    const others = options.filter((option) => option !== correctAnswer).map((option) => option.length);
    return (
      correctAnswer.length > 1.4 * Math.max(...others) || 1.4 * correctAnswer.length < Math.min(...others)
    );
  });
  expect(tooLong.map(({ question }) => question)).toEqual([]);
});

describe('the check of a text', () => {
  const [first] = examTexts.get('A1') ?? [];
  it.each<[reason: string, change: (text: ExamText) => Partial<ExamText>]>([
    ['the id should be a1-exam-', () => ({ id: 'a2-exam-x' })],
    ['70 to 120 are wanted', ({ lines }) => ({ lines: lines.slice(0, 1) })],
    ['3 questions, 4 are wanted', (text) => ({ questions: text.questions.slice(1) })],
    [
      'a question stands twice',
      (text) => ({ questions: text.questions.map(() => text.questions[0] ?? never()) }),
    ],
    [
      'no card of the level explains "paraguas"',
      ({ lines }) => ({
        lines: [...lines, { spanish: 'El paraguas es rojo.', english: 'The umbrella is red.' }],
      }),
    ],
    [
      'not taught by a1-ideas: comí: preterite',
      ({ lines }) => ({ lines: [...lines, { spanish: 'Comí pan.', english: 'I ate bread.' }] }),
    ],
    [
      'the right option alone has a word of the text',
      (text) => ({
        questions: text.questions.map((question) => ({
          ...question,
          options: ['Carmen', 'x', 'y', 'z'],
          correctAnswer: 'Carmen',
        })),
      }),
    ],
  ])('says: %s', (reason, change) => {
    if (!first) throw new Error('There are no texts.');
    const problems = examTextProblems('A1', [{ ...first, ...change(first) }], course);
    expect(problems).toContainEqual(expect.stringContaining(reason));
  });
});

describe('the check of a text to complete', () => {
  const gapped = examTexts.get('B1')?.find(({ isGapped }) => isGapped);
  const withFirst = (text: ExamText, change: Partial<ExamText['questions'][number]>) => ({
    questions: text.questions.map((question, at) => (at === 0 ? { ...question, ...change } : question)),
  });
  it.each<[reason: string, change: (text: ExamText) => Partial<ExamText>]>([
    ['4 questions, 5 are wanted', (text) => ({ questions: text.questions.slice(1) })],
    ['is no sentence of the text', (text) => withFirst(text, { question: 'El perro ___ nadaba.' })],
    [
      'is half a sentence',
      (text) => withFirst(text, { question: text.questions[0]?.question.replace(/\S+$/, '') ?? '' }),
    ],
    ['is out of order', (text) => ({ questions: text.questions.toReversed() })],
    ['has not one gap', (text) => withFirst(text, { question: 'El lunes.' })],
    ['has an option twice', (text) => withFirst(text, { options: ['a', 'a', 'b', 'c'] })],
    ['no option is the right answer', (text) => withFirst(text, { options: ['a', 'b', 'c', 'd'] })],
    [
      'capitals tell the options apart',
      (text) => withFirst(text, { options: ['se me cayó', 'La', 'b', 'c'] }),
    ],
    ['says no reason', (text) => withFirst(text, { why: '' })],
    [
      'no card of the level explains "ovni"',
      (text) => withFirst(text, { options: ['se me cayó', 'ovni', 'b', 'c'] }),
    ],
    ['a text to complete is not heard', () => ({ isHeard: true })],
  ])('says: %s', (reason, change) => {
    if (!gapped) throw new Error('There is no text to complete.');
    expect(examTextProblems('B1', [gapped], course).filter((one) => one.includes('-exam-'))).toEqual([]);
    const problems = examTextProblems('B1', [{ ...gapped, ...change(gapped) }], course);
    expect(problems).toContainEqual(expect.stringContaining(reason));
  });

  it('wants three of B1', () => {
    const whole = examTexts.get('B1')?.filter(({ isGapped }) => !isGapped) ?? [];
    expect(examTextProblems('B1', whole, course)).toEqual(['three texts to complete are wanted']);
  });
});

function never(): never {
  throw new Error('The text has no questions.');
}
