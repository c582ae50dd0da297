import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GameName, GameResult } from '#machines/types.ts';
import { stopXp, storyXp, xpOf } from '#machines/learning/xp.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';
import { expectRefusals } from '../support/refusals.ts';
import {
  ZONE,
  board,
  exam,
  game,
  lesson,
  record,
  registered,
  story,
  studied,
  wire,
} from '../support/wire.ts';

let backend: TestBackend;
let ana: Learner;
let ben: Learner;

beforeAll(async () => {
  backend = await sharedBackend();
  ana = await backend.register('Ana');
  ben = await backend.register('Ben');
});

describe('a fact', () => {
  test('is stored once, however often and whoever sends it', async () => {
    const learner = await backend.register();
    const events = [studied(), game(exam)];
    expect(await record(learner, events)).toEqual(['accepted', 'accepted']);
    expect(await record(learner, [...events, studied()])).toEqual(['known', 'known', 'accepted']);
    const { data } = await learner.client.from('activity').select('id, sequence, xp').order('sequence');
    expect(data).toEqual([
      { id: events[0]?.id, sequence: 1, xp: 0 },
      { id: events[1]?.id, sequence: 2, xp: 120 },
      { id: expect.any(String), sequence: 3, xp: 0 },
    ]);
  });

  test.each([null, {}, 'x', Array.from({ length: 1001 }, () => ({}))])(
    'a call without a batch is an error: %#',
    async (events) => {
      expectRefusals();
      const { error } = await ana.client.rpc('record_activity', { events });
      expect(error).not.toBeNull();
    },
  );
});

describe('of another learner', () => {
  test('nothing can be read, written, changed or deleted', async () => {
    expectRefusals();
    const event = studied();
    await record(ana, [event]);
    const table = () => ben.client.from('activity');
    expect((await table().select('*').eq('learner_id', ana.id)).data).toEqual([]);
    const row = { ...event, learner_id: ana.id, sequence: 99, xp: 5000, id: crypto.randomUUID() };
    expect((await table().insert(row)).error).not.toBeNull();
    expect((await table().insert({ ...row, learner_id: ben.id })).error).not.toBeNull();
    await table().update({ xp: 5000 }).eq('learner_id', ana.id);
    await ana.client.from('activity').update({ xp: 5000 }).eq('learner_id', ana.id);
    await table().delete().eq('learner_id', ana.id);
    await ana.client.from('activity').delete().eq('learner_id', ana.id);
    const { data } = await ana.client.from('activity').select('id, xp');
    expect(data).toEqual([{ id: event.id, xp: 0 }]);
  });

  test('no lesson, reading, choice or contested answer can be read, and each is paid for their own', async () => {
    expectRefusals();
    const [carla, diego] = [await backend.register('Carla'), await backend.register('Diego')];
    const contested = { kind: 'answer.contested', facts: { item: 'verbs-ser', typed: 'to bee' } } as const;
    const placed = { kind: 'course.placed', facts: { unit: 'a2-casa' } } as const;
    const factsOf = () => [lesson(), story(), wire(placed, Date.now()), wire(contested, Date.now())];
    for (const learner of [carla, diego]) {
      const events = factsOf();
      expect(new Set(await record(learner, events))).toEqual(new Set(['accepted']));
      const { data } = await learner.client.from('activity').select('id, xp').order('sequence');
      const today = dayOf(Date.now(), ZONE);
      const paid = [stopXp('a1-hola-1', 10, today), storyXp(today), 0, 0];
      expect(data).toEqual(events.map(({ id }, index) => ({ id, xp: paid[index] })));
    }
    expect((await diego.client.from('activity').select('*').eq('learner_id', carla.id)).data).toEqual([]);
    await diego.client.from('activity').delete().eq('learner_id', carla.id);
    expect((await carla.client.from('activity').select('id')).data).toHaveLength(4);
  });

  test.each(['standings', 'study_days'])('%s is closed even to its owner', async (table) => {
    expectRefusals();
    const { data } = await ana.client.from(table).select('*');
    expect(data ?? []).toEqual([]);
    await ana.client.from(table).update({ xp: 1_000_000 }).eq('learner_id', ana.id);
    expect(
      (await ana.client.from(table).insert({ learner_id: ben.id, xp: 7, day: '2026-01-01' })).error,
    ).not.toBeNull();
    expect((await board(ana)).find(({ is_own }) => is_own)?.xp ?? 0).toBeLessThan(1_000_000);
  });

  test('visitors have no access', async () => {
    expectRefusals();
    const stranger = backend.client();
    expect((await stranger.from('activity').select('*')).data ?? []).toEqual([]);
    expect((await stranger.rpc('record_activity', { events: [studied()] })).error).not.toBeNull();
    expect((await stranger.rpc('leaderboard')).data ?? []).toEqual([]);
    expect((await stranger.rpc('delete_account')).error).not.toBeNull();
    expect(
      (await ana.client.rpc('streak_of', { learner: ben.id, today: '2026-11-03' })).error,
    ).not.toBeNull();
  });
});

