import { keyOf } from '#machines/learning/answer-key.rules.ts';
import { comparedText, withoutBrackets } from '#machines/learning/answer-text.rules.ts';
import { kindOf } from '#machines/learning/forms.rules.ts';
import { conjugateOf } from '#machines/course/conjugate.rules.ts';
import { formOf } from '#machines/course/grammar-exercises.rules.ts';
import { judge } from '#machines/course/judge.rules.ts';
import { judgeTyped } from '#machines/learning/judging.rules.ts';
import { allTenses } from '#machines/games/exercise.types.ts';
import type { Card } from '#machines/types.ts';
import { expect, it } from 'vitest';
import allPoints from '../../src/content/points.ts';
import { verbBook } from '../support/content-files.ts';
import { askedCards, askedSentences } from '../support/judged-lines.ts';

const all = [...askedCards.values()];
const points = allPoints.map((point) => ({ ...point, exampleNeeds: [], at: 0 }));
const meaning = (english: string) => comparedText(withoutBrackets(english), 'en');

/** Cards that may be taken for one another: a question is no word, and `to work` no noun. */
function areAlike(card: Card, other: Card): boolean {
  const markOf = ({ english }: Card) => /[.?!]/.exec(withoutBrackets(english))?.[0];
  return (
    card !== other &&
    markOf(card) === markOf(other) &&
    (kindOf(card) === 'nouns') === (kindOf(other) === 'nouns') &&
    (kindOf(card) === 'verbs') === (kindOf(other) === 'verbs')
  );
}

it('asks no English that means another card, unless it says which or accepts both', () => {
  const named = all.flatMap((card) =>
    [card.english, ...(card.alsoEnglish ?? [])].map((text) => ({ card, text, means: meaning(text) })),
  );
  const unclear = named
    .filter(({ card, text }) => text === card.english && !text.includes('('))
    .flatMap(({ card, text, means }) =>
      named
        .filter((other) => other.means === means && areAlike(card, other.card))
        .filter((other) => !other.text.includes('(') || kindOf(card) === kindOf(other.card))
        .filter((other) => judgeTyped(other.card.spanish, keyOf(card, 'en-es')).judgement === 'wrong')
        .map((other) => `${text}: ${card.spanish} or ${other.card.spanish}`),
    );
  expect(unclear).toEqual([]);
});

it('asks two cards by different English, unless each accepts the other', () => {
  const unclear = all.flatMap((card) =>
    all
      .filter((other) => other.english === card.english && areAlike(card, other))
      .filter(({ spanish }) => judgeTyped(spanish, keyOf(card, 'en-es')).judgement === 'wrong')
      .map(({ spanish }) => `${card.english}: ${card.spanish} or ${spanish}`),
  );
  expect(unclear).toEqual([]);
});

it.each([
  ['verbs-usar', 'emplear'],
  ['verbs-cuidar', 'ocuparse de'],
  ['course-proponer', 'sugerir'],
  ['course-opinar', 'creer'],
  ['course-la-broma', 'el chiste'],
  ['course-en-cambio', 'por otro lado'],
  ['nouns-la-historia', 'el cuento'],
])('%s accepts the synonym “%s”', (id, typed) => {
  const card = askedCards.get(id);
  expect(card && judgeTyped(typed, keyOf(card, 'en-es')).judgement).toBe('right');
});

it('accepts men where the English of a sentence about women does not tell', () => {
  const tells =
    /\b(?:women|girls|ladies|sisters|daughters|mothers|aunts|grandmothers|girlfriends|actresses)\b/i;
  const unfair = [...askedSentences.values()].filter(
    ({ spanish, english, alsoSpanish = [] }) =>
      /(?<!\p{L})(?:ellas|nosotras|vosotras)(?!\p{L})/iu.test(spanish) &&
      !tells.test(english) &&
      !/ \p{L}{3,}as(?!\p{L})/u.test(spanish.replace(/ (?:ellas|nosotras|vosotras)/, '')) &&
      !alsoSpanish.some((text) => /(?<!\p{L})(?:ellos|nosotros|vosotros)(?!\p{L})/iu.test(text)),
  );
  expect(unfair.map(({ spanish }) => spanish)).toEqual([]);
});

