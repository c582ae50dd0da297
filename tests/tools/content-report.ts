import { readingsOf } from '#machines/course/stops.rules.ts';
import { courseWords } from '../../src/content/course-words.ts';
import { courseSentences, placedExamples } from '../support/bank/coverage.ts';
import { bankFiles, dialoguesIn, readingFiles, readingsIn, sentencesIn } from '../support/bank/files.ts';
import { examTexts } from '../support/bank/exam-text-guards.ts';
import { courseOf } from '../support/bank/met.ts';
import { outlineOf } from '../support/bank/units.ts';
import {
  cards,
  flashcards,
  grammarQuestions,
  points,
  sentences,
  verbBook,
  verbs,
} from '../support/content-files.ts';
import { mistakesOfUnits } from '../support/mistake-files.ts';
import { repliesOfUnits } from '../support/reply-files.ts';
import { transformsOfUnits } from '../support/transform-files.ts';

const course = courseOf(cards);
const units = course.units.map(({ id }) => id);
const readings = course.units.flatMap(({ id: unit, unit: own }) =>
  readingsIn(readingFiles, readingsOf(own)).map((reading) => ({ ...reading, unit })),
);
const readingsOfUnit = (unit: string) =>
  readings.filter((reading) => reading.unit === unit).map(({ id }) => id);
const bank = courseSentences(sentencesIn(bankFiles, units), placedExamples(course), course);
const outline = outlineOf(cards).map((unit) => {
  const own = readingsOfUnit(unit.id);
  return { ...unit, reading: own[0] ?? null, readings: own };
});

const content = JSON.stringify(
  {
    cards: flashcards,
    sentences,
    verbs,
    verbTables: verbBook,
    grammarQuestions,
    course: { units: outline, words: courseWords },
    points: points.map(({ id, level, title, text, examples }) => ({ id, level, title, text, examples })),
    bank,
    readings,
    dialogues: dialoguesIn(units),
    examTexts: [...examTexts].flatMap(([level, texts]) => texts.map((text) => ({ ...text, level }))),
    transforms: withUnits(transformsOfUnits),
    mistakes: withUnits(mistakesOfUnits),
    replies: withUnits(repliesOfUnits),
  },
  undefined,
  2,
);

function withUnits<Item>(lists: ReadonlyMap<string, readonly Item[]>): (Item & { unit: string })[] {
  return [...lists].flatMap(([unit, own]) => own.map((item) => ({ ...item, unit })));
}

await new Promise<void>((resolve, reject) => {
  process.stdout.write(`${content}\n`, (error) => (error ? reject(error) : resolve()));
});
