import { dayOf } from '#machines/learning/day.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { streakOf } from '#machines/learning/streaks-and-mastery.rules.ts';
import { beforeAll, expect, test } from 'vitest';
import { sharedBackend, type TestBackend } from '../support/backend.ts';
import { finished } from '../support/activity.ts';
import { board, DAY, exam, record, registered } from '../support/wire.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

test('a new learner has chosen no timezone', async () => {
  const { client } = await backend.register();
  expect((await client.from('profiles').select('timezone').single()).data).toEqual({ timezone: null });
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
)('without a choice the streak follows %s, where they played %i days ago', async (zone, ago) => {
  const learner = await registered(backend, { days: 9 });
  await learner.client.from('profiles').update({ is_listed: true }).eq('id', learner.id);
  const now = Date.now();
  const game = { ...finished(now - Number(ago) * DAY, exam, String(zone)), id: crypto.randomUUID() };
  await record(learner, [{ ...game, at: new Date(game.at).toISOString() }]);
  const own = (await board(learner, 1)).find(({ is_own }) => is_own);
  const progress = addActivity(noProgress, [game]);
  expect(own?.streak).toBe(streakOf(progress, dayOf(now, String(zone))));
});
