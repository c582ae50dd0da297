import { beforeAll, expect, test } from 'vitest';
import { sharedBackend, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
}, 60_000);

const LEARNER = '00000000-0000-4000-8000-000000000001';

test('a page of a long log is read in order, not sorted, among many short logs', async () => {
  const plans = await backend.database.transaction(async (transaction) => {
    await transaction.exec(`
      set local session_replication_role = replica;
      insert into public.activity (learner_id, id, sequence, kind, at, zone, facts, xp)
        select learner, gen_random_uuid(), sequence, 'card.studied', now(), 'UTC', '"${'x'.repeat(150)}"', 0
        from (
          select md5(number::text)::uuid as learner, sequence
          from generate_series(1, 1500) number, generate_series(1, 20) sequence
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
    expect(plan).toContain('activity_learner_id_sequence_key');
    expect(plan).not.toMatch(/"Sort"|Bitmap/);
  }
});
