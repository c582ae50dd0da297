import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { firstCardsIn } from '../../src/bundle/first-cards.ts';
import { loadCategory } from '../../src/services/cards.ts';
import { loadFirstCards } from '../../src/services/first-cards.ts';

test.each(['nouns', 'food-drinks'] as const)(
  'the first page of %s is known by itself, in a build too',
  async (category) => {
    const six = (await loadCategory(category)).slice(0, 6);
    expect(six.length).toBe(6);
    expect(await loadFirstCards(category)).toEqual(six);
    const source = await firstCardsIn(resolve(`src/content/cards/${category}.ts`));
    const built = JSON.parse(/^export default (.*);$/.exec(source)?.[1] ?? '') as object[];
    expect(built.map((card) => ({ ...card, category }))).toEqual(six);
  },
);
