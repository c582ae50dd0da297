import { beforeAll, describe, expect, test } from 'vitest';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { bestStreakOf } from '#machines/learning/streaks-and-mastery.rules.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { loadCategory } from '../../src/services/cards.ts';
import { cardCategories } from '#machines/types.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { expectRefusals } from '../support/refusals.ts';
import {
  board,
  call,
  DAY,
  exam,
  game,
  MINUTE,
  rated,
  record,
  registered,
  studied,
  type Wire,
} from '../support/wire.ts';

const HOUR = 60 * MINUTE;
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

describe('a place is a timezone’s name', () => {
  test.each([
    'UTC-100',
    '24:00:00',
    '1 day',
    '100 years',
    'AAA-167',
    '<+05>-5',
    'EST5',
    'europe/london',
    'Europe/London ',
    '+02:00',
    '-12',
    'PST',
    'Europe/Lond',
  ])('%s is none', async (zone) => {
    const learner = await backend.register();
    const good = studied();
    const verdicts = await call(learner, [{ ...studied(), zone }, good]);
    expect(verdicts).toMatchObject([
      { verdict: 'refused', reason: 'no such place' },
      { id: good.id, verdict: 'accepted' },
    ]);
    expect(await daysOf(learner)).toHaveLength(1);
  });

  test('every zone that a browser offers or sends is one', async () => {
    const learner = await backend.register();
    const others = ['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT+5', 'Etc/GMT-14', 'Asia/Calcutta', 'Europe/Kiev'];
    const facts = [...Intl.supportedValuesOf('timeZone'), ...others].map((zone) => ({ ...studied(), zone }));
    expect(new Set(await record(learner, facts))).toEqual(new Set(['accepted']));
  });

  test('a zone that Postgres has learned since then is one at once', async () => {
    await backend.database.query(`delete from public.zones where name = 'Europe/Madrid'`);
    const learner = await backend.register();
    expect(await record(learner, [{ ...studied(), zone: 'Europe/Madrid' }])).toEqual(['accepted']);
  });

  test('the list is closed to learners and visitors', async () => {
    expectRefusals();
    const { client } = await backend.register();
    for (const asking of [client, backend.client()]) {
      expect((await asking.from('zones').select()).error?.code).toBe('42501');
      expect((await asking.from('zones').insert({ name: 'Atlantis' })).error?.code).toBe('42501');
      expect((await asking.rpc('is_zone', { zone: 'UTC' })).error?.code).toBe('42501');
    }
  });

  test('a chosen timezone that doesn’t exist keeps no streak alive', async () => {
    const learner = await registered(backend, { days: 20 });
    await learner.client
      .from('profiles')
      .update({ timezone: 'AAA+167', is_listed: true })
      .eq('id', learner.id);
    await record(learner, [game(exam, Date.now() - 6 * DAY), studied(Date.now() - 7 * DAY)]);
    expect(await streakOnBoard(learner)).toBe(0);
  });
});

