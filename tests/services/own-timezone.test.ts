import { dayOf } from '#machines/learning/day.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { streakOf } from '#machines/learning/standing.rules.ts';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { sharedBackend, type TestBackend } from '../support/backend.ts';
import { finished } from '../support/activity.ts';
import { board, DAY, exam, record, registered } from '../support/wire.ts';

const migration = readFileSync('supabase/migrations/20260109000000_own_timezone.sql', 'utf8');
const [update = ''] = /^update [^;]+;/m.exec(migration) ?? [];
let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
}, 60_000);

test('a new learner has chosen no timezone; earlier ones keep theirs if they ever changed a setting', async () => {
  const { id } = await backend.register();
  const zoneIn = async () => {
    const row = 'select timezone from public.profiles where id = $1';
    return (await backend.database.query<{ timezone: string | null }>(row, [id])).rows[0]?.timezone;
  };
  const after = async (changes: string) => {
    await backend.database.query(
      `update public.profiles set timezone = 'America/New_York', daily_goal = 10, settings = '{}' where id = $1`,
      [id],
    );
    await backend.database.query(`update public.profiles set ${changes} where id = $1`, [id]);
    await backend.database.exec(update);
    return zoneIn();
  };
  expect(await zoneIn()).toBeNull();
  expect(await after('is_listed = true')).toBeNull();
  expect(await after(`timezone = 'America/Denver'`)).toBe('America/Denver');
  expect(await after('daily_goal = 20')).toBe('America/New_York');
  expect(await after(`settings = '{"vosotros":false}'`)).toBe('America/New_York');
});

test('the account knows every timezone that a browser offers', async () => {
  const { rows } = await backend.database.query(
    'select zone from unnest($1::text[]) zone where public.study_day(now(), zone) is null',
    [Intl.supportedValuesOf('timeZone')],
  );
  expect(rows).toEqual([]);
});

test.each(
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'].flatMap((zone) => [0, 1, 2].map((ago) => [zone, ago])),
)('who has chosen none has the streak of %s, where they played %i days ago', async (zone, ago) => {
  const learner = await registered(backend, { days: 9 });
  await learner.client.from('profiles').update({ is_listed: true }).eq('id', learner.id);
  const now = Date.now();
  const game = { ...finished(now - Number(ago) * DAY, exam, String(zone)), id: crypto.randomUUID() };
  await record(learner, [{ ...game, at: new Date(game.at).toISOString() }]);
  const own = (await board(learner, 1)).find(({ is_own }) => is_own);
  const progress = addActivity(noProgress, [game]);
  expect(own?.streak).toBe(streakOf(progress, dayOf(now, String(zone))));
});
