import { beforeAll, describe, expect, test } from 'vitest';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import type { GameResult } from '#machines/types.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { stopXp, storyXp } from '#machines/learning/xp.rules.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import {
  DAY,
  MINUTE,
  ZONE,
  board,
  exam,
  game,
  lesson,
  rated,
  record,
  registered,
  story,
  studied,
  wire,
} from '../support/wire.ts';

const HOUR = 60 * MINUTE;
const perfect: GameResult = { ...exam, difficulty: 'advanced', right: 20, total: 20, seconds: 60, cards: [] };
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

test('a learner who was offline for a week loses nothing', async () => {
  const learner = await registered(backend, { days: 9 });
  const now = Date.now();
  const facts = Array.from({ length: 7 }, (_day, day) =>
    Array.from({ length: 25 }, (_game, index) => {
      const at = now - (7 - day) * DAY + index * 4 * MINUTE;
      return [game({ ...exam, right: index % 11 }, at), rated(at + 1000), studied(at + 2000)];
    }),
  ).flat(2);
  for (let start = 0; start < facts.length; start += 500) {
    const sent = facts.slice(start, start + 500);
    expect(new Set(await record(learner, sent))).toEqual(new Set(['accepted']));
  }
  const days = new Set(facts.map(({ at }) => dayOf(Date.parse(at), ZONE)));
  const events = facts.map((fact) => ({ ...fact, at: Date.parse(fact.at) }) as ActivityEvent);
  const { xp } = addActivity(noProgress, events);
  expect(await standingOf(learner)).toEqual({ xp, games: 175, days: [...days].toSorted() });
  expect(await believedOf(learner)).toEqual({ believed: 525, doubted: 0 });
});

describe('lessons and readings', () => {
  test('add XP and their day to the leaderboard, but no game; choosing a start adds nothing', async () => {
    const learner = await registered(backend, { days: 20 });
    const now = Date.now();
    const placed = { kind: 'course.placed', facts: { unit: 'a2-casa' } } as const;
    const contested = { kind: 'answer.contested', facts: { item: 'verbs-ser', typed: 'to bee' } } as const;
    await record(learner, [wire(placed, now - 3 * DAY), wire(contested, now - 3 * DAY)]);
    expect(await standingOf(learner)).toEqual({ xp: 0, games: 0, days: [] });
    await record(learner, [lesson({}, now - 2 * DAY), story({}, now - DAY)]);
    const days = [now - 2 * DAY, now - DAY].map((at) => dayOf(at, ZONE));
    const [first = '', second = ''] = days;
    const xp = stopXp('a1-hola-1', 10, first) + storyXp(second);
    expect(await standingOf(learner)).toEqual({ xp, games: 0, days });
  });

  test('count only at a person’s pace', async () => {
    const learner = await registered(backend, { days: 20 });
    const now = Date.now();
    const fast = [
      lesson({ seconds: 11 }, now - HOUR),
      lesson({ right: 1, total: 1, seconds: 2 }, now - 2 * HOUR),
      story({ right: 5, total: 5, seconds: 4 }, now - 3 * HOUR),
    ];
    expect(new Set(await record(learner, fast))).toEqual(new Set(['accepted']));
    expect(await standingOf(learner)).toEqual({ xp: 0, games: 0, days: [] });
    await record(learner, [lesson({ lesson: 'a1-hola-2', seconds: 12 }, now)]);
    expect(await standingOf(learner)).toMatchObject({ xp: stopXp('a1-hola-2', 10, dayOf(now, ZONE)) });
  });

  test('don’t count during a game or each other, and count toward the forty an hour', async () => {
    const learner = await registered(backend, { days: 20 });
    const hour = Math.floor(Date.now() / HOUR) * HOUR - 5 * HOUR;
    await record(learner, [game(exam, hour)]);
    await record(learner, [lesson({}, hour + 30_000), story({}, hour + 60_000)]);
    expect(await standingOf(learner)).toMatchObject({ xp: 120, games: 1 });
    const many = Array.from({ length: 50 }, (_lesson, index) =>
      lesson({ lesson: `a1-casa-${index}`, seconds: 60 }, hour + HOUR + index * MINUTE),
    );
    await record(learner, many);
    const paid = many.slice(0, 40).map(({ at }) => stopXp('a1-casa-0', 10, dayOf(Date.parse(at), ZONE)));
    const xp = paid.reduce((sum, each) => sum + each, 120);
    expect(await standingOf(learner)).toMatchObject({ xp, games: 1 });
    await record(learner, [game(exam, hour + 2 * HOUR - MINUTE)]);
    expect(await standingOf(learner)).toMatchObject({ games: 1 });
  });

  test('from a file, from before the account or more than thirty days late bring nothing', async () => {
    const learner = await registered(backend, { days: 40 });
    const now = Date.now();
    await record(learner, [
      { ...lesson({}, now - HOUR), imported: true },
      story({}, now - 31 * DAY),
      lesson({ lesson: 'a1-exam' }, now - 41 * DAY),
    ]);
    expect(await standingOf(learner)).toEqual({ xp: 0, games: 0, days: [] });
    expect(await believedOf(learner)).toEqual({ believed: 0, doubted: 3 });
  });
});

