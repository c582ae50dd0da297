import { expect, it } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { countWords } from '../support/bank/guards.ts';
import { courseOf, unreadIn } from '../support/bank/met.ts';
import { bankFiles, readingFiles, readingsIn, sentencesIn } from '../support/bank/files.ts';
import { nearDuplicates, plainOf } from '../support/bank/sentence-patterns.ts';
import { writtenProblems } from '../support/card-text.ts';
import { cards, points } from '../support/content-files.ts';
import { corrected, mistakes, mistakesOfUnits } from '../support/mistake-files.ts';
import { withoutAccents, wordsOf } from '../support/words.ts';

const course = courseOf(cards);
const allUnits = courseUnits.map(({ id }) => id);
const unitsWithMistakes = courseUnits.flatMap(({ id, level }) => (level === 'A1' ? [] : [id]));

const sentences = mistakes.flatMap((mistake) =>
  mistake.right.map((word) => ({
    id: `${mistake.id} ${word}`,
    spanish: corrected(mistake, word),
    english: mistake.english,
  })),
);

it('are six in every unit of A2 and B1, each with an id of its own', () => {
  const counts = unitsWithMistakes.map((id) => `${id}: ${mistakesOfUnits.get(id)?.length}`);
  expect(counts).toEqual(unitsWithMistakes.map((id) => `${id}: 6`));
  expect(mistakesOfUnits.size).toBe(unitsWithMistakes.length);
  expect(new Set(mistakes.map(({ id }) => id)).size).toBe(mistakes.length);
  const strange = [...mistakesOfUnits].flatMap(([unit, own]) =>
    own.filter(({ id }) => !new RegExp(`^${unit}-mistake-[a-z0-9]+(?:-[a-z0-9]+)*$`).test(id)),
  );
  expect(strange).toEqual([]);
});

it('are whole sentences of 4 to 10 words', () => {
  const long = mistakes.filter(({ spanish }) => countWords(spanish) < 4 || countWords(spanish) > 10);
  expect(long).toEqual([]);
});

it('are written and translated as sentences are', () => {
  const problems = mistakes.flatMap(({ id, spanish, english }) =>
    [
      writtenProblems('Spanish', spanish, 'es'),
      writtenProblems('English', english.replace(/ \([^()]+\)$/, ''), 'en'),
    ]
      .flat()
      .map((problem) => `${id}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

it('have their wrong word once, whatever its case', () => {
  const unclear = mistakes.filter(
    ({ spanish, wrong }) =>
      !wordsOf(spanish).includes(wrong) ||
      wordsOf(spanish.toLowerCase()).filter((word) => word === wrong.toLowerCase()).length !== 1,
  );
  expect(unclear).toEqual([]);
});

it('are corrected first by a single word, not by an accent or a capital', () => {
  const bare = (word: string) => withoutAccents(word).toLowerCase();
  const strange = mistakes.filter(
    ({ wrong, right }) =>
      new Set([wrong, ...right].map(bare)).size !== right.length + 1 ||
      wordsOf(right[0]).length !== 1 ||
      right.some(
        (text) => wordsOf(text).join(' ') !== text || /^\p{Lu}/u.test(text) !== /^\p{Lu}/u.test(wrong),
      ),
  );
  expect(strange).toEqual([]);
});

it('practice points taught by then, most of them those of the unit', () => {
  const problems = [...mistakesOfUnits].flatMap(([unit, own]) => {
    const met = course.unit(unit);
    const before = course.units[(met?.at ?? 0) - 1];
    const early = own
      .filter(({ point }) => !met?.points.has(point))
      .map(({ id, point }) => `${id}: ${point}`);
    const ofUnit = own.filter(({ point }) => met?.points.has(point) && !before?.points.has(point));
    return [...early, ...(ofUnit.length < 3 ? [`${unit}: ${ofUnit.length}`] : [])];
  });
  expect(problems).toEqual([]);
});

it('are no sentences of the course once corrected, nor of each other', () => {
  const others = new Set([
    ...sentencesIn(bankFiles, allUnits).map(({ spanish }) => plainOf(spanish)),
    ...readingsIn(readingFiles, [...readingFiles.keys()]).flatMap(({ lines }) =>
      lines.map(({ spanish }) => plainOf(spanish)),
    ),
    ...cards.map(({ example }) => plainOf(example)),
    ...points.flatMap(({ examples }) => examples.map(({ spanish }) => plainOf(spanish))),
  ]);
  expect(others.size).toBeGreaterThan(sentences.length);
  expect(sentences.filter(({ spanish }) => others.has(plainOf(spanish)))).toEqual([]);
  expect(new Set(sentences.map(({ spanish }) => plainOf(spanish))).size).toBe(sentences.length);
});

it('share no frame: no two of them nor one and a sentence of the course differ in one word only', () => {
  const first = mistakes.map((mistake) => ({ ...mistake, spanish: corrected(mistake) }));
  const own = new Set(first.map(({ id }) => id));
  const alike = nearDuplicates([...sentencesIn(bankFiles, allUnits), ...first]);
  expect(alike.filter(({ ids }) => ids.some((id) => own.has(id)))).toEqual([]);
});

it('need only tenses and constructions taught by then once corrected', () => {
  const untaught = [...mistakesOfUnits].flatMap(([unit, own]) => {
    const met = course.unit(unit);
    return own.flatMap((mistake) =>
      met
        ? unreadIn(corrected(mistake), mistake.english, met, course).untaught.map(
            (each) => `${mistake.id}: ${each}`,
          )
        : [`${mistake.id}: no unit`],
    );
  });
  expect(untaught).toEqual([]);
});
