import { isPair, dealTiles } from '#machines/games/word-match.rules.ts';
import { wordMatchXp } from '#machines/learning/xp.rules.ts';
import { describe, expect, test } from 'vitest';
import greetings from '../../src/content/cards/greetings.ts';
import { card, cards } from '../support/cards.ts';

describe('XP', () => {
  test.each([
    [5, 5, 50],
    [5, 8, 31],
    [8, 10, 40],
    [12, 60, 10],
    [12, 1000, 10],
  ])('%i pairs in %i moves earn %i', (pairs, moves, xp) => {
    expect(wordMatchXp(pairs, moves)).toBe(xp);
  });
});

describe('dealing', () => {
  test('each card yields one Spanish and one English tile, and every tile has one partner', () => {
    const { tiles } = dealTiles(cards(8), 8, 1);
    expect(tiles.length).toBe(16);
    for (const tile of tiles) expect(tiles.filter((other) => isPair(tile, other)).length).toBe(1);
    for (const { id, language } of tiles) expect(language).toBe(id.endsWith(':es') ? 'spanish' : 'english');
  });

  test('the same seed deals the same board, another seed another', () => {
    expect(dealTiles(cards(8), 5, 7)).toEqual(dealTiles(cards(8), 5, 7));
    expect(dealTiles(cards(8), 5, 7).tiles).not.toEqual(dealTiles(cards(8), 5, 8).tiles);
  });

  test.each([
    ['the same Spanish', card('a', 'el banco', 'bank'), card('b', 'el banco', 'bench')],
    ['the same English', card('a', 'el coche', 'car'), card('b', 'el carro', 'car')],
    [
      'English that differs in a bracket only',
      card('a', 'ser', 'to be (lasting)'),
      card('b', 'estar', 'to be (state)'),
    ],
    ['a synonym', card('a', 'adiós', 'goodbye', { alsoEnglish: ['Bye!'] }), card('b', 'chao', 'bye')],
    [
      'a Spanish synonym',
      card('a', 'el coche', 'car', { alsoSpanish: ['el auto (Argentina)'] }),
      card('b', 'el auto', 'automobile'),
    ],
  ])('two cards with %s never share a board', (_what, one, other) => {
    for (let seed = 0; seed < 50; seed += 1) expect(dealTiles([one, other], 2, seed).tiles.length).toBe(2);
  });

  test('real greetings yield a hard board with any seed', () => {
    const real = greetings.map((data) => ({ ...data, category: 'greetings' as const }));
    for (let seed = 0; seed < 200; seed += 1) expect(dealTiles(real, 12, seed).tiles.length).toBe(24);
  });
});