describe('implausible facts are stored with their XP, but don’t count for the leaderboard:', () => {
  test('games from before the account existed', async () => {
    const learner = await backend.register();
    const now = Date.now();
    const forged = Array.from({ length: 1000 }, (_game, index) =>
      game(perfect, now - (index + 11) * 2 * HOUR),
    );
    expect(new Set(await record(learner, forged))).toEqual(new Set(['accepted']));
    expect(await standingOf(learner)).toEqual({ xp: 0, games: 0, days: [] });
    const { data } = await learner.client.from('activity').select('xp').limit(1);
    expect(data).toEqual([{ xp: 300 }]);
    await learner.client.from('profiles').update({ is_listed: true }).eq('id', learner.id);
    expect((await board(learner)).some(({ is_own }) => is_own)).toBe(false);
  });

  test('facts that arrive more than thirty days late: no streak of nine hundred days', async () => {
    const learner = await registered(backend, { days: 900 });
    await learner.client.from('profiles').update({ timezone: 'UTC', is_listed: true }).eq('id', learner.id);
    const now = Date.now();
    const days = Array.from({ length: 900 }, (_day, day) => studied(now - day * DAY));
    await record(
      learner,
      [...days, game(exam, now)].map((fact) => ({ ...fact, zone: 'UTC' })),
    );
    const own = (await board(learner, 1)).find(({ is_own }) => is_own);
    expect(own?.streak).toBe(30);
    expect(await believedOf(learner)).toEqual({ believed: 31, doubted: 870 });
  });

  test('imported facts', async () => {
    const learner = await registered(backend, { days: 20 });
    const now = Date.now();
    const file = [game(perfect, now - HOUR), studied(now)].map((fact) => ({ ...fact, imported: true }));
    expect(await record(learner, file)).toEqual(['accepted', 'accepted']);
    expect(await record(learner, [{ ...game(exam, now), imported: false }])).toEqual(['accepted']);
    expect(await standingOf(learner)).toEqual({ xp: 120, games: 1, days: [dayOf(now, ZONE)] });
  });

  test('what came from a guest, withdrawn or not: it takes nothing from what the learner does that day', async () => {
    const [learner, other] = [
      await registered(backend, { days: 20 }),
      await registered(backend, { days: 20 }),
    ];
    const now = Date.now();
    const own = [rated(now), lesson({}, now - 10 * MINUTE), story({}, now - 20 * MINUTE)];
    const guests = own.map((fact) => ({ ...fact, id: crypto.randomUUID() }));
    const imported = guests.map((fact) => ({ ...fact, imported: true }));
    const said = { records: guests.map(({ id }) => id), isWithdrawn: true };
    await record(learner, [...imported, ...own, wire({ kind: 'records.withdrawn', facts: said }, now)]);
    await record(
      other,
      own.map((fact) => ({ ...fact, id: crypto.randomUUID() })),
    );
    expect(await standingOf(learner)).toEqual(await standingOf(other));
  });

  test('a withdrawal: it’s no study', async () => {
    const learner = await registered(backend, { days: 20 });
    const said = { records: [crypto.randomUUID()], isWithdrawn: true };
    await record(learner, [wire({ kind: 'records.withdrawn', facts: said }, Date.now())]);
    expect(await standingOf(learner)).toEqual({ xp: 0, games: 0, days: [] });
  });

  test('a game during another, whatever order they arrive in; a second or two don’t matter', async () => {
    const learner = await registered(backend, { days: 20 });
    const ends = Date.now() - HOUR;
    const at = (seconds: number) => game(exam, ends + seconds * 1000);
    await record(learner, [at(0), at(68), at(-68)]);
    expect(await standingOf(learner)).toMatchObject({ games: 3 });
    await record(learner, [at(0), at(30), at(-30), at(135), at(-135)]);
    await record(learner, [
      game({ ...exam, seconds: 900 }, ends + 500_000),
      game({ ...exam, seconds: 20 }, ends),
    ]);
    expect(await standingOf(learner)).toMatchObject({ games: 3 });
    await record(learner, [at(140), at(-140)]);
    expect(await standingOf(learner)).toMatchObject({ games: 5 });
  });

  test('a game faster than a person', async () => {
    const learner = await registered(backend, { days: 20 });
    const daily: GameResult = { ...exam, game: 'daily-challenge', difficulty: 'medium' };
    const now = Date.now();
    const games = [
      { ...daily, seconds: 9 },
      { ...exam, seconds: 19 },
      { ...daily, total: 1, right: 1, seconds: 2 },
    ].map((result, index) => game(result, now - (index + 1) * HOUR));
    expect(new Set(await record(learner, games))).toEqual(new Set(['accepted']));
    expect(await standingOf(learner)).toMatchObject({ games: 0 });
    await record(learner, [game({ ...daily, seconds: 10 }, now)]);
    expect(await standingOf(learner)).toMatchObject({ games: 1 });
  });

  test('the forty-first game in an hour', async () => {
    const learner = await registered(backend, { days: 20 });
    const hour = Math.floor(Date.now() / HOUR) * HOUR - 5 * HOUR;
    await record(
      learner,
      Array.from({ length: 50 }, (_game, index) => game(exam, hour + index * 71_000)),
    );
    expect(await standingOf(learner)).toMatchObject({ games: 40, xp: 40 * 120 });
    await record(learner, [game(exam, hour + HOUR + 71_000)]);
    expect(await standingOf(learner)).toMatchObject({ games: 41 });
  });

  test('the hundred-and-first game in a day, and the four-hundred-and-first that arrives in one', async () => {
    const learner = await registered(backend, { days: 20 });
    const today = Math.floor(Date.now() / DAY) * DAY;
    const gamesOf = (day: number) =>
      Array.from({ length: 110 }, (_game, index) => game(exam, today - day * DAY + index * 5 * MINUTE));
    await record(learner, gamesOf(1));
    expect(await standingOf(learner)).toMatchObject({ games: 100 });
    await record(learner, [2, 3, 4, 5].flatMap(gamesOf));
    expect(await standingOf(learner)).toMatchObject({ games: 400, xp: 400 * 120 });
    await isNextDay(learner);
    await record(learner, gamesOf(6));
    expect(await standingOf(learner)).toMatchObject({ games: 500 });
  });
});

