import { shareMeaning } from '#machines/learning/cards.rules.ts';
import { CARD_SETS, VOCABULARY_QUESTIONS } from '#machines/constants.ts';
import type { Card, CardData } from '#machines/types.ts';
import {
  answersWith,
  pickQuestions,
  isEnough,
  vocabularyModes,
} from '#machines/games/vocabulary-challenge.rules.ts';
import { vocabularyXp } from '#machines/learning/xp.rules.ts';
import { describe, expect, test } from 'vitest';
import { cards, gameWords } from '../support/cards.ts';

const files = import.meta.glob<{ default: readonly CardData[] }>('../../src/content/cards/*.ts', {
  eager: true,
});
const real = CARD_SETS.vocabulary.flatMap((category) =>
  (files[`../../src/content/cards/${category}.ts`]?.default ?? []).map((data): Card => ({
    ...data,
    category,
  })),
);

const card = (id: string, spanish: string, english: string, more: Partial<Card> = {}): Card => ({
  id,
  spanish,
  english,
  example: '',
  exampleTranslation: '',
  grammarTip: '',
  category: 'nouns',
  ...more,
});

test.each([
  ['easy', 10, 100],
  ['medium', 15, 225],
  ['hard', 20, 400],
  ['hard', 0, 0],
  ['medium', 7, 105],
] as const)('on %s, %i right answers earn %i XP', (difficulty, right, xp) => {
  expect(vocabularyXp(difficulty, right)).toBe(xp);
});

test('an answer is right only when it is exactly the right option; no answer never is', () => {
  const question = { id: 'a', word: 'el pan', correctAnswer: 'bread', options: ['bread', 'milk'] };
  const judge = (chosen: string | null) => answersWith({ questions: [question], answers: [] }, chosen);
  expect(judge('bread')).toEqual([{ id: 'a', chosen: 'bread', right: true }]);
  expect(judge('Bread')).toEqual([{ id: 'a', chosen: 'Bread', right: false }]);
  expect(judge(null)).toEqual([{ id: 'a', chosen: null, right: false }]);
});

test('four cards of different meaning are enough, fewer are not', () => {
  expect(isEnough(gameWords(cards(4)), 1)).toBe(true);
  expect(isEnough(gameWords(cards(3)), 1)).toBe(false);
  expect(isEnough(gameWords([...cards(3), card('again', 'el pan', 'loaf')]), 1)).toBe(false);
});

