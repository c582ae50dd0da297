import { callbackStub, messageOf, promiseStub } from '#machines/parts/stubs.ts';
import { isNamedIn, pickDistinct, shareMeaning } from '#machines/learning/cards.rules.ts';
import { valuesOf } from '#machines/parts/form.ts';
import type { Card } from '#machines/types.ts';
import { createActor, toPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { card as anyCard, cards } from '../support/cards.ts';

const card = (spanish: string, english: string, more: Partial<Card> = {}) =>
  anyCard(spanish, spanish, english, more);

describe('two cards share a meaning', () => {
  test.each([
    [card('el banco', 'bank'), card('el banco', 'bench'), true],
    [card('EL BANCO', 'bank'), card('el banco', 'bench'), true],
    [card('el café', 'coffee'), card('el cafe', 'café'), true],
    [card('ser', 'to be (lasting)'), card('estar', 'to be (for now)'), true],
    [card('¡Hola!', 'Hello!'), card('buenas', 'hello'), true],
    [card('hola', 'hello', { alsoEnglish: ['hi'] }), card('buenas', 'Hi!'), true],
    [card('el coche', 'car', { alsoSpanish: ['el auto'] }), card('el auto', 'vehicle'), true],
    [card('el pan', 'bread'), card('la sal', 'salt'), false],
    [card('uno dos', 'x'), card('unodos', 'y'), false],
    [card('el pan (dulce) y la sal (fina)', 'x'), card('el pan y la sal', 'y'), true],
    [card('el primo(a)hermano', 'x'), card('el primo hermano', 'y'), true],
    [card('pan', 'sol'), card('sol', 'pan'), false],
  ])('%j and %j: %s', (one, other, expected) => {
    expect(shareMeaning(one, other)).toBe(expected);
    expect(shareMeaning(other, one)).toBe(expected);
  });
});

describe('a text names a card', () => {
  test.each([
    ['I want to eat now', card('comer', 'to eat'), true],
    ['I eat now', card('comer', 'to eat'), true],
    ['I want to eat now', card('querer comer', 'want to eat'), true],
    ['I want eat now', card('querer comer', 'want to eat'), false],
    ['The bread', card('el pan', 'the bread'), true],
    ['an apple', card('la manzana', 'an apple'), true],
    ['one apple', card('la manzana', 'an apple'), true],
    ['one car', card('el coche', 'a car'), true],
    ['We heat it', card('comer', 'to eat'), false],
    ['eating', card('comer', 'to eat'), false],
    ['go to bed', card('a', 'to'), true],
    ['Where is the toad?', card('el sapo', 'toad'), true],
    ['ad', card('el sapo', 'toad'), false],
    ['nothing', card('el pan', 'bread', { alsoEnglish: ['nothing'] }), true],
    ['it is the end', card('x', 'is the'), true],
    ['it is end', card('x', 'is the'), false],
  ])('%s, %j: %s', (text, one, expected) => {
    expect(isNamedIn(text, one)).toBe(expected);
  });
});

describe('picking', () => {
  test('takes as many cards as wanted, all of them different, and returns a new seed', () => {
    const picked = pickDistinct(cards(8), 5, 3);
    expect(picked.cards.length).toBe(5);
    expect(new Set(picked.cards).size).toBe(5);
    expect(picked.seed).not.toBe(3);
  });

  test('takes as many as there are, and none if none are wanted', () => {
    expect(pickDistinct(cards(3), 5, 3).cards.length).toBe(3);
    expect(pickDistinct(cards(3), 0, 3).cards).toEqual([]);
  });

  test('never takes two cards that share a meaning, however they are shuffled', () => {
    const group = [
      card('el coche', 'car', { alsoSpanish: ['el auto'], alsoEnglish: ['automobile'] }),
      card('el auto', 'vehicle'),
      card('el carro', 'automobile'),
    ];
    const picks = Array.from({ length: 40 }, (_unused, seed) =>
      pickDistinct(group, 3, seed)
        .cards.map(({ id }) => id)
        .toSorted()
        .join(' and '),
    );
    expect(new Set(picks)).toEqual(new Set(['el coche', 'el auto and el carro']));
  });
});

describe('a stub that was not replaced', () => {
  test('says so as a promise', async () => {
    const actor = createActor(promiseStub<void>());
    actor.subscribe({ error: () => undefined });
    actor.start();
    await expect(toPromise(actor)).rejects.toThrow('This actor is not provided');
  });

  test('says so as a callback', () => {
    const actor = createActor(callbackStub<{ type: 'it.happened' }>());
    const errors: unknown[] = [];
    actor.subscribe({ error: (error: unknown) => errors.push(error) });
    actor.start();
    expect(errors).toEqual([new Error('This actor is not provided')]);
  });
});

test.each([
  [new Error('Too weak'), 'Too weak'],
  [new Error(''), 'fallback'],
  ['Too weak', 'fallback'],
  [undefined, 'fallback'],
])('%s reads %s', (error, text) => {
  expect(messageOf(error, 'fallback')).toBe(text);
});

test('the values of a form are there only when it is valid', () => {
  expect(valuesOf({ ok: true, values: { password: 'secreto' } })).toEqual({ password: 'secreto' });
  expect(() => valuesOf({ ok: false, errors: {} })).toThrow('The form was not valid');
});