test('facts beyond 20,000 a day wait; known and refused ones are answered at once', async () => {
  const learner = await backend.register();
  const known = studied();
  await record(learner, [known]);
  await backend.database.query('update public.standings set facts_received = 19999 where learner_id = $1', [
    learner.id,
  ]);
  const more = [studied(), studied()];
  const sent = [...more, known, { ...studied(), kind: 'xp.granted' }];
  expect(await record(learner, sent)).toEqual(['accepted', 'later', 'known', 'refused']);
  expect(await record(learner, more)).toEqual(['known', 'later']);
  await isNextDay(learner);
  expect(await record(learner, more)).toEqual(['known', 'accepted']);
});

/** The learner's leaderboard totals. */
async function standingOf({ id }: Learner): Promise<{ xp: number; games: number; days: string[] }> {
  const { rows } = await backend.database.query<{ xp: number; games: number; days: string[] }>(
    `select xp::integer, games, array(
      select day::text from public.study_days where learner_id = $1 order by day
    ) as days from public.standings where learner_id = $1`,
    [id],
  );
  const [standing] = rows;
  if (!standing) throw new Error('No standing');
  return standing;
}

async function believedOf({ id }: Learner) {
  const { rows } = await backend.database.query(
    `select count(*) filter (where is_believed)::integer as believed,
      count(*) filter (where not is_believed)::integer as doubted
    from public.activity where learner_id = $1`,
    [id],
  );
  return rows[0];
}

/** Moves the learner's facts to the day before. */
async function isNextDay({ id }: Learner): Promise<void> {
  await backend.database.query(
    'update public.standings set received_on = received_on - 1 where learner_id = $1',
    [id],
  );
}
