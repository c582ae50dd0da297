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

/**
 * Answers to two cards in reviews and games, in three half hours weeks apart, some arriving late. Times
 * are distinct.
 */
export const crowdedLogs: fc.Arbitrary<ActivityEvent[]> = fc
  .uniqueArray(
    fc.record({
      week: fc.constantFrom(0, 2, 5),
      wait: fc.nat(HOUR / 2),
      isLate: fc.constantFrom(false, false, false, false, true),
      zone: fc.constantFrom('Europe/London', 'Europe/London', 'America/New_York'),
      card: fc.constantFrom('nouns-la-casa', 'verbs-hablar'),
      direction: fc.constantFrom('es-en' as const, 'en-es' as const),
      rating: fc.constantFrom(1 as const, 3 as const, 4 as const),
      isGame: fc.constantFrom(false, false, true),
    }),
    { minLength: 10, maxLength: 40, selector: ({ week, wait }) => week * WEEK + wait },
  )
  .map((answers) =>
    answers
      .toSorted((one, other) => Number(one.isLate) - Number(other.isLate) || one.week - other.week)
      .map(({ week, wait, zone, card, direction, rating, isGame }, index) => {
        const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
        const moment = { id, at: FROM + week * WEEK + wait, zone };
        const cards = [{ id: card, right: rating > 1, direction }];
        const game = { game: 'exam-quiz', difficulty: 'beginner', right: 1, total: 10, seconds: 60 } as const;
        const rated = { card, direction, rating, milliseconds: 2000, source: 'review' } as const;
        return isGame
          ? { ...moment, kind: 'game.finished', facts: { ...game, cards } }
          : { ...moment, kind: 'card.rated', facts: rated };
      }),
  );
