import { expect, it } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import { bankFiles, readingFiles, readingsIn, sentencesIn } from '../support/bank/files.ts';
import { nearDuplicates, plainOf, samePatterns } from '../support/bank/sentence-patterns.ts';
import { cards, points } from '../support/content-files.ts';
import { replies } from '../support/reply-files.ts';
import { transforms, transformsOfUnits } from '../support/transform-files.ts';
import { wordsOf } from '../support/words.ts';

const units = courseUnits.map(({ id }) => id);
const unitsWith = units.filter((unit) => !unit.startsWith('a1-'));
const closedSpanish = /^(?:(?:¿[^¿?¡!.]+\?|¡[^¿?¡!.]+!|[^¿?¡!.]+\.)(?: |$))+$/u;
const closedEnglish = /^\p{Lu}.*[.?!](?: \([^()]+\))?$/u;
const capital = /^[¿¡]?\p{Lu}/u;

const written = transforms.flatMap(({ id, spanish, english, right, rightEnglish }) => [
  { id, spanish, english },
  { id, spanish: right[0], english: rightEnglish },
]);

it('are six in every unit of A2 and B1, each with an id of its own', () => {
  const counts = [...transformsOfUnits].map(([unit, own]) => `${unit}: ${own.length}`);
  expect(counts.toSorted()).toEqual(unitsWith.map((unit) => `${unit}: 6`).toSorted());
  expect(new Set(transforms.map(({ id }) => id)).size).toBe(transforms.length);
  const strange = [...transformsOfUnits].flatMap(([unit, own]) =>
    own.filter(({ id }) => !new RegExp(`^${unit}-transform(?:-[a-z0-9]+)+$`).test(id)),
  );
  expect(strange).toEqual([]);
});

it('begin with a capital and end with punctuation, and the task with a full stop', () => {
  const open = transforms.flatMap(({ spanish, english, right, rightEnglish, task }) => [
    ...[spanish, ...right].filter((text) => !closedSpanish.test(text) || !capital.test(text)),
    ...[english, rightEnglish].filter((text) => !closedEnglish.test(text)),
    ...[task].filter((text) => !/^\p{Lu}[^.]*\.$/u.test(text)),
  ]);
  expect(open).toEqual([]);
});

it('practice points taught by then, at least four of six those of their unit', () => {
  const later = transforms.filter(({ id, point }) => {
    const taughtIn = points.find((each) => each.id === point)?.unit ?? '';
    const unit = units.find((each) => id.startsWith(`${each}-transform-`)) ?? '';
    return !units.includes(taughtIn) || units.indexOf(taughtIn) > units.indexOf(unit);
  });
  expect(later.map(({ id, point }) => `${id}: ${point}`)).toEqual([]);
  const few = [...transformsOfUnits].filter(([unit, own]) => {
    const taught = new Set(points.filter((point) => point.unit === unit).map(({ id }) => id));
    return own.filter(({ point }) => taught.has(point)).length < 4;
  });
  expect(few.map(([unit]) => unit)).toEqual([]);
});

it('practice every point of A2 and B1', () => {
  const practiced = new Set(transforms.map(({ point }) => point));
  const left = points.filter(({ id, unit }) => unitsWith.includes(unit) && !practiced.has(id));
  expect(left.map(({ id }) => id)).toEqual([]);
});

it('change the sentence: all right sentences differ from it and from each other', () => {
  const alike = transforms.filter(
    ({ spanish, right }) => new Set([spanish, ...right].map(plainOf)).size !== right.length + 1,
  );
  expect(alike.map(({ id }) => id)).toEqual([]);
});

it('say «ustedes» to several people, as Latin America does', () => {
  const inSpain = transforms.filter(({ spanish, right }) =>
    /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|os|\p{L}+(?:áis|éis|steis))(?!\p{L})/iu.test(
      [spanish, ...right].join(' '),
    ),
  );
  expect(inSpain.map(({ id }) => id)).toEqual([]);
});

it('want short answers', () => {
  const long = transforms.flatMap(({ right: [text] }) => {
    const { length } = wordsOf(text);
    return length < 2 || length > 9 ? [text] : [];
  });
  expect(long).toEqual([]);
});

it('begin and end as the task says', () => {
  const other = transforms.flatMap(({ task, right }) =>
    right.filter((text) => {
      const [, beginning = ''] = /begin with «([^»]+)»/iu.exec(task) ?? [];
      const [, ending = ''] = /end with «([^»]+)»/iu.exec(task) ?? [];
      return (
        !plainOf(text).startsWith(plainOf(beginning)) ||
        (!plainOf(text).endsWith(plainOf(ending)) && !task.includes('» or «'))
      );
    }),
  );
  expect(other).toEqual([]);
});

it('are no sentence of the bank, a card, a point, a reply or a reading', () => {
  const taken = new Set(
    [
      ...sentencesIn(bankFiles, units).map(({ spanish }) => spanish),
      ...cards.map(({ example }) => example),
      ...points.flatMap(({ examples }) => examples.map(({ spanish }) => spanish)),
      ...replies.flatMap(({ said, reply }) => [said, reply]),
      ...readingsIn(readingFiles, [...readingFiles.keys()]).flatMap(({ lines }) =>
        lines.map(({ spanish }) => spanish),
      ),
    ].map(plainOf),
  );
  expect(taken.size).toBeGreaterThan(written.length);
  expect(written.filter(({ spanish }) => taken.has(plainOf(spanish)))).toEqual([]);
});

it('have no two sentences that differ in one word or in names only', () => {
  const alike = nearDuplicates(written).filter(({ ids }) => ids.length > 1);
  expect(alike).toEqual([]);
  expect(samePatterns(written)).toEqual([]);
});