describe('days in a row on the leaderboard', () => {
  test('one minute of study is at most two days over all timezones', async () => {
    const learner = await registered(backend, { days: 20 });
    await learner.client.from('profiles').update({ is_listed: true }).eq('id', learner.id);
    const zones = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((hours) => [
      `Etc/GMT+${hours}`,
      `Etc/GMT-${hours}`,
    ]);
    const afternoon = Math.floor(Date.now() / DAY) * DAY - DAY + 15 * HOUR;
    const studies = [...zones, 'Pacific/Kiritimati'].map((zone) => ({ ...studied(afternoon), zone }));
    const facts = [...studies, { ...game(exam, afternoon), zone: 'UTC' }];
    expect(new Set(await record(learner, facts))).toEqual(new Set(['accepted']));
    expect(await daysOf(learner)).toHaveLength(2);
    expect(await streakOnBoard(learner)).toBe(2);
    const { data } = await learner.client.from('activity').select('id');
    expect(data).toHaveLength(facts.length);
  });

  test('a minute before four in the morning and a minute after are two', async () => {
    const learner = await registered(backend, { days: 20 });
    const four = Math.floor(Date.now() / DAY) * DAY - 2 * DAY + 4 * HOUR;
    await record(learner, inZone('UTC', [studied(four - MINUTE), studied(four + MINUTE)]));
    expect(await daysOf(learner)).toHaveLength(2);
  });

  test('someone offline for five days keeps all five, whatever order they arrive in', async () => {
    const noon = Math.floor(Date.now() / DAY) * DAY - DAY + 12 * HOUR;
    const facts = [4, 1, 3, 0, 2].map((ago) => studied(noon - ago * DAY));
    for (const sent of [facts, facts.toReversed()]) {
      const learner = await registered(backend, { days: 20 });
      await record(
        learner,
        sent.map((fact) => ({ ...fact, id: crypto.randomUUID() })),
      );
      expect(await daysOf(learner)).toHaveLength(5);
    }
  });

  test.each([
    [
      'east, from Los Angeles to Madrid',
      [
        ['America/Los_Angeles', '2026-03-03T07:30'],
        ['America/Los_Angeles', '2026-03-04T07:30'],
        ['Europe/Madrid', '2026-03-05T07:30'],
        ['Europe/Madrid', '2026-03-06T07:30'],
      ],
    ],
    [
      'west, from Tokyo to Los Angeles, where it is the same day again',
      [
        ['Asia/Tokyo', '2026-03-03T08:00'],
        ['Asia/Tokyo', '2026-03-04T08:00'],
        ['America/Los_Angeles', '2026-03-04T09:00'],
        ['America/Los_Angeles', '2026-03-05T22:00'],
      ],
    ],
    [
      'east across the date line, from Honolulu to Auckland, which skips a day',
      [
        ['Pacific/Honolulu', '2026-03-03T21:00'],
        ['Pacific/Honolulu', '2026-03-04T21:00'],
        ['Pacific/Auckland', '2026-03-06T06:30'],
        ['Pacific/Auckland', '2026-03-07T06:30'],
      ],
    ],
    [
      'around the world in nine days',
      [
        ['Europe/London', '2026-03-02T19:00'],
        ['Asia/Dubai', '2026-03-03T20:00'],
        ['Asia/Tokyo', '2026-03-04T21:00'],
        ['Asia/Tokyo', '2026-03-05T07:00'],
        ['Pacific/Auckland', '2026-03-06T22:00'],
        ['Pacific/Honolulu', '2026-03-06T12:00'],
        ['America/New_York', '2026-03-07T23:00'],
        ['America/New_York', '2026-03-08T09:00'],
        ['Europe/London', '2026-03-09T08:00'],
      ],
    ],
  ])('a traveller who flies %s keeps every day', async (_route, stops) => {
    const shift = Date.now() - 5 * DAY - Date.parse('2026-03-09T12:00Z');
    const whole = Math.floor(shift / DAY) * DAY;
    const learner = await registered(backend, { days: 25 });
    const facts = stops.map(([zone = '', local = '']) => ({
      ...studied(momentOf(zone, local) + whole),
      zone,
    }));
    for (const fact of facts) expect(await record(learner, [fact])).toEqual(['accepted']);
    const events = facts.map((fact) => ({ ...fact, at: Date.parse(fact.at) }) as ActivityEvent);
    const own = [...addActivity(noProgress, events).days.keys()].toSorted();
    expect(await daysOf(learner)).toEqual(own);
  });

  test('a third day within six hours counts only on the learner’s own pages; later that day it counts', async () => {
    const learner = await registered(backend, { days: 20 });
    const start = Math.floor(Date.now() / DAY) * DAY - 3 * DAY + 13 * HOUR;
    const facts: Wire[] = [
      { ...studied(start), zone: 'Pacific/Honolulu' },
      { ...studied(start + HOUR + MINUTE), zone: 'Pacific/Honolulu' },
      { ...studied(start + 4 * HOUR), zone: 'Pacific/Kiritimati' },
    ];
    await record(learner, facts);
    expect(await daysOf(learner)).toHaveLength(2);
    const events = facts.map((fact) => ({ ...fact, at: Date.parse(fact.at) }) as ActivityEvent);
    expect(bestStreakOf(addActivity(noProgress, events))).toBe(3);
    await record(learner, [{ ...studied(start + 7 * HOUR), zone: 'Pacific/Kiritimati' }]);
    expect(await daysOf(learner)).toHaveLength(3);
  });
});

