import type { ExamText } from '#machines/games/bank.types.ts';
import { comparedText } from '#machines/learning/answer-text.rules.ts';
import { levels, type Level } from '#machines/types.ts';
import { when } from '../card-text.ts';
import { countWords } from './guards.ts';
import { unknownWords, unreadIn, type Course, type Met } from './met.ts';
import { lineProblems, questionProblems, speakerProblems, textOf } from './reading-guards.ts';
import { englishMistakes } from './spelling-check.ts';

export type ExamTextsOfLevels = ReadonlyMap<Level, readonly ExamText[]>;

const wordsByLevel = { A1: [70, 120], A2: [100, 160], B1: [140, 220] } as const;
const QUESTIONS = 4;
const LEAST_TEXTS = 4;

const files = import.meta.glob<readonly ExamText[]>('../../../src/content/exam-texts/*.ts', {
  eager: true,
  import: 'default',
});

export const examTexts: ExamTextsOfLevels = new Map(
  levels.map((level) => [level, files[`../../../src/content/exam-texts/${level.toLowerCase()}.ts`] ?? []]),
);

/** What is wrong with the texts of a level, one line each. */
export function examTextProblems(level: Level, texts: readonly ExamText[], course: Course): string[] {
  const last = course.units.findLast((unit) => unit.level === level);
  const heard = texts.filter(({ isHeard }) => isHeard).length;
  return [
    ...when(texts.length < LEAST_TEXTS, `${texts.length} texts, ${LEAST_TEXTS} are wanted`),
    ...when(heard < 2 || texts.length - heard < 2, 'two texts to read and two to hear are wanted'),
    ...when(new Set(texts.map(({ id }) => id)).size < texts.length, 'two texts have one id'),
    ...(last
      ? texts.flatMap((text) => textProblems(text, last, course).map((each) => `${text.id}: ${each}`))
      : []),
  ];
}

function textProblems(text: ExamText, met: Met, course: Course): string[] {
  const { id, title, lines, questions } = text;
  const [least, most] = wordsByLevel[met.level];
  const words = lines.reduce((sum, { spanish }) => sum + countWords(spanish), 0);
  const unread = lines.flatMap(({ spanish, english }) => [
    ...unknownWords(spanish, english, met, course).map((word) => `no card of the level explains "${word}"`),
    ...unreadIn(spanish, english, met, course).untaught.map((each) => `not taught by ${met.id}: ${each}`),
  ]);
  return [
    when(
      !new RegExp(`^${met.level.toLowerCase()}-exam-[a-z0-9-]+$`).test(id),
      `the id should be ${met.level.toLowerCase()}-exam- and lower-case words`,
    ),
    when(words < least || words > most, `${words} Spanish words, ${least} to ${most} are wanted`),
    englishMistakes('title', title, textOf(text)),
    lineProblems(text),
    lines.some(({ speaker }) => speaker !== undefined) ? speakerProblems(text) : [],
    unread,
    when(questions.length !== QUESTIONS, `${questions.length} questions, ${QUESTIONS} are wanted`),
    when(
      new Set(questions.map(({ question }) => question)).size < questions.length,
      'a question stands twice',
    ),
    questions.flatMap((question) => questionProblems(question, `${title} ${textOf(text)}`)),
    questions.flatMap(({ question, options, correctAnswer }) =>
      when(
        isGivenAway(correctAnswer, options, textOf(text)),
        `"${question}": the right option alone has a word of the text: ${correctAnswer}`,
      ),
    ),
  ].flat();
}

/** Whether only the right option has a word of the text, such as a name or a number. */
function isGivenAway(right: string, options: readonly string[], text: string): boolean {
  const inText = new Set(wordsIn(text));
  const hasWord = (option: string) => wordsIn(option).some((word) => inText.has(word));
  return hasWord(right) && options.every((option) => option === right || !hasWord(option));
}

function wordsIn(text: string): string[] {
  return comparedText(text, 'es')
    .split(' ')
    .filter((word) => word.length > 3);
}
