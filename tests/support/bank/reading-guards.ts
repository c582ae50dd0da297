import { dialogueIn } from '#machines/course/dialogue.rules.ts';
import { readingsOf } from '#machines/course/stops.rules.ts';
import type { Reading, ReadingKind, ReadingQuestion } from '#machines/games/bank.types.ts';
import { readingOf } from '../../../src/content/bank-entries.ts';
import { when, writtenProblems } from '../card-text.ts';
import type { Files } from './files.ts';
import { countWords } from './guards.ts';
import { unknownWords, unreadIn, type Course, type Met } from './met.ts';
import { englishMistakes, spanishMistakes } from './spelling-check.ts';
import { tokensOf } from './word-readings.ts';

const wordsByLevel = { A1: [60, 90], A2: [120, 160], B1: [180, 240] } as const;
/** Of units with two readings. */
const longerTexts = [220, 400] as const;
const dialogueWords = [110, 220] as const;
const dialogueTurns = [10, 16] as const;
const questionCounts = new Set([3, 4]);
const QUESTIONS_ON_LONGER = 5;
const OPTIONS = 4;
const kinds: ReadonlySet<string> = new Set<ReadingKind>([
  'dialogue',
  'story',
  'column',
  'diary',
  'forum',
  'interview',
  'letter',
  'report',
  'review',
]);
const verbNote = /\(\p{Ll}+[aeií]r(?:se)?\b[^)]*\)/gu;

export function readingProblems(
  files: Files,
  course: Course,
  units: readonly string[] = [...files.keys()],
  problemsOf = problemsOfReading,
): Map<string, string[]> {
  const ids = new Map<string, string>();
  for (const [unit, entry] of files) ids.set(readingOf(unit, entry)?.id ?? '', unit);
  return new Map(
    units
      .filter((unit) => files.has(unit))
      .map((unit): [string, string[]] => {
        const met = course.units.find((own) => readingsOf(own.unit).includes(unit));
        const reading = readingOf(unit, files.get(unit));
        if (!met) return [unit, [`${unit}: the course has no such unit`]];
        if (!reading)
          return [unit, [`${unit}: the file has no reading as its default export, see ReadingData`]];
        const reasons = [
          when(ids.get(reading.id) !== unit, 'another reading has the id'),
          problemsOf(reading, met, course),
        ];
        return [unit, reasons.flat().map((reason) => `${reading.id}: ${reason}`)];
      }),
  );
}

/** What is wrong with a unit's own dialogue, which is to be heard. */
export function problemsOfDialogue(reading: Reading, met: Met, course: Course): string[] {
  const { kind, lines } = reading;
  const [least, most] = dialogueTurns;
  return [
    ...when(kind !== 'dialogue', 'its kind is not dialogue'),
    ...when(
      lines.length < least || lines.length > most,
      `${lines.length} turns, ${least} to ${most} are wanted`,
    ),
    ...when(dialogueIn(reading) === null, 'a line has no speaker'),
    ...problemsOfReading(reading, met, course, dialogueWords),
  ];
}

export function problemsOfReading(
  reading: Reading,
  met: Met,
  course: Course,
  length?: readonly [number, number],
): string[] {
  const { id, unit, level, title, kind, lines, questions } = reading;
  const isLonger = !length && readingsOf(met.unit).length > 1;
  const [least, most] = length ?? (isLonger ? longerTexts : wordsByLevel[level]);
  const words = lines.reduce((sum, { spanish }) => sum + countWords(spanish), 0);
  const slug = new RegExp(`^${unit}-[a-z0-9]+(?:-[a-z0-9]+)*$`);
  return [
    when(!slug.test(id), `the id should be ${unit}- and lower-case words joined by hyphens`),
    when(!kinds.has(kind), `kind is not one of ${[...kinds].join(', ')}`),
    when(words < least || words > most, `${words} Spanish words, ${least} to ${most} are wanted`),
    englishMistakes('title', title.replaceAll(/«[^»]*»/g, ''), textOf(reading)),
    lineProblems(reading),
    kind === 'dialogue' ? speakerProblems(reading) : [],
    glossProblems(reading, met, course),
    when(
      isLonger ? questions.length !== QUESTIONS_ON_LONGER : !questionCounts.has(questions.length),
      `${questions.length} questions, ${isLonger ? QUESTIONS_ON_LONGER : '3 or 4'} are wanted`,
    ),
    questions.flatMap((question) => questionProblems(question, textOf(reading))),
    orderProblems(reading),
  ].flat();
}