describe('choosing', () => {
  test('the mode decides the language of the question', () => {
    const [toEnglish] = pickQuestions(cards(4), 'spanish-to-english', 1, 1).questions;
    const [toSpanish] = pickQuestions(cards(4), 'english-to-spanish', 1, 1).questions;
    const asked = cards(4).find(({ id }) => id === toEnglish?.id);
    expect(toEnglish).toMatchObject({ word: asked?.spanish, correctAnswer: asked?.english });
    expect(toSpanish).toMatchObject({ id: asked?.id, word: asked?.english, correctAnswer: asked?.spanish });
    expect(toSpanish?.options.toSorted()).toEqual(
      cards(4)
        .map(({ spanish }) => spanish)
        .toSorted(),
    );
  });

  test.each([
    ['the same Spanish', card('x', 'el banco', 'bank'), card('y', 'el banco', 'bench')],
    ['the same English', card('x', 'el coche', 'car'), card('y', 'el carro', 'car (Mexico)')],
    [
      'a synonym in English',
      card('x', 'la sala', 'living room', { alsoEnglish: ['hall'] }),
      card('y', 'el salón', 'hall'),
    ],
    [
      'a synonym in Spanish',
      card('x', 'el auto', 'automobile', { alsoSpanish: ['el coche'] }),
      card('y', 'el coche', 'car'),
    ],
  ])('cards with %s are never options of one question', (_what, one, other) => {
    const pool = [one, other, ...cards(5, 'nouns')];
    const twins = new Set([one, other].flatMap(({ spanish, english }) => [spanish, english]));
    for (const mode of vocabularyModes) {
      for (let seed = 0; seed < 200; seed += 1) {
        for (const { options } of pickQuestions(pool, mode, 4, seed).questions) {
          expect(options.filter((option) => twins.has(option)).length).toBeLessThan(2);
          expect(new Set(options).size).toBe(4);
        }
      }
    }
  });

  test('wrong options are of the same part of speech, then category, then group, as long as there are any', () => {
    const near = ['a', 'b', 'c'].map((name) => card(name, `el ${name}`, name, { group: 'Near' }));
    const asked = card('asked', 'la casa', 'house', { group: 'Near' });
    const sameCategory = ['d', 'e', 'f'].map((name) => card(name, `el ${name}`, name, { group: 'Far' }));
    const otherCategory = ['g', 'h', 'i'].map((name) =>
      card(name, `el ${name}`, name, { category: 'food-drinks', group: 'Near' }),
    );
    const otherForm = ['j', 'k', 'l'].map((name) => card(name, name, `to ${name}`, { group: 'Near' }));
    const wrongOf = (pool: readonly Card[]) => {
      const wrong = new Set<string>();
      for (let seed = 0; seed < 100; seed += 1) {
        const question = pickQuestions([asked, ...pool], 'spanish-to-english', 99, seed).questions.find(
          ({ id }) => id === 'asked',
        );
        for (const option of question?.options ?? []) wrong.add(option);
      }
      wrong.delete('house');
      return [...wrong].toSorted();
    };
    expect(wrongOf([...near, ...sameCategory, ...otherCategory, ...otherForm])).toEqual(['a', 'b', 'c']);
    expect(wrongOf([...sameCategory, ...otherCategory, ...otherForm])).toEqual(['d', 'e', 'f']);
    expect(wrongOf([...otherCategory, ...otherForm])).toEqual(['g', 'h', 'i']);
    expect(wrongOf([...near.slice(1), ...otherForm])).toEqual(['b', 'c', 'to j', 'to k', 'to l']);
  });

  const kinds: Record<string, readonly (readonly [string, string])[]> = {
    nouns: [
      ['el pan', 'bread'],
      ['la leche', 'milk'],
      ['los lentes', 'glasses'],
      ['las llaves', 'keys'],
      ['el/la dentista', 'dentist'],
    ],
    verbs: [
      ['lavar', 'to wash'],
      ['elegir', 'to choose'],
      ['hacer la cama', 'to make the bed'],
      ['ser', 'to be'],
    ],
    'other words': [
      ['rojo', 'red'],
      ['largo', 'long'],
      ['todo el día', 'all day'],
      ['bien', 'well'],
    ],
    questions: [
      ['¿Qué tal?', 'How is it going?'],
      ['¿Cuánto?', 'How much?'],
      ['¿Por qué?', 'Why?'],
      ['¿Quién?', 'Who?'],
    ],
    exclamations: [
      ['¡Hola!', 'Hello!'],
      ['¡Salud!', 'Cheers!'],
      ['¡Vamos!', 'Come on!'],
      ['¡Cuidado!', 'Watch out!'],
    ],
  };

  test.each(Object.keys(kinds))('%s are with their own kind, even if others are nearer', (kind) => {
    const pool = Object.entries(kinds).flatMap(([name, words]) =>
      words.map(([spanish, english], index) =>
        card(`${name} ${index}`, spanish, english, { group: name === kind ? `Group ${index}` : 'Group 0' }),
      ),
    );
    const alike = new Set(kinds[kind]?.map(([, english]) => english));
    for (let seed = 0; seed < 20; seed += 1) {
      const asked = pickQuestions(pool, 'spanish-to-english', 99, seed).questions;
      for (const { id, options } of asked.filter((question) => question.id.startsWith(kind))) {
        expect([id, options.filter((option) => !alike.has(option))]).toEqual([id, []]);
      }
    }
  });

  test('the same seed gives the same game, the next seed another', () => {
    const first = pickQuestions(real, 'spanish-to-english', 10, 7);
    expect(pickQuestions(real, 'spanish-to-english', 10, 7)).toEqual(first);
    expect(pickQuestions(real, 'spanish-to-english', 10, first.seed).questions).not.toEqual(first.questions);
  });

  test('the right option is in every place about equally often', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 400; seed += 1) {
      for (const { options, correctAnswer } of pickQuestions(cards(8), 'spanish-to-english', 5, seed)
        .questions) {
        const place = options.indexOf(correctAnswer);
        places[place] = (places[place] ?? 0) + 1;
      }
    }
    for (const count of places) expect(Math.abs(count - 500)).toBeLessThan(80);
  });

  test.each(vocabularyModes)('the real cards give full games %s, exactly one option right', (mode) => {
    const [from, to] =
      mode === 'spanish-to-english' ? (['spanish', 'english'] as const) : (['english', 'spanish'] as const);
    expect(real.length).toBeGreaterThan(500);
    for (const count of Object.values(VOCABULARY_QUESTIONS)) {
      for (let seed = 0; seed < 30; seed += 1) {
        const { questions } = pickQuestions(real, mode, count, seed);
        expect(new Set(questions.map(({ id }) => id)).size).toBe(count);
        for (const { id, word, options, correctAnswer } of questions) {
          const asked = real.find((one) => one.id === id);
          if (!asked) throw new Error(`No card ${id}`);
          expect([word, correctAnswer]).toEqual([asked[from], asked[to]]);
          const wrong = options.filter((option) => option !== correctAnswer);
          expect(wrong.length).toBe(3);
          expect(new Set(options).size).toBe(4);
          for (const option of wrong) {
            const owners = real.filter((one) => one[to] === option);
            expect(owners.some((owner) => !shareMeaning(asked, owner))).toBe(true);
          }
        }
      }
    }
  });
});
