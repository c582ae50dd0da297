import { dailyChallengeMachine } from '#machines/games/daily-challenge.machine.ts';
import { seedOf, wordsOfDay } from '#machines/games/daily-challenge.rules.ts';
import { shareMeaning } from '#machines/learning/cards.rules.ts';
import { shuffle } from '#machines/parts/random.ts';
import { categorySlugs, type Card, type CardData } from '#machines/types.ts';
import { dailyXp } from '#machines/learning/xp.rules.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { cards } from '../support/cards.ts';

const files = import.meta.glob<{ default: readonly CardData[] }>('../../src/content/cards/*.ts', {
  eager: true,
});
const all: Card[] = categorySlugs.flatMap((category) =>
  (files[`../../src/content/cards/${category}.ts`]?.default ?? []).map((card) => ({ ...card, category })),
);
const year = Array.from({ length: 365 }, (_unused, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
);

test.each([
  [0, 0],
  [7, 70],
  [10, 100],
])('%i right earn %i XP', (right, xp) => {
  expect(dailyXp(right)).toBe(xp);
});

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is that of FNV-1a', (text, hash) => {
  expect(seedOf(text)).toBe(hash);
});

describe('the words of a day', () => {
  const picked = year.map((date) => wordsOfDay(all, 10, date));

  test('come from all 950 cards', () => {
    expect(all.length).toBe(950);
  });

  test('are the same on every device, in whatever order the cards arrive', () => {
    for (const date of year.slice(0, 20)) {
      const expected = idsOf(wordsOfDay(all, 10, date));
      for (let seed = 0; seed < 3; seed += 1) {
        expect(idsOf(wordsOfDay(shuffle(all, seed).items, 10, date))).toEqual(expected);
      }
    }
  });

  test('are these on the third of November 2026, so that a change to the choice is noticed', () => {
    expect(wordsOfDay(cards(14), 3, '2026-11-03').map(({ spanish }) => spanish)).toEqual([
      'el agua',
      'la miel',
      'la col',
    ]);
  });

  test('are ten with different meanings', () => {
    for (const [day, words] of picked.entries()) {
      expect(new Set(idsOf(words)).size, year[day]).toBe(10);
      const clash = words.find((word, index) =>
        words.slice(index + 1).some((other) => shareMeaning(word, other)),
      );
      expect(clash, year[day]).toBeUndefined();
    }
  });

  test('differ from the day before, and cover nearly all cards within a year', () => {
    for (const [day, words] of picked.entries()) {
      const shared = words.filter((word) => picked[day - 1]?.includes(word));
      expect(shared.length, year[day]).toBeLessThan(5);
    }
    expect(new Set(picked.flat()).size).toBeGreaterThan(900);
  });

  test('are all the cards if there are fewer than ten', () => {
    expect(wordsOfDay(cards(4), 10, '2026-11-03').length).toBe(4);
    expect(wordsOfDay([], 10, '2026-11-03')).toEqual([]);
  });
});

test('practising again brings the same words on the same day, those of the next day after it', async () => {
  const game = createActor(
    dailyChallengeMachine.provide({
      actors: { loadCards: fromPromise(() => Promise.resolve<readonly Card[]>(all)) },
    }),
    { input: {} },
  );
  const results: { right: number; ids: string[] }[] = [];
  game.on('game.finished', ({ result }) => results.push({ right: result.right, ids: idsOf(result.cards) }));
  game.start();
  await waitFor(game, (state) => !state.hasTag('busy'));
  game.send({ type: 'game.started', date: '2026-11-03' });
  const play = (isRight: boolean) => {
    for (let word = 0; word < 10; word += 1) {
      game.send({ type: 'answer.revealed' });
      game.send({ type: 'word.rated', isRight });
    }
  };
  play(true);
  game.send({ type: 'word.rated', isRight: true });
  game.send({ type: 'game.replayed', date: '2026-11-03' });
  play(false);
  game.send({ type: 'game.replayed', date: '2026-11-04' });
  play(true);
  game.stop();
  const ids = idsOf(wordsOfDay(all, 10, '2026-11-03'));
  expect(results).toEqual([
    { right: 10, ids },
    { right: 0, ids },
    { right: 10, ids: idsOf(wordsOfDay(all, 10, '2026-11-04')) },
  ]);
});

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id);
}
