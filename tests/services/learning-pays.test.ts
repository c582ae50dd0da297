import type { ActivityEvent, Rating } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { DAY, record, registered } from '../support/wire.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

/** The first days of each change of the pay. */
const firstDays = [Date.UTC(2026, 10, 22, 12), Date.UTC(2026, 10, 27, 12)];
const HOUR = 3_600_000;
const cards = ['verbs-ser', 'nouns-la-casa'];
const zones = ['Europe/London', 'America/New_York', 'Asia/Tokyo'];

/** Facts that pay around the first days of their rules, none ahead of the account's clock. */
const facts = fc.array(
  fc.record({
    hours: fc.integer({ min: -60, max: 0 }),
    zone: fc.constantFrom(...zones),
    fact: fc.oneof(
      fc.record({
        card: fc.constantFrom(...cards),
        direction: fc.constantFrom('es-en' as const, 'en-es' as const),
        rating: fc.constantFrom<Rating>(1, 3),
      }),
      fc.record({ right: fc.integer({ min: 0, max: 10 }) }),
      fc.record({ practiced: fc.integer({ min: 0, max: 5 }) }),
      fc.record({
        lesson: fc.constantFrom('a1-hola-1', 'a1-hola-checkpoint', 'a1-exam', 'a1-hola-dictation'),
        right: fc.integer({ min: 0, max: 40 }),
      }),
      fc.record({ story: fc.constantFrom('a1-hola', 'a2-hola') }),
    ),
  }),
  { minLength: 5, maxLength: 40 },
);

test('the account earns the same XP from the same facts as the device, in whatever order they arrive', async () => {
  await fc.assert(
    fc.asyncProperty(facts, fc.constantFrom(...firstDays), async (drawn, noon) => {
      const now = Math.min(Date.now(), noon + 2 * DAY);
      const events = drawn.map(({ hours, zone, fact }) => eventOf(now + hours * HOUR, zone, fact));
      const learner = await registered(backend, { days: 20 });
      const wire = events.map((event) => ({ ...event, at: new Date(event.at).toISOString() }));
      expect(new Set(await record(learner, wire))).toEqual(new Set(['accepted']));
      expect(await earned(learner)).toBe(addActivity(noProgress, events.toReversed()).xp);
    }),
    { numRuns: 20 },
  );
});

test('a plausible rating pays on the leaderboard, at most 3,000 that arrive in a day', async () => {
  const learner = await registered(backend, { days: 20 });
  const now = Date.now();
  const forged = (from: number) =>
    Array.from({ length: 20 }, (_fact, index) => ({
      ...eventOf(now - 1000, 'UTC', { card: `nouns-${from + index}`, direction: 'es-en', rating: 3 }),
      at: new Date(now - 1000).toISOString(),
    }));
  const ranked = async () => {
    const { rows } = await backend.database.query<{ xp: number }>(
      'select xp::integer from public.standings where learner_id = $1',
      [learner.id],
    );
    return rows[0]?.xp;
  };
  await record(learner, forged(0));
  expect(await ranked()).toBe(40);
  await backend.database.query(
    'update public.standings set ratings_believed = ratings_believed + 2970 where learner_id = $1',
    [learner.id],
  );
  await record(learner, forged(20));
  expect(await ranked()).toBe(60);
  expect(await earned(learner)).toBe(80);
});

type Drawn =
  | { card: string; direction: 'es-en' | 'en-es'; rating: Rating }
  | { lesson: string; right: number }
  | { story: string }
  | { practiced: number }
  | { right: number };

function eventOf(at: number, zone: string, fact: Drawn): ActivityEvent {
  const stamp = { id: crypto.randomUUID(), at, zone };
  if ('card' in fact) {
    const source = fact.direction === 'es-en' ? 'review' : 'lesson';
    return { ...stamp, kind: 'card.rated', facts: { ...fact, milliseconds: 2000, source } };
  }
  if ('lesson' in fact) {
    return { ...stamp, kind: 'lesson.finished', facts: { ...fact, total: 40, seconds: 300 } };
  }
  if ('story' in fact) {
    return { ...stamp, kind: 'story.read', facts: { ...fact, right: 2, total: 3, seconds: 90 } };
  }
  if ('practiced' in fact) {
    const practice = {
      game: 'grammar-master',
      difficulty: 'practice',
      total: 5,
      seconds: 60,
      cards: [],
    } as const;
    return { ...stamp, kind: 'game.finished', facts: { ...practice, right: fact.practiced } };
  }
  const result = {
    game: 'daily-challenge',
    difficulty: 'medium',
    total: 10,
    seconds: 60,
    cards: [],
  } as const;
  return { ...stamp, kind: 'game.finished', facts: { ...result, right: fact.right } };
}

async function earned({ id }: Learner): Promise<number> {
  const { rows } = await backend.database.query<{ xp: number }>(
    'select coalesce(sum(xp), 0)::integer as xp from public.activity where learner_id = $1',
    [id],
  );
  return rows[0]?.xp ?? 0;
}