/** Of a dialogue each question says when it can be asked, the last one at the end; a story has none that does. */
function orderProblems({ kind, lines, questions }: Reading): string[] {
  const places = questions.map(({ after = lines.length }) => after);
  return [
    ...when(
      places.some((place, at) => place < (places[at - 1] ?? 1) || place > lines.length),
      'a question is asked before the one before it, or never',
    ),
    ...when(
      kind === 'dialogue' && questions.every(({ after }) => after === undefined),
      'no question is asked while hearing',
    ),
    ...when(kind === 'story' && questions.some(({ after }) => after !== undefined), 'a story is not heard'),
  ];
}

export function lineProblems({ lines }: Pick<Reading, 'lines'>): string[] {
  return lines.flatMap(({ spanish, english }) => [
    ...writtenProblems('Spanish', spanish, 'es'),
    ...writtenProblems('English', english, 'en'),
    ...spanishMistakes('Spanish', spanish),
    ...englishMistakes('English', english, textOf({ lines })),
  ]);
}

export function speakerProblems({ lines }: Pick<Reading, 'lines'>): string[] {
  const speakers = lines.map(({ speaker }) => speaker);
  return [
    when(new Set(speakers.filter(Boolean)).size < 2, 'a dialogue has at least two speakers'),
    when(speakers[0] === undefined, 'the first line of a dialogue has a speaker'),
    speakers.flatMap((speaker, at) =>
      when(
        speaker !== undefined && speaker === speakers[at - 1],
        `${speaker} speaks twice in a row: join the lines, or leave the second speaker out if it is meant`,
      ),
    ),
  ].flat();
}

function glossProblems({ unit, lines, glosses }: Reading, met: Met, course: Course): string[] {
  const inText = new Set(lines.flatMap(({ spanish }) => tokensOf(spanish).map(({ word }) => word)));
  const unknown = new Set(
    lines.flatMap(({ spanish, english }) => unknownWords(spanish, english, met, course)),
  );
  const untaught = lines.flatMap(({ spanish, english }) => unreadIn(spanish, english, met, course).untaught);
  const isGlossed = (word: string) => Object.hasOwn(glosses, word);
  return [
    [...unknown]
      .filter((word) => !isGlossed(word))
      .map((word) => `no card by ${unit} nor a gloss explains "${word}"`),
    Object.entries(glosses).flatMap(([word, meaning]) => [
      ...when(
        !word.split(' ').every((one) => inText.has(one)),
        `the gloss "${word}" is no word of the text in lower case`,
      ),
      ...when(!meaning.trim(), `the gloss "${word}" is empty`),
      ...englishMistakes(`gloss of ${word}`, meaning.replaceAll(verbNote, ''), ''),
    ]),
    untaught
      .filter((each) => !isGlossed(each.replace(/:.*$/, '')))
      .map((each) => `not taught by ${unit}: ${each}`),
  ].flat();
}

export function questionProblems(
  { question, options, correctAnswer }: ReadingQuestion,
  names: string,
): string[] {
  const different = new Set(options.map((option) => option.trim().toLowerCase()));
  return [
    when(!/[?…]$/.test(question), `"${question}" does not end with a question mark`),
    when(
      different.size !== OPTIONS || options.length !== OPTIONS,
      `"${question}" has not four different options`,
    ),
    when(!options.includes(correctAnswer), `"${question}": no option is the right answer`),
    [question, ...options].flatMap((text) => [
      ...englishMistakes('question', text.replaceAll(/«[^»]*»/g, ''), names),
      ...when(/«[^»]*$|^[^«]*»/.test(text), `"${text}" has «» that are not pairs`),
    ]),
  ].flat();
}

export function textOf({ lines }: Pick<Reading, 'lines'>): string {
  return lines.map(({ speaker = '', spanish }) => `${speaker} ${spanish}`).join(' ');
}
