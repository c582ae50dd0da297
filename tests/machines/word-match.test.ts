import {
  answersWithMismatch,
  dealTiles,
  isPair,
  seenWith,
  tileOf,
  withPair,
} from '#machines/games/word-match.rules.ts';
import { wordMatchXp } from '#machines/learning/xp.rules.ts';
import { describe, expect, test } from 'vitest';
import greetings from '../../src/content/cards/greetings.ts';
import { card, cards } from '../support/cards.ts';
import { cards as all } from '../support/content-files.ts';

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

  const withPictures = cards(8).map((each, index) => ({ ...each, picture: `picture-${index}` }));

  test('with pictures the English tile of a card shows its picture, and the Spanish one its word', () => {
    const { tiles } = dealTiles(withPictures, 5, 7, { partner: 'picture' });
    expect(tiles.length).toBe(10);
    for (const { language, picture, cardId } of tiles)
      expect(picture?.picture).toBe(
        language === 'english' ? withPictures.find(({ id }) => id === cardId)?.picture : undefined,
      );
    expect(dealTiles(withPictures, 5, 7).tiles.some(({ picture }) => picture)).toBe(false);
  });

  test('cards without a picture, and two with the same, share no board with pictures', () => {
    const [one, ...others] = cards(8);
    const alike = others.map((each) => ({ ...each, picture: 'key' }));
    const dealt = Array.from({ length: 50 }, (_, seed) =>
      dealTiles([...(one ? [one] : []), ...alike], 2, seed, { partner: 'picture' }).tiles.map(
        ({ cardId }) => cardId,
      ),
    );
    for (const ids of dealt) expect(new Set(ids).size).toBe(1);
    expect(new Set(dealt.flat()).size).toBeGreaterThan(1);
    expect(dealt.flat()).not.toContain(one?.id);
  });

  test.each(['food-drinks', 'verbs', 'nouns', 'adjectives'] as const)(
    'real %s with pictures yield a hard board with any seed',
    (category) => {
      const real = all.filter((each) => each.category === category);
      for (let seed = 0; seed < 50; seed += 1)
        expect(dealTiles(real, 12, seed, { partner: 'picture' }).tiles.length).toBe(24);
    },
  );

  test('real greetings yield a hard board with any seed', () => {
    const real = greetings.map((data) => ({ ...data, category: 'greetings' as const }));
    for (let seed = 0; seed < 200; seed += 1) expect(dealTiles(real, 12, seed).tiles.length).toBe(24);
  });
});

describe('the outcomes of pairs', () => {
  const { tiles } = dealTiles(cards(3), 3, 1);
  const [bread = '', water = ''] = cards(3).map(({ id }) => id);
  const turned = (first: string, second: string, seen: readonly string[] = [second]) => ({
    first: tileOf(tiles, first) ?? null,
    second: tileOf(tiles, second) ?? null,
    seen,
    answers: [],
    matched: [],
  });

  test.each([
    [`${bread}:es`, `${water}:en`, 'es-en'],
    [`${bread}:en`, `${water}:es`, 'en-es'],
  ] as const)('%s with the known word %s misses the card of the first', (first, second, direction) => {
    expect(answersWithMismatch(turned(first, second))).toEqual([{ id: bread, right: false, direction }]);
  });

  test.each([
    ['a word not seen before, which is luck', turned(`${bread}:es`, `${water}:en`, [`${bread}:es`])],
    ['a word of the same language, which is memory', turned(`${bread}:es`, `${water}:es`)],
    ['nothing', { ...turned(`${bread}:es`, ''), second: null }],
    ['nothing before it', { ...turned('', `${water}:en`), first: null }],
  ])('a tile with %s misses nothing', (_what, move) => {
    expect(answersWithMismatch(move)).toEqual([]);
  });

  test.each([
    [`${bread}:es`, `${bread}:en`, 'es-en'],
    [`${bread}:en`, `${bread}:es`, 'en-es'],
  ] as const)('the pair %s and %s is right, asked from the first', (first, second, direction) => {
    const after = withPair(turned(first, second));
    expect(after).toEqual({
      matched: [bread],
      answers: [{ id: bread, right: true, direction }],
      first: null,
      second: null,
    });
  });

  test('a missed pair stays missed when it’s found, and counts once', () => {
    const missed = answersWithMismatch(turned(`${bread}:es`, `${water}:en`));
    const again = { ...turned(`${bread}:en`, `${water}:es`), answers: missed };
    expect(answersWithMismatch(again)).toEqual(missed);
    const found = { ...turned(`${bread}:en`, `${bread}:es`), answers: missed };
    expect(withPair(found).answers).toEqual(missed);
  });

  test('tiles turned back count as seen, each once', () => {
    const move = turned(`${bread}:es`, `${water}:en`);
    expect(seenWith(move)).toEqual([`${water}:en`, `${bread}:es`]);
    expect(seenWith({ ...move, second: null, seen: [] })).toEqual([`${bread}:es`]);
  });
});
