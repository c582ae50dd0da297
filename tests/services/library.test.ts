import type { Card, CategorySlug } from '#machines/types.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Library from '../../src/actors/library.ts';
import { cards } from '../support/cards.ts';

const requests = vi.hoisted(() => ({
  begun: new Array<string>(),
  answer: new Array<(isWell: boolean) => void>(),
}));

vi.mock('../../src/services/cards.ts', () => ({
  loadCategory: (category: CategorySlug) =>
    new Promise<readonly Card[]>((resolve, reject) => {
      requests.begun.push(category);
      requests.answer.push((isWell) =>
        isWell ? resolve(cards(2, category)) : reject(new Error(`${category} is offline`)),
      );
    }),
}));

let library: typeof Library;

beforeEach(async () => {
  vi.resetModules();
  requests.begun.length = 0;
  requests.answer.length = 0;
  library = await import('../../src/actors/library.ts');
});

// Other files share the modules.
afterAll(() => vi.resetModules());

function answerAll(isWell: boolean): void {
  for (const answer of requests.answer.splice(0)) answer(isWell);
}

test('concurrent loads of a category share one request; later ones make none', async () => {
  const { cardsOf, openLibrary } = library;
  const loads = [cardsOf(['verbs']), cardsOf(['verbs', 'numbers'])];
  openLibrary();
  loads.push(cardsOf(['numbers', 'verbs', 'verbs']));
  expect(requests.begun, 'requests begun together').toEqual(['verbs', 'numbers']);
  answerAll(true);
  const [verbs, both] = await Promise.all(loads);
  expect([verbs, both?.slice(0, 2)]).toEqual([cards(2, 'verbs'), cards(2, 'verbs')]);
  await cardsOf(['verbs', 'numbers']);
  expect(requests.begun, 'requests after the cards have loaded').toEqual(['verbs', 'numbers']);
});

test('a failed load rejects for all who wait, and the next loads share a new request', async () => {
  const { cardsOf, knownCards } = library;
  const failed = Promise.allSettled([cardsOf(['verbs']), cardsOf(['verbs'])]);
  answerAll(false);
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = Promise.all([cardsOf(['verbs']), cardsOf(['verbs'])]);
  expect(requests.begun, 'one request each time').toEqual(['verbs', 'verbs']);
  answerAll(true);
  await again;
  expect(knownCards(['verbs'])).toEqual(cards(2, 'verbs'));
});
