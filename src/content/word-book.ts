import { kindOf } from '#machines/learning/forms.rules.ts';
import { lexiconOf } from '#machines/course/sentence-uses.rules.ts';
import { wordBookOf } from '#machines/course/word-needs.rules.ts';
import { allCards } from './all-cards.ts';
import { readingOf, sentencesOf } from './bank-entries.ts';
import { cognates } from './cognates.ts';
import { conjugate } from './conjugation.ts';
import { inCourseOrder } from './course.ts';
import points from './points.ts';
import { verbBook } from './verb-book.ts';

const bank = import.meta.glob<unknown>('./bank/*.ts', { eager: true, import: 'default' });
const readings = import.meta.glob<unknown>('./readings/*.ts', { eager: true, import: 'default' });

export const courseCards = inCourseOrder(allCards);

const infinitive = /^\p{Ll}*[aeií]r(?:se)?$/u;
const listed = new Set(verbBook.map((verb) => verb.infinitive.split(' ')[0]));
const otherVerbs = new Set(
  courseCards.flatMap((card) => {
    const [first = '', ...others] = card.spanish.split(' ');
    const isVerb = infinitive.test(first) && (kindOf(card) === 'verbs' || others.length > 0);
    return isVerb && !listed.has(first) ? [first] : [];
  }),
);

const verbs = [...verbBook, ...[...otherVerbs].map((verb) => conjugate(verb, ''))];

export const lexicon = lexiconOf(courseCards, verbs);

export const wordBook = wordBookOf(courseCards, lexicon, points, {
  verbs,
  texts: [
    ...courseCards.map(({ example, exampleTranslation }) => ({
      spanish: example,
      english: exampleTranslation,
    })),
    ...Object.values(bank).flatMap((entries) => sentencesOf('', entries)),
    ...Object.values(readings).flatMap((entry) => readingOf('', entry)?.lines ?? []),
  ],
  cognates,
});
