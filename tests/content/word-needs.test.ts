import { numberedCourse } from '#machines/course/lesson-input.rules.ts';
import { pointLessons } from '#machines/course/points.rules.ts';
import {
  isReadable,
  mistakeNeeds,
  questionNeeds,
  replyNeeds,
  textNeeds,
  transformNeeds,
  unmetIn,
} from '#machines/course/word-needs.rules.ts';
import { describe, expect, it } from 'vitest';
import { courseUnits } from '../../src/content/course-index.ts';
import points from '../../src/content/points.ts';
import { courseCards, wordBook } from '../../src/content/word-book.ts';
import { wordNeeds } from '../../src/content/word-needs.ts';
import { bankFiles, sentencesIn } from '../support/bank/files.ts';
import { grammarQuestions } from '../support/content-files.ts';
import { mistakesOfUnits } from '../support/mistake-files.ts';
import { repliesOfUnits } from '../support/reply-files.ts';
import { transformsOfUnits } from '../support/transform-files.ts';

/** The words of a text that are unknown to who has met these cards and points. */
function unmet(spanish: string, english: string, ...met: readonly string[]): string[] {
  const ids = new Set<string>([...courseCards, ...points].map(({ id }) => id));
  expect(met.filter((id) => !ids.has(id))).toEqual([]);
  return unmetIn(textNeeds(spanish, english, wordBook), (source) =>
    met.includes((source >= 0 ? courseCards[source] : points[-1 - source])?.id ?? ''),
  );
}

describe('what a text needs', () => {
  it.each<[what: string, spanish: string, english: string, met: string[], unmet: string[]]>([
    ['a plural', 'hermanos', 'brothers', ['nouns-el-hermano'], []],
    ['a feminine', 'hermanas', 'sisters', ['nouns-el-hermano'], []],
    ['an adjective that agrees', 'simpáticas', 'nice', ['adjectives-simpatico'], []],
    ['a conjugated verb', 'hablan', 'they speak', ['verbs-hablar'], []],
    ['an irregular one', 'voy', "I'm going", ['verbs-ir'], []],
    ['a tense that was not taught', 'comí', 'I ate', ['verbs-comer'], ['comí']],
    ['a tense that was', 'comí', 'I ate', ['verbs-comer', 'preterite-regular'], []],
    [
      'a diminutive before its rule',
      'la casita',
      'the little house',
      ['nouns-la-casa', 'grammar-el-la'],
      ['casita'],
    ],
    ['one after it', 'casitas', 'little houses', ['nouns-la-casa', 'diminutives-and-exclamations'], []],
    [
      'one that is spelled otherwise',
      'poquito',
      'a bit',
      ['adverbs-poco', 'diminutives-and-exclamations'],
      [],
    ],
    ['one in -cito', 'cafecito', 'coffee', ['food-drinks-el-cafe', 'diminutives-and-exclamations'], []],
    ['one of a cognate', 'un planecito', 'a little plan', ['grammar-un-una'], ['planecito']],
    ['the same after the rule', 'planecito', 'a little plan', ['diminutives-and-exclamations'], []],
    ['a word that only looks like one', 'la visita', 'the visit', ['verbs-visitar', 'grammar-el-la'], []],
    ['a word of a rule', 'cualquier', 'any', ['indefinites'], []],
    ['pronouns behind an infinitive', 'comerlo', 'to eat it', ['verbs-comer'], []],
    ['a word of a phrase that is a verb as well', 'Tengo sed.', "I'm thirsty.", ['course-tener-sed'], []],
    ['a phrase', '¿Cómo te llamas?', "What's your name?", ['greetings-como-te-llamas'], []],
    ['a word of a phrase', '¿Cómo?', 'How?', ['greetings-como-te-llamas'], []],
    ['people and places', 'Ana y Marta son de Lima.', '', ['grammar-y', 'verbs-ser', 'grammar-de'], []],
    ['a name at the beginning', 'Rosa come.', 'Rosa eats.', ['verbs-comer'], []],
    ['a cognate', 'el hotel', 'the hotel', ['grammar-el-la'], []],
    ['digits', 'Tengo 12.', 'I have 12.', ['verbs-tener'], []],
    ['a word of no card', 'el ornitorrinco', 'the platypus', ['grammar-el-la'], ['ornitorrinco']],
    ['nothing', '', '', [], []],
  ])('%s: «%s»', (_what, spanish, english, met, expected) => {
    expect(unmet(spanish, english, ...met)).toEqual(expected);
  });

  it('takes misspelt wrong options of a question for no words', () => {
    const question = { question: 'Which is right for "too"?', options: ['también', 'tambien', 'mesa'] };
    const needs = questionNeeds({ ...question, correctAnswer: 'también' }, wordBook);
    expect(needs.map(({ word }) => word)).toEqual(['también', 'también', 'mesa']);
  });

  it('is met by one of the cards for each word', () => {
    const needs = [['a', 'b'], ['c']];
    expect(isReadable(needs, (id) => id !== 'a')).toBe(true);
    expect(isReadable(needs, (id) => id !== 'c')).toBe(false);
    expect(isReadable([[]], () => true)).toBe(false);
  });
});

