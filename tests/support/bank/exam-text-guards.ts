import type { ExamText } from '#machines/games/bank.types.ts';
import { filled, GAP } from '#machines/course/text-questions.rules.ts';
import { comparedText } from '#machines/learning/answer-text.rules.ts';
import { levels, type Level } from '#machines/types.ts';
import { when } from '../card-text.ts';
import { countWords } from './guards.ts';
import { unknownWords, unreadIn, type Course, type Met } from './met.ts';
import { lineProblems, questionProblems, speakerProblems, textOf } from './reading-guards.ts';
import { englishMistakes } from './spelling-check.ts';

export type ExamTextsOfLevels = ReadonlyMap<Level, readonly ExamText[]>;

const wordsByLevel = { A1: [70, 120], A2: [100, 160], B1: [140, 220] } as const;
const gappedWords = [80, 130] as const;
const QUESTIONS = 4;
const GAPS = 5;
const LEAST_TEXTS = 4;
const LEAST_GAPPED = { A1: 0, A2: 0, B1: 3 } as const;

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
  const whole = texts.filter(({ isGapped }) => !isGapped);
  const heard = whole.filter(({ isHeard }) => isHeard).length;
  return [
    ...when(whole.length < LEAST_TEXTS, `${whole.length} texts, ${LEAST_TEXTS} are wanted`),
    ...when(heard < 2 || whole.length - heard < 2, 'two texts to read and two to hear are wanted'),
    ...when(texts.length - whole.length < LEAST_GAPPED[level], 'three texts to complete are wanted'),
    ...when(new Set(texts.map(({ id }) => id)).size < texts.length, 'two texts have one id'),
    ...(last
      ? texts.flatMap((text) => textProblems(text, last, course).map((each) => `${text.id}: ${each}`))
      : []),
  ];
}

function textProblems(text: ExamText, met: Met, course: Course): string[] {
  const { id, title, lines, questions, isGapped } = text;
  const [least, most] = isGapped ? gappedWords : wordsByLevel[met.level];
  const wanted = isGapped ? GAPS : QUESTIONS;
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
    when(questions.length !== wanted, `${questions.length} questions, ${wanted} are wanted`),
    when(
      new Set(questions.map(({ question }) => question)).size < questions.length,
      'a question stands twice',
    ),
    isGapped ? gapProblems(text, met, course) : englishProblems(text),
  ].flat();
}

function englishProblems(text: ExamText): string[] {
  const { title, questions } = text;
  return questions.flatMap((question) => [
    ...questionProblems(question, `${title} ${textOf(text)}`),
    ...when(
      isGivenAway(question.correctAnswer, question.options, textOf(text)),
      `"${question.question}": the right option alone has a word of the text: ${question.correctAnswer}`,
    ),
  ]);
}

/** Each gap is in a sentence of its own, and says why only one option fits. */
function gapProblems(text: ExamText, met: Met, course: Course): string[] {
  const whole = textOf(text);
  const places = text.questions.map(({ question, correctAnswer }) =>
    whole.indexOf(filled(question, correctAnswer)),
  );
  return [
    when(text.isHeard, 'a text to complete is not heard'),
    text.questions.flatMap(({ question, options, correctAnswer, why = '' }, at) => {
      const place = places[at] ?? -1;
      const end = place + filled(question, correctAnswer).length;
      const unknown = options.flatMap((option) => unknownWords(option, '', met, course));
      return [
        ...when(question.split(GAP).length !== 2, `"${question}" has not one gap`),
        ...when(place < 0, `"${question}" is no sentence of the text`),
        ...when(place >= 0 && !/^[.!?"]/.test(whole.slice(end - 1)), `"${question}" is half a sentence`),
        ...when(place >= 0 && (places[at - 1] ?? -1) >= place, `"${question}" is out of order`),
        ...when(new Set(options).size < options.length, `"${question}" has an option twice`),
        ...when(!options.includes(correctAnswer), `"${question}": no option is the right answer`),
        ...when(
          options.some((option) => /^\p{Lu}/u.test(option) !== /^\p{Lu}/u.test(correctAnswer)),
          `"${question}": capitals tell the options apart`,
        ),
        ...when(why === '', `"${question}" says no reason`),
        ...englishMistakes('why', why.replaceAll(/«[^»]*»/g, ''), whole),
        ...unknown.map((word) => `no card of the level explains "${word}"`),
      ];
    }),
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
