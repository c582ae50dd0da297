import { atLevel, type CardSentence } from '#machines/course/level-example.rules.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cards } from '../support/content-files.ts';

const card = cards.find(({ id }) => id === 'nouns-la-casa');
if (!card) throw new Error('There is no card of a house.');

const sentence = (spanish: string, ...needs: string[]): CardSentence => ({
  spanish,
  english: `${spanish} in English`,
  use: { card: card.id, at: 1, length: 1 },
  needs: needs.map((id) => [id]),
});
const big = sentence('La casa es grande.', 'verbs-ser', 'adjectives-grande');
const here = sentence('Mi casa está aquí.', 'grammar-mi', 'verbs-estar', 'adverbs-aqui');

const shownTo = (met: readonly string[], own: CardSentence['needs'] | null = null) =>
  atLevel(card, { own, others: [big, here] }, (id) => met.includes(id));

test('a word comes in its first readable sentence, with the form it has there', () => {
  expect(shownTo(['grammar-mi', 'verbs-estar', 'adverbs-aqui'])).toEqual({
    ...card,
    example: 'Mi casa está aquí.',
    exampleForm: 'casa',
    exampleTranslation: 'Mi casa está aquí. in English',
  });
  expect(
    shownTo(['verbs-ser', 'adjectives-grande', 'grammar-mi', 'verbs-estar', 'adverbs-aqui']).example,
  ).toBe(big.spanish);
});

test('its own example comes first if readable, and stays if no sentence is', () => {
  const own = [['verbs-vivir', 'a-point']];
  expect(shownTo(['verbs-ser', 'adjectives-grande', 'a-point'], own)).toBe(card);
  expect(shownTo(['verbs-ser'], own)).toBe(card);
  expect(shownTo([])).toBe(card);
});

test('no word gets a sentence with unmet words, except its own example', () => {
  const ids = fc.constantFrom('verbs-ser', 'grammar-mi', 'adverbs-aqui', 'verbs-vivir', 'adjectives-grande');
  const needs = fc.array(fc.array(ids, { minLength: 1, maxLength: 2 }), { maxLength: 3 });
  const sentences = fc.array(
    needs.map((own): CardSentence => ({ ...big, spanish: `Una casa ${JSON.stringify(own)}.`, needs: own })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.option(needs), sentences, fc.uniqueArray(ids), (own, others, met) => {
      const shown = atLevel(card, { own, others }, (id) => met.some((one) => one === id));
      const canRead = (each: CardSentence['needs']) =>
        each.every((one) => one.some((id) => met.some((m) => m === id)));
      const found = others.find(({ spanish }) => spanish === shown.example);
      const keeps = shown === card;
      const isRight = keeps
        ? (own !== null && canRead(own)) || !others.some((one) => canRead(one.needs))
        : found !== undefined && canRead(found.needs);
      expect(isRight).toBe(true);
    }),
  );
});