it.each([
  ['gustar', ['el', 'ellos']],
  ['doler', ['el', 'ellos']],
  ['costar', ['el', 'ellos']],
  ['encantar', ['el', 'ellos']],
  ['haber', []],
  ['llover', []],
  ['nevar', []],
])('of «%s» it asks only the persons %j, and no command', (infinitive, persons) => {
  const verb = verbBook.find((each) => each.infinitive === infinitive);
  if (!verb) throw new Error(`There is no ${infinitive}.`);
  const asked = allTenses.flatMap((tense) =>
    Array.from({ length: 20 }, (_, seed) =>
      formOf(
        {
          card: 'x',
          infinitive,
          translation: '',
          tense,
          forms: verb.conjugations[tense],
          point: '',
        },
        [],
        seed,
        () => true,
      ),
    ).flatMap((exercise) => exercise?.item ?? []),
  );
  expect(new Set(asked.map((item) => item.split('-').at(-1)))).toEqual(new Set(persons));
  expect(asked.filter((item) => item.includes('imperative'))).toEqual([]);
});

it('accepts a form with its pronoun, and shows all forms if the rule does not name it', () => {
  const verb = verbBook.find((each) => each.infinitive === 'poder');
  const point = points.find(({ id }) => id === 'verb-and-infinitive');
  if (!verb || !point) throw new Error('The verb or the point is missing.');
  const table = {
    card: 'x',
    infinitive: 'poder',
    translation: '',
    tense: 'present',
    point: point.id,
  } as const;
  const asked = Array.from({ length: 30 }, (_, seed) =>
    formOf({ ...table, forms: verb.conjugations.present }, [point], seed, () => true),
  ).find((exercise) => exercise?.item.endsWith('-el'));
  if (!asked) throw new Error('«él» is never asked.');
  const judged = ['puede', 'él puede', 'Puede él', 'yo puede', 'puedo'].map(
    (typed) => judge(asked, [typed]).judgement,
  );
  expect(judged).toEqual(['right', 'right', 'right', 'wrong', 'wrong']);
  expect(asked.explanation?.text).toMatch(/^«poder», present: «puedo, puedes, puede, /);
});

it('accepts the words around a verb to conjugate, but no other form', () => {
  const verb = verbBook.find((each) => each.infinitive === 'ducharse');
  const sentence = [...askedSentences.values()].find(
    ({ spanish }) => spanish === '¿Usted se ducha por la noche?',
  );
  if (!verb || !sentence) throw new Error('The verb or the sentence is missing.');
  const { infinitive, conjugations } = verb;
  const forms = conjugations.present;
  const [card, point] = [verb.id, 'reflexive-verbs'];
  const asked = conjugateOf({ card, infinitive, translation: '', tense: 'present', forms, point }, sentence, {
    points,
    isMet: () => true,
    verbs: new Map([[card, verb]]),
    seed: 1,
  });
  if (!asked) throw new Error('It is not asked.');
  const judged = [
    'ducha',
    'se ducha',
    'usted se ducha',
    'se ducha por la noche',
    'se ducho',
    'te duchas',
    'usted ducha',
  ].map((typed) => judge(asked, [typed]).judgement);
  expect(judged).toEqual(['right', 'right', 'right', 'right', 'wrong', 'wrong', 'right']);
});

it('asks the forms of a reflexive verb once their pronouns were met, «os» for those of vosotros', () => {
  const personsAsked = (infinitive: string, isMet: (id: string) => boolean) => {
    const verb = verbBook.find((each) => each.infinitive === infinitive);
    if (!verb) throw new Error(`There is no ${infinitive}.`);
    const table = { card: 'x', infinitive, translation: '', tense: 'present', point: '' } as const;
    const items = Array.from({ length: 30 }, (_, seed) =>
      formOf({ ...table, forms: verb.conjugations.present }, [], seed, isMet),
    ).flatMap((exercise) => exercise?.item.split('-').at(-1) ?? []);
    return new Set(items);
  };
  for (const infinitive of ['levantarse', 'dedicarse a']) {
    expect(personsAsked(infinitive, (id) => id !== 'pronouns-se')).toEqual(new Set());
    expect(personsAsked(infinitive, (id) => id !== 'pronouns-os')).not.toContain('vosotros');
    expect(personsAsked(infinitive, () => true)).toContain('vosotros');
  }
});
