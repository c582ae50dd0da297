import { findCards } from '#machines/study/flashcards.rules.ts';
import greetings from '../../../src/content/cards/greetings.ts';

/**
 * Milliseconds of the first search among `count` cards, which builds their texts, and of each of
 * `searches` after it.
 */
function measure(count: number, searches: readonly string[]): { first: number; each: number[] } {
  const cards = Array.from({ length: Math.ceil(count / greetings.length) }, () =>
    greetings.map((data) => ({ ...data, category: 'greetings' as const })),
  )
    .flat()
    .slice(0, count);
  const once = (search: string) => {
    const before = performance.now();
    findCards(cards, search);
    return performance.now() - before;
  };
  const first = once('first');
  for (const search of searches) once(search);
  return { first, each: searches.map(once) };
}

Object.assign(globalThis, { measure });
