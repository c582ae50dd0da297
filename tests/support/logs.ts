import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import * as fc from 'fast-check';
import { courseFacts, validFacts } from './facts.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const FROM = Date.UTC(2026, 9, 22);

const moments = fc.record({
  id: fc.uuid({ version: 4 }),
  at: fc.integer({ min: FROM, max: FROM + 5 * WEEK }),
  zone: fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Kathmandu', 'UTC'),
});
const taken: fc.Arbitrary<Fact> = fc.record({
  kind: fc.constant('card.rated' as const),
  facts: fc.record({
    card: fc.constantFrom('nouns-la-casa', 'nouns-el-libro', 'verbs-hablar'),
    direction: fc.constantFrom('es-en' as const, 'en-es' as const),
    rating: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    milliseconds: fc.integer({ min: 0, max: 60_000 }),
    source: fc.constantFrom('review' as const, 'lesson' as const),
  }),
});

/**
 * Facts of five weeks in several timezones, in the order of their arrival, some ratings taken back before or after they
 * arrived. No two are of the same moment.
 */
export const logs: fc.Arbitrary<ActivityEvent[]> = fc
  .array(
    fc.record({
      moment: moments,
      fact: fc.oneof(validFacts, taken, courseFacts),
      undo: fc.option(fc.record({ moment: moments, isFirst: fc.boolean() }), { freq: 3 }),
    }),
    { maxLength: 40 },
  )
  .map((facts) => {
    const log: ActivityEvent[] = [];
    for (const { moment, fact, undo } of facts) {
      log.push({ ...fact, ...moment });
      if (fact.kind !== 'card.rated' || !undo) continue;
      const { card } = fact.facts;
      const undone = { kind: 'rating.undone', facts: { card, rating: moment.id }, ...undo.moment } as const;
      if (undo.isFirst) log.unshift(undone);
      else log.push(undone);
    }
    const seen = new Set<number | string>();
    return log.filter(({ id, at }) => !seen.has(id) && !seen.has(at) && seen.add(id) && seen.add(at));
  });
