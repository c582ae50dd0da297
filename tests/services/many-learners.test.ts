// @module-tag long
import { beforeAll, expect, test } from 'vitest';
import { sharedBackend, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

const LEARNER = '00000000-0000-4000-8000-000000000001';

test('a page of a long log is read in order, not sorted, among many short logs', async () => {
  const plans = await backend.database.transaction(async (transaction) => {
    await transaction.exec(`
      set local session_replication_role = replica;
      truncate public.activity;
      insert into public.activity (learner_id, id, sequence, kind, at, zone, facts, xp)
        select learner, gen_random_uuid(), sequence, 'card.studied', now(), 'UTC', '"${'x'.repeat(150)}"', 0
        from (
          select md5(number::text)::uuid as learner, sequence
          from generate_series(1, 3000) number, generate_series(1, 20) sequence
          union all select '${LEARNER}', sequence from generate_series(1, 10000) sequence
        ) fact order by sequence % 20, learner;
      analyze public.activity;
      set local role authenticated;
      prepare page(bigint) as select id, sequence, kind, at, zone, facts from public.activity
        where sequence > $1 order by sequence limit 1000;`);
    const found: string[] = [];
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await transaction.exec(`set local plan_cache_mode = ${mode}`);
      const { rows } = await transaction.query('explain (format json) execute page(0)');
      found.push(JSON.stringify(rows));
    }
    await transaction.exec('deallocate page');
    await transaction.rollback();
    return found;
  });
  for (const plan of plans) {
    expect(plan).toContain('learner_id_sequence_key');
    expect(plan).not.toMatch(/"Sort"|Bitmap/);
  }
});

test('a rank is counted by bands of few learners each, and is the same as from the whole list', async () => {
  const { fullest, ranks } = await backend.database.transaction(async (transaction) => {
    await transaction.exec(`
      set local session_replication_role = replica;
      alter table public.standings enable always trigger count_in_band;
      insert into public.profiles (id, display_name)
        select md5(number::text)::uuid, 'Learner' from generate_series(1, 4000) number;
      insert into public.standings (learner_id, is_listed, xp)
        select md5(number::text)::uuid, true, case when number <= 2000 then number % 100
          when number <= 3000 then number else number * 7 end
        from generate_series(1, 4000) number;
      update public.standings set xp = xp + 13 where is_listed and xp % 9 = 0;`);
    const bands = await transaction.query<{ fullest: number }>(
      'select max(learners)::integer as fullest from public.xp_bands',
    );
    const learners = await transaction.query<{ id: string; rank: number }>(`
      select learner_id as id, rank::integer from (
        select learner_id, row_number() over (order by xp desc, learner_id) as rank
        from public.standings where is_listed and xp > 0
      ) whole where rank > 1 and rank % 97 = 0`);
    const compared: { whole: number; own: number | undefined }[] = [];
    for (const { id, rank } of learners.rows) {
      await transaction.query("select set_config('request.jwt.claim.sub', $1, true)", [id]);
      const { rows } = await transaction.query<{ rank: number }>(
        'select rank::integer from public.leaderboard(1) where is_own',
      );
      compared.push({ whole: rank, own: rows[0]?.rank });
    }
    await transaction.rollback();
    return { fullest: bands.rows[0]?.fullest, ranks: compared };
  });
  expect(fullest).toBeLessThan(100);
  expect(ranks.length).toBeGreaterThan(30);
  expect(ranks.map(({ own }) => own)).toEqual(ranks.map(({ whole }) => whole));
});

test('the leaderboard is never compiled, which would take longer than running it', async () => {
  const { rows } = await backend.database.query<{ proconfig: string[] }>(
    "select proconfig from pg_proc where oid = 'public.leaderboard(integer)'::regprocedure",
  );
  expect(rows[0]?.proconfig).toContain('jit=off');
});
