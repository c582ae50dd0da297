import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { findCards } from '#machines/study/flashcards.rules.ts';
import greetings from '../../../src/content/cards/greetings.ts';
import { ActivityLog } from '../../../src/services/log/store.ts';

/** Milliseconds for the first search among `count` cards, which makes their texts, and for each of `searches` after it. */
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

/** Adds facts to a log in this browser, as if they came from the account. */
async function receive(facts: readonly ActivityEvent[], cursor: number): Promise<void> {
  const log = await ActivityLog.open('bench');
  await log.receive(facts, cursor, cursor);
}

Object.assign(globalThis, { measure, receive });
