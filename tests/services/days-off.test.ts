import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addDays, dayOf } from '#machines/learning/day.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { streakOf } from '#machines/learning/streaks-and-mastery.rules.ts';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedBackend, type TestBackend } from '../support/backend.ts';
import { DAY, MINUTE, record, registered, studied, wire } from '../support/wire.ts';

const HOUR = 60 * MINUTE;
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

describe('days off on the leaderboard', () => {
  const DAYS = 28;
  const plan = fc.constantFrom('normal', 'light', 'free');
  const steps = fc.record({
    studied: fc.array(fc.boolean(), { minLength: DAYS, maxLength: DAYS }),
    weeks: fc.array(
      fc.record({ ago: fc.nat({ max: DAYS }), weekdays: fc.array(plan, { minLength: 7, maxLength: 7 }) }),
      { maxLength: 3 },
    ),
    spans: fc.array(
      fc.record({
        ago: fc.nat({ max: DAYS }),
        ahead: fc.integer({ min: -3, max: 10 }),
        length: fc.integer({ min: 1, max: 28 }),
        isFree: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
  });

  test('keep a streak as on the device, whatever was planned when', async () => {
    const learner = await registered(backend, { days: 60 });
    const { database } = backend;
    const noon = Math.floor((Date.now() - 12 * HOUR) / DAY) * DAY + 12 * HOUR;
    const today = dayOf(noon, 'UTC');
    await fc.assert(
      fc.asyncProperty(steps, async ({ studied: days, weeks, spans }) => {
        for (const table of ['activity', 'study_days'])
          await database.query(`delete from public.${table} where learner_id = $1`, [learner.id]);
        const at = (ago: number) => noon - ago * DAY - HOUR;
        const facts = [
          ...days.flatMap((isStudied, ago) => (isStudied ? studied(at(ago)) : [])),
          ...weeks
            .filter(({ weekdays }) => weekdays.some((one) => one !== 'free'))
            .map(({ ago, weekdays }) => wire({ kind: 'week.planned', facts: { weekdays } }, at(ago) - 1)),
          ...spans.map(({ ago, ahead, length, isFree }) => {
            const from = addDays(today, ahead - ago);
            const span = { from, to: addDays(from, length - 1), isFree };
            return wire({ kind: 'days.freed', facts: span }, at(ago) - 2);
          }),
        ].map((fact) => ({ ...fact, zone: 'UTC' }));
        expect(new Set(await record(learner, facts)).size).toBeLessThanOrEqual(1);
        const events = facts.map((fact) => ({ ...fact, at: Date.parse(fact.at) }) as ActivityEvent);
        const { rows } = await database.query<{ streak: number }>(
          'select public.streak_of($1, $2::date) as streak',
          [learner.id, today],
        );
        expect(rows[0]?.streak).toBe(streakOf(addActivity(noProgress, events), today));
      }),
      { numRuns: 40 },
    );
  });
});
