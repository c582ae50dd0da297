import { shuffle } from '#machines/parts/random.ts';
import { expect, test } from 'vitest';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

test('shuffling keeps every item and leaves the original alone', () => {
  const original = [...items];
  expect(shuffle(items, 3).items.toSorted()).toEqual(items);
  expect(items).toEqual(original);
});

test('every item comes first about equally often', () => {
  const firsts = new Map<string, number>();
  let seed = 1;
  for (let round = 0; round < 8000; round += 1) {
    const shuffled = shuffle(items, seed);
    seed = shuffled.seed;
    const [first = ''] = shuffled.items;
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  expect(firsts.size).toBe(items.length);
});

test.each([
  [7, 'egbcdfha'],
  [20_261_103, 'gafhcedb'],
])('seed %i deals %s on every device: figures of another implementation of mulberry32', (seed, dealt) => {
  expect(shuffle(items, seed).items.join('')).toBe(dealt);
});

test('a shuffle returns a new seed, but the same one for no item or one', () => {
  expect(shuffle(items, 7).seed).not.toBe(7);
  expect(shuffle([], 7)).toEqual({ items: [], seed: 7 });
  expect(shuffle(['a'], 7)).toEqual({ items: ['a'], seed: 7 });
});
