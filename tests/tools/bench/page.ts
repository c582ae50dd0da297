import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { findCards, searchable } from '#machines/study/flashcards.rules.ts';
import greetings from '../../../src/content/cards/greetings.ts';
import { ActivityLog } from '../../../src/services/activity-log.ts';

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

/** Adds facts to a log in this browser, as if they came from the account. */
async function receive(facts: readonly ActivityEvent[], cursor: number): Promise<void> {
  const log = await ActivityLog.open('bench');
  await log.receive(facts, cursor, cursor);
}

Object.assign(globalThis, { measure, receive });