test('the database computes the same XP and the same day from the facts as the device', async () => {
  const results = [...allResults()];
  const { rows } = await backend.database.query<{ xp: number }>(
    'select public.game_xp(value) as xp from jsonb_array_elements($1::jsonb)',
    [JSON.stringify(results)],
  );
  expect(rows.map(({ xp }) => xp)).toEqual(results.map(xpOf));

  const zones = [
    'UTC',
    'America/New_York',
    'Europe/London',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'Australia/Lord_Howe',
  ];
  const moments = Array.from(
    { length: 400 },
    (_, index) => Date.UTC(2026, 0, 1) + index * 79_200_000 + index,
  );
  const pairs = zones.flatMap((zone) =>
    moments.map((at) => ({ at, moment: new Date(at).toISOString(), zone })),
  );
  const days = await backend.database.query<{ day: string }>(
    `select public.study_day((value ->> 'moment')::timestamptz, value ->> 'zone')::text as day from jsonb_array_elements($1::jsonb)`,
    [JSON.stringify(pairs)],
  );
  expect(days.rows.map(({ day }) => day)).toEqual(pairs.map(({ at, zone }) => dayOf(at, zone)));
});

describe('the leaderboard', () => {
  test('reveals names, XP, games and streaks only, and hides learners who opted out', async () => {
    const [first, second, third] = [await listed('Carla'), await listed('Diego'), await listed('Elif')];
    const best = { ...exam, right: 10 };
    const now = Date.now();
    await record(first, [game(best, now - 86_400_000), game(best, now)]);
    await record(second, [game(best, now)]);
    const moments = [now, now - 120_000, now - 240_000];
    await record(
      third,
      moments.map((at) => game(best, at)),
    );
    const days = new Set(moments.map((at) => dayOf(at, ZONE)));
    const rows = await board(first);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'games',
      'is_own',
      'name',
      'rank',
      'streak',
      'xp',
    ]);
    const [elif, carla] = rows.filter(({ name }) => name === 'Elif' || name === 'Carla');
    expect(elif).toMatchObject({ name: 'Elif', xp: 450, games: 3, streak: days.size, is_own: false });
    expect(carla).toMatchObject({ name: 'Carla', xp: 300, games: 2, streak: 2, is_own: true });
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
    await third.client.from('profiles').update({ is_listed: false }).eq('id', third.id);
    const left = await board(first);
    expect(left.some(({ name }) => name === 'Elif')).toBe(false);
    expect(left.find(({ is_own }) => is_own)?.rank).toBe((carla?.rank ?? 0) - 1);
    expect((await board(third)).some(({ is_own, name }) => is_own || name === 'Elif')).toBe(false);
  });

  test('shows only learners who want to be shown, from then on', async () => {
    const learner = await backend.register('Hugo');
    const isShown = async () => (await board(learner, 50)).some(({ is_own }) => is_own);
    await record(learner, [game({ ...exam, right: 10 }, Date.now())]);
    expect(await isShown()).toBe(false);
    const { data } = await learner.client.from('profiles').select('is_listed').eq('id', learner.id).single();
    expect(data).toEqual({ is_listed: null });
    for (const choice of [true, false, true, null]) {
      await learner.client.from('profiles').update({ is_listed: choice }).eq('id', learner.id);
      expect(await isShown(), String(choice)).toBe(choice === true);
    }
  });

  test('reaches the app with the learner’s own row, or the note that they opted out', async () => {
    const learner = await listed('Gema');
    await record(learner, [game({ ...exam, right: 10 }, Date.now())]);
    vi.resetModules();
    vi.doMock('../../src/services/session/supabase.ts', () => ({ supabase: async () => learner.client }));
    const { loadStandings } = await import('../../src/services/leaderboard.ts');
    const { rows, isListed } = await loadStandings(learner.id);
    expect(isListed).toBe(true);
    expect(rows.find(({ isOwn }) => isOwn)).toEqual({
      rank: expect.any(Number),
      user: 'Gema',
      xp: 150,
      games: 1,
      streak: 1,
      isOwn: true,
    });
    await learner.client.from('profiles').update({ is_listed: false }).eq('id', learner.id);
    const hidden = await loadStandings(learner.id);
    expect([hidden.isListed, hidden.rows.some(({ isOwn }) => isOwn)]).toEqual([false, false]);
    await learner.client.from('profiles').update({ is_listed: null }).eq('id', learner.id);
    expect((await loadStandings(learner.id)).isListed).toBeNull();
    const { storage } = await import('../../src/services/storage.ts');
    const { copyKey } = await import('../../src/services/session/preferences-copy.ts');
    storage.setItem(copyKey(learner.id), JSON.stringify({ account: {}, changes: { isListed: false } }));
    expect((await loadStandings(learner.id)).isListed, 'answered, but not saved yet').toBe(false);
    await list(learner);
    expect((await loadStandings(learner.id)).isListed, 'answered on another device').toBe(true);
    const rejecting = {
      auth: learner.client.auth,
      rpc: () => ({ setHeader: async () => ({ error: { message: 'out' } }) }),
      from: learner.client.from.bind(learner.client),
    };
    vi.resetModules();
    vi.doMock('../../src/services/session/supabase.ts', () => ({ supabase: async () => rejecting }));
    const other = await import('../../src/services/leaderboard.ts');
    await expect(other.loadStandings(learner.id)).rejects.toThrow('out');
  });

  test('computes the same rank from the XP bands as from the whole list', async () => {
    const learners = await Promise.all(
      Array.from({ length: 8 }, (_learner, index) => listed(`Ranked ${index}`)),
    );
    const now = Date.now();
    for (const [index, learner] of learners.entries()) {
      const games = [3, 1, 3, 2, 1, 3, 2, 3][index] ?? 0;
      await record(
        learner,
        Array.from({ length: games }, (_game, number) =>
          game({ ...exam, right: 10 }, now - number * 120_000),
        ),
      );
    }
    await learners[0]?.client.from('profiles').update({ is_listed: false }).eq('id', learners[0].id);
    await learners[2]?.client.rpc('delete_account');
    await record(learners[1] ?? ben, [game(exam, now - 3_600_000)]);
    for (const learner of learners.slice(3)) {
      const all = await board(learner, 50);
      const own = (await board(learner, 1)).find(({ is_own }) => is_own);
      expect(own?.rank).toBeGreaterThan(0);
      expect(own?.rank).toBe(all.find(({ is_own }) => is_own)?.rank);
      expect(all.length).toBeLessThan(50);
    }
  });

  test('adds the learner who asks below the first ones', async () => {
    await list(ben);
    const rows = await board(ben, 1);
    expect(rows).toHaveLength(1);
    await record(ben, [game({ ...exam, right: 0 })]);
    const after = await board(ben, 1);
    expect(after).toHaveLength(2);
    expect(after[1]).toMatchObject({ is_own: true, xp: 10 });
    expect(after[1]?.rank).toBeGreaterThan(1);
  });
});

