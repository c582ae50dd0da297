import { findCards, searchable } from '#machines/study/flashcards.rules.ts';
import greetings from '../../../src/content/cards/greetings.ts';

/** Milliseconds to make the index once, and for each search, with `count` cards. */
function measure(count: number, searches: readonly string[]): { prepared: number; each: number[] } {
  const written = greetings.map((data) => ({ ...data, category: 'greetings' as const }));
  const cards = Array.from({ length: Math.ceil(count / written.length) }, () => written)
    .flat()
    .slice(0, count);
  const started = performance.now();
  const deck = searchable(cards);
  const prepared = performance.now() - started;
  const once = (search: string) => {
    const before = performance.now();
    findCards(deck, search);
    return performance.now() - before;
  };
  for (const search of searches) once(search);
  return { prepared, each: searches.map(once) };
}

Object.assign(globalThis, { measure });