describe('ratings take time, and are of cards that may exist:', () => {
  test('a thousand in one moment bring what a minute can', async () => {
    const learner = await registered(backend, { days: 20 });
    const now = Date.now();
    const facts = Array.from({ length: 1000 }, (_fact, index) => ratedCard(`nouns-word-${index}`, now));
    expect(new Set(await record(learner, facts))).toEqual(new Set(['accepted']));
    expect(await xpOf(learner)).toBe(120);
    await record(learner, [ratedCard('nouns-one-more', now)]);
    expect(await xpOf(learner)).toBe(120);
  });

  test('a quick learner’s hour counts in full', async () => {
    const learner = await registered(backend, { days: 20 });
    const start = Date.now() - 2 * HOUR;
    const facts = Array.from({ length: 900 }, (_fact, index) =>
      ratedCard(`nouns-word-${index}`, start + index * 4000),
    );
    await record(learner, facts);
    expect(await xpOf(learner)).toBe(1800);
  });

  test.each(['card-1', 'nouns', 'nouns-', 'nouns-La-Casa', 'course-', 'lesson-a1', 'own-1', 'x'.repeat(80)])(
    '%s is stored, but brings no XP and no day',
    async (card) => {
      const learner = await registered(backend, { days: 20 });
      expect(await record(learner, [ratedCard(card, Date.now())])).toEqual(['accepted']);
      expect(await xpOf(learner)).toBe(0);
      expect(await daysOf(learner)).toEqual([]);
      const { data } = await learner.client.from('activity').select('xp');
      expect(data).toEqual([{ xp: 2 }]);
    },
  );

  test('every card of Camino’s may exist, and a learner’s own', async () => {
    const all = await Promise.all(cardCategories.map((category) => loadCategory(category)));
    const ids = [...all.flat().map(({ id }) => id), `own-${crypto.randomUUID()}`];
    const { rows } = await backend.database.query(
      'select id from unnest($1::text[]) id where not public.is_card(to_jsonb(id))',
      [ids],
    );
    expect(ids.length).toBeGreaterThan(900);
    expect(rows).toEqual([]);
  });
});

function ratedCard(card: string, at: number): Wire {
  const fact = rated(at);
  return { ...fact, facts: { ...fact.facts, card } } as Wire;
}

function inZone(zone: string, facts: readonly Wire[]): Wire[] {
  return facts.map((fact) => ({ ...fact, zone }));
}

/** The moment in milliseconds at which a zone's clocks show a local time. */
function momentOf(zone: string, local: string): number {
  const asUtc = Date.parse(`${local}Z`);
  const shown = new Date(asUtc).toLocaleString('sv', { timeZone: zone });
  return asUtc - (Date.parse(`${shown.replace(' ', 'T')}Z`) - asUtc);
}

async function daysOf({ id }: Learner): Promise<string[]> {
  const { rows } = await backend.database.query<{ day: string }>(
    'select day::text from public.study_days where learner_id = $1 order by day',
    [id],
  );
  return rows.map(({ day }) => day);
}

async function xpOf({ id }: Learner): Promise<number> {
  const { rows } = await backend.database.query<{ xp: number }>(
    'select xp::integer from public.standings where learner_id = $1',
    [id],
  );
  return rows[0]?.xp ?? 0;
}

async function streakOnBoard(learner: Learner): Promise<number | undefined> {
  return (await board(learner, 50)).find(({ is_own }) => is_own)?.streak;
}