describe('what the course needs', () => {
  const { lessons, lessonOf } = numberedCourse(courseUnits);
  const shownIn = pointLessons({ lessons }, points);

  const isMetBy = (unit: string) => {
    const last = lessons.findLastIndex((lesson) => lesson.unit === unit);
    const taught = points.findLastIndex((point) => point.unit === unit);
    return (source: number) =>
      source >= 0 ? (lessonOf.get(courseCards[source]?.id ?? '') ?? Infinity) <= last : -1 - source <= taught;
  };

  it('lets at least three questions on each point be asked by the end of its unit', () => {
    const few = points.flatMap(({ id, unit }) => {
      const askable = grammarQuestions.filter(
        (question) =>
          question.point === id && unmetIn(questionNeeds(question, wordBook), isMetBy(unit)).length === 0,
      );
      return askable.length < 3 ? [`${id}: ${askable.length}`] : [];
    });
    expect(few).toEqual([]);
  });

  it('shows each rule with three examples that its lesson’s learners can read, apart from the forms shown', () => {
    const hard = points.flatMap(({ id, examples }, place) => {
      const isMet = (source: number) =>
        source >= 0
          ? (lessonOf.get(courseCards[source]?.id ?? '') ?? Infinity) <= (shownIn.get(id) ?? 0)
          : -1 - source <= place;
      return examples.slice(0, 3).flatMap(({ spanish, english, forms }) => {
        const shown = forms.join(' ').toLowerCase().split(' ');
        const open = unmetIn(textNeeds(spanish, english, wordBook), isMet);
        return open.filter((word) => !shown.includes(word)).map((word) => `${id}: ${word} in "${spanish}"`);
      });
    });
    expect(hard).toEqual([]);
  });

  it('meets each word of no category with an example that can be read in its lesson', () => {
    const hard = courseUnits
      .flatMap(({ lessons: own }) => own)
      .flatMap(({ cards: ids }, at) =>
        courseCards.flatMap((card) => {
          if (card.category !== 'course' || !ids.includes(card.id)) return [];
          const isMet = (source: number) =>
            source >= 0
              ? (lessonOf.get(courseCards[source]?.id ?? '') ?? Infinity) <= at
              : (shownIn.get(points[-1 - source]?.id ?? '') ?? Infinity) <= at;
          return unmetIn(textNeeds(card.example, card.exampleTranslation, wordBook), isMet).map(
            (word) => `${card.id}: ${word}`,
          );
        }),
      );
    expect(hard).toEqual([]);
  });

  it('lets every reply of a unit be read by its end', () => {
    const hard = [...repliesOfUnits].flatMap(([unit, replies]) =>
      replies.flatMap((reply) =>
        unmetIn(replyNeeds(reply, wordBook), isMetBy(unit)).map((word) => `${reply.id}: ${word}`),
      ),
    );
    expect(hard).toEqual([]);
  });

  it('lets every sentence to change be read by the end of its unit, and said as the task asks', () => {
    const hard = [...transformsOfUnits].flatMap(([unit, transforms]) =>
      transforms.flatMap((transform) =>
        unmetIn(transformNeeds(transform, wordBook), isMetBy(unit)).map((word) => `${transform.id}: ${word}`),
      ),
    );
    expect(hard).toEqual([]);
  });

  it('lets every sentence with a mistake be read by the end of its unit, wrong or corrected', () => {
    const hard = [...mistakesOfUnits].flatMap(([unit, mistakes]) =>
      mistakes.flatMap((mistake) =>
        unmetIn(mistakeNeeds(mistake, wordBook), isMetBy(unit)).map((word) => `${mistake.id}: ${word}`),
      ),
    );
    expect(hard).toEqual([]);
  });

  it('lets most sentences of each unit be read by its end', () => {
    const few = courseUnits.flatMap(({ id }) => {
      const sentences = sentencesIn(bankFiles, [id]);
      const later = sentences.filter(({ id: sentence }) =>
        (wordNeeds[id]?.sentences[sentence] ?? []).some((by) => ![by].flat().some(isMetBy(id))),
      );
      return later.length > sentences.length / 3 ? [`${id}: ${later.length} of ${sentences.length}`] : [];
    });
    expect(few).toEqual([]);
  });
});