test('a deleted account leaves nothing behind', async () => {
  const learner = await backend.register('Fina');
  await record(learner, [studied(), game(exam)]);
  const snapshot = { learner_id: learner.id, version: 1, through: 2, progress: 'x' };
  expect((await learner.client.from('snapshots').insert(snapshot)).error).toBeNull();
  expect((await learner.client.rpc('delete_account')).error).toBeNull();
  for (const table of [
    'auth.users',
    'public.profiles',
    'public.activity',
    'public.standings',
    'public.study_days',
    'public.snapshots',
  ]) {
    const key = table === 'auth.users' || table === 'public.profiles' ? 'id' : 'learner_id';
    const { rows } = await backend.database.query(`select 1 from ${table} where ${key} = $1`, [learner.id]);
    expect(rows, table).toEqual([]);
  }
  const login = await backend
    .client()
    .auth.signInWithPassword({ email: learner.email, password: 'secret-1' });
  expect(login.error?.message).toBe('Invalid login credentials');
});

/** A learner of three days who wants to be listed. */
async function listed(name: string): Promise<Learner> {
  const learner = await registered(backend, { days: 3, name });
  await list(learner);
  return learner;
}

async function list({ client, id }: Learner): Promise<void> {
  await client.from('profiles').update({ is_listed: true }).eq('id', id);
}

/** Results of all games, difficulties and scores, at some times. */
function* allResults(): Generator<GameResult> {
  const sizes: [GameName, string, number][] = [
    ['daily-challenge', 'medium', 10],
    ['grammar-master', 'easy', 5],
    ['grammar-master', 'medium', 10],
    ['grammar-master', 'hard', 15],
    ['sentence-builder', 'easy', 5],
    ['sentence-builder', 'medium', 5],
    ['sentence-builder', 'hard', 7],
    ['sentence-builder', 'a1', 7],
    ['sentence-builder', 'a2', 7],
    ['sentence-builder', 'b1', 7],
    ['vocabulary-challenge', 'easy', 10],
    ['vocabulary-challenge', 'medium', 15],
    ['vocabulary-challenge', 'hard', 20],
    ['verb-conjugation', 'easy', 3],
    ['verb-conjugation', 'medium', 5],
    ['verb-conjugation', 'hard', 8],
    ['verb-conjugation', 'all', 8],
    ['exam-quiz', 'beginner', 7],
    ['exam-quiz', 'advanced', 20],
  ];
  for (const [name, difficulty, total] of sizes) {
    for (let right = 0; right <= total; right += 1) {
      for (const seconds of [0, total * 3 + 1, 4000]) {
        const result: GameResult = { game: name, difficulty, right, total, seconds, cards: [] };
        yield result;
        if (name === 'verb-conjugation' && right < total) yield { ...result, half: total - right };
      }
    }
  }
  for (const [difficulty, pairs] of [
    ['easy', 5],
    ['medium', 8],
    ['hard', 12],
  ] as const) {
    for (let moves = pairs; moves < 90; moves += 1) {
      yield { game: 'word-match', difficulty, right: pairs, total: pairs, moves, seconds: 60, cards: [] };
    }
  }
}
