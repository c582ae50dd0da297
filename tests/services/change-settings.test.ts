import {
  defaultPreferences,
  readChanges,
  withAnswer,
  withChanges,
  type PreferenceChanges,
  type PreferencesCopy,
} from '#machines/account/preferences.rules.ts';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';

const defaults = defaultPreferences('Ana');
let backend: TestBackend;
let ana: Learner;

beforeAll(async () => {
  backend = await sharedBackend();
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  ana = await backend.register('Ana');
});

async function change({ client }: Learner, changes: unknown) {
  const { data, error } = await client.rpc('change_settings', { changes });
  if (error) throw error;
  return data as Record<string, unknown> & {
    settings: Record<string, unknown>;
    settings_changed_at: Record<string, number>;
    refused: Record<string, string>;
  };
}

describe('the function', () => {
  test('changes the caller’s row only, and none without a session', async () => {
    const ben = await backend.register('Ben');
    const at = Date.now();
    expect(await change(ana, { displayName: { value: 'Ana María', at } })).toMatchObject({
      display_name: 'Ana María',
      settings_changed_at: { displayName: at },
      refused: {},
    });
    const { data } = await ben.client.from('profiles').select('id, display_name, settings_changed_at');
    expect(data).toEqual([{ id: ben.id, display_name: 'Ben', settings_changed_at: {} }]);
    const anonymous = await backend.client().rpc('change_settings', { changes: {} });
    expect(anonymous.error?.code).toBe('42501');
    const theirs = await ana.client
      .from('profiles')
      .update({ settings_changed_at: { theme: at } })
      .eq('id', ben.id)
      .select('id');
    expect(theirs.data).toEqual([]);
  });

  test('accepts every setting and keeps those of other releases', async () => {
    const ben = await backend.register('Ben');
    const at = Date.now();
    const values = {
      ...defaults,
      displayName: 'Zoë',
      timezone: 'Asia/Tokyo',
      isListed: false,
      font: 'serif',
    };
    const timed = Object.entries(values).map(([key, value]) => [key, { value, at }]);
    const { displayName, timezone, dailyGoal, isListed, ...settings } = values;
    expect(await change(ben, Object.fromEntries(timed))).toEqual({
      display_name: displayName,
      timezone,
      daily_goal: dailyGoal,
      is_listed: isListed,
      settings,
      settings_changed_at: Object.fromEntries(timed.map(([key]) => [key, at])),
      refused: {},
    });
    const later = await change(ben, {
      theme: { value: 'dark', at: at + 1 },
      timezone: { value: null, at: at + 1 },
    });
    expect(later).toMatchObject({ timezone: null, settings: { ...settings, theme: 'dark' } });
  });

  test.each([
    ['in the middle', 'A\u202En\u200Ba', 'Ana'],
    ['around it', '\uFEFF Ana \u{E0001}', 'Ana'],
    ['and nothing else', '\u2066\u2069\u00AD', 'Learner'],
    [
      'but joiners and tags',
      '👩\u200D🚀 🏴\u{E0067}\u{E0062}\u{E007F}',
      '👩\u200D🚀 🏴\u{E0067}\u{E0062}\u{E007F}',
    ],
  ])('strips invisible characters from a name: %s', async (_where, name, kept) => {
    const ben = await backend.register('Ben');
    await change(ana, { displayName: { value: name, at: Date.now() } });
    const direct = await ben.client.from('profiles').update({ display_name: name }).eq('id', ben.id);
    expect(direct.error).toBeNull();
    const registered = await backend.register(name);
    for (const { client } of [ana, ben, registered])
      expect((await client.from('profiles').select('display_name')).data).toEqual([{ display_name: kept }]);
  });

  test.each([
    ['displayName', 'A', 'too short'],
    ['displayName', ' A ', 'too short'],
    ['displayName', '', 'too short'],
    ['displayName', '🙂'.repeat(51), 'too long'],
    ['displayName', 7, 'no such name'],
    ['displayName', null, 'no such name'],
    ['timezone', '', 'no such timezone'],
    ['timezone', 'x'.repeat(65), 'no such timezone'],
    ['timezone', 7, 'no such timezone'],
    ['dailyGoal', 7, 'no such choice'],
    ['dailyGoal', '10', 'no such choice'],
    ['dailyGoal', null, 'no such choice'],
    ['dailyGoal', [10], 'no such choice'],
    ['isListed', 'yes', 'no such choice'],
    ['theme', 'sepia', 'no such choice'],
    ['theme', [], 'no such choice'],
    ['vosotros', {}, 'no such choice'],
    ['retention', 0.5, 'no such choice'],
    ['Name', 'x', 'no such setting'],
    ['a-b', 'x', 'no such setting'],
    ['font', 'x'.repeat(1000), 'too large'],
  ])('refuses %s: %j, and says why; other changes are saved', async (key, value, reason) => {
    const at = Date.now();
    const before = await change(ana, {});
    const hour = (Number(before.settings['reminderHour'] ?? 0) + 1) % 24;
    const after = await change(ana, { [key]: { value, at }, reminderHour: { value: hour, at } });
    expect(after).toEqual({
      ...before,
      settings: { ...before.settings, reminderHour: hour },
      settings_changed_at: { ...before.settings_changed_at, reminderHour: at },
      refused: { [key]: reason },
    });
  });

  test.each([
    [{ at: 1 }, 'no value'],
    ['dark', 'no value'],
    [null, 'no value'],
    [{ value: 'dark' }, 'no such moment'],
    [{ value: 'dark', at: '2026-01-01' }, 'no such moment'],
    [{ value: 'dark', at: -1 }, 'no such moment'],
    [{ value: 'dark', at: 1.5 }, 'no such moment'],
    [{ value: 'dark', at: 1e300 }, 'no such moment'],
  ])('refuses the change %j', async (theme, reason) => {
    expect((await change(ana, { theme })).refused).toEqual({ theme: reason });
  });

  test('refuses what would make the settings too large, and nothing else', async () => {
    const large = await backend.register('Large');
    const at = Date.now();
    const settings = { note: 'x'.repeat(9_980) };
    await large.client.from('profiles').update({ settings }).eq('id', large.id);
    const { refused } = await change(large, { font: { value: 'serif', at }, dailyGoal: { value: 20, at } });
    expect(refused).toEqual({ font: 'too large' });
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_setting, number) => [`s${number}`.padEnd(40, 'x'), { value: 1, at }]),
    );
    const other = await backend.register('Other');
    const result = await change(other, many);
    expect(Object.keys(result.settings).length + Object.keys(result.refused).length).toBe(400);
    expect(new Set(Object.values(result.refused))).toEqual(new Set(['too large']));
  });

  test.each([[[]], ['theme'], [null], [7]])('requires an object of changes, not %j', async (changes) => {
    const { error } = await ana.client.rpc('change_settings', { changes });
    expect(error).not.toBeNull();
  });

  test('a change sent twice applies once; an older or simultaneous one doesn’t apply', async () => {
    const at = Date.now();
    await change(ana, { textSize: { value: 'large', at } });
    for (const moment of [at, at - 1, 0]) {
      const older = await change(ana, { textSize: { value: 'normal', at: moment } });
      expect([older.settings['textSize'], older.refused], 'no change, no refusal').toEqual(['large', {}]);
    }
    const again = await change(ana, { textSize: { value: 'large', at } });
    expect([again.settings['textSize'], again.settings_changed_at['textSize']]).toEqual(['large', at]);
  });

  test('changes by a release without timestamps count as made now', async () => {
    const cleo = await backend.register('Cleo');
    const before = Date.now();
    await change(cleo, { theme: { value: 'dark', at: before - 1000 }, font: { value: 'serif', at: 5 } });
    const settings = { theme: 'light', font: 'serif' };
    await cleo.client.from('profiles').update({ settings, daily_goal: 20 }).eq('id', cleo.id);
    const late = await change(cleo, {
      theme: { value: 'system', at: before - 500 },
      dailyGoal: { value: 5, at: before - 500 },
    });
    expect(late).toMatchObject({ daily_goal: 20, settings });
    expect(late.settings_changed_at['theme']).toBeGreaterThanOrEqual(before);
    expect(late.settings_changed_at['font']).toBe(5);
    expect(Object.keys(late.settings_changed_at).toSorted()).toEqual(['dailyGoal', 'font', 'theme']);
    await cleo.client
      .from('profiles')
      .update({ settings: { theme: 'light' } })
      .eq('id', cleo.id);
    const removed = await change(cleo, { font: { value: 'mono', at: before - 500 } });
    expect(removed.settings, 'it is gone since').toEqual({ theme: 'light' });
  });

  test('the account accepts exactly the choices that this release can read', async () => {
    const keys = Object.keys(defaults).filter((key) => key !== 'displayName' && key !== 'timezone');
    const value = fc.oneof(
      fc.constantFrom(true, false, null, 0.85, 0.9, 0.95, 'light', 'dark', 'system', 'normal', 'large'),
      fc.integer({ min: -1, max: 31 }),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const pairs = fc.sample(fc.tuple(fc.constantFrom(...keys), value), { numRuns: 3000, seed: 36 });
    const { rows } = await backend.database.query<{ reason: string | null }>(
      `select public.impossible_setting(pair ->> 0, jsonb_build_object('value', pair -> 1, 'at', 1)) as reason
       from jsonb_array_elements($1::jsonb) pair`,
      [JSON.stringify(pairs).replaceAll(String.raw`\u0000`, '')],
    );
    const wrong = pairs.filter(
      ([key, one], index) => (rows[index]?.reason === null) !== key in readChanges({ [key]: one }),
    );
    expect(wrong).toEqual([]);
    expect(rows.filter(({ reason }) => reason === null).length).toBeGreaterThan(100);
  });
});

describe.each([
  { runs: 12, tags: [] },
  { runs: 40, tags: ['long'] },
])('three devices of one learner, $runs times', ({ runs, tags }) => {
  type Step = { device: 0 | 1 | 2 } & (
    | { kind: 'change'; changes: PreferenceChanges }
    | { kind: 'save'; fate: 'answered' | 'lost' | 'unanswered' | 'repeated' | 'late' }
    | { kind: 'load' }
  );

  const changes = fc.record(
    {
      theme: fc.constantFrom('light', 'dark', 'system'),
      textSize: fc.constantFrom('normal', 'large'),
      dailyGoal: fc.constantFrom(5, 10, 20),
      displayName: fc.constantFrom('Ana', 'Ana María', 'Zoë'),
    },
    { requiredKeys: [] },
  );
  const device = fc.constantFrom(0, 1, 2);
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('change'), device, changes }),
      fc.record({
        kind: fc.constant('save'),
        device,
        fate: fc.constantFrom('answered', 'lost', 'unanswered', 'repeated', 'late'),
      }),
      fc.record({ kind: fc.constant('load'), device }),
    ),
    { maxLength: 14 },
  ) as fc.Arbitrary<Step[]>;

  test(
    'end with the newest change of each setting, whatever was lost, late or repeated',
    { tags },
    async () => {
      let client = ana.client;
      vi.resetModules();
      vi.doMock('../../src/services/session/supabase.ts', () => ({
        supabase: () => Promise.resolve(client),
      }));
      const { loadAccount, saveChanges } = await import('../../src/services/account-preferences.ts');
      const learner = await backend.register('Ana');
      client = learner.client;
      const own = { userId: learner.id, displayName: 'Ana' };
      let now = Date.now() - 10_000_000;
      await fc.assert(
        fc.asyncProperty(steps, async (run) => {
          const start = await loadAccount(own);
          const copies: PreferencesCopy[] = [0, 1, 2].map(() => ({ ...start, changes: {}, made: {} }));
          const expected = { ...start.account };
          const late: (() => Promise<unknown>)[] = [];
          const copyOf = (index: number) => copies[index] ?? { ...start, changes: {}, made: {} };
          const save = async (index: number, fate: string) => {
            const { changes: unsent, made } = copyOf(index);
            const send = () => saveChanges({ ...own, changes: unsent, made });
            if (fate === 'late') late.push(send);
            if (fate === 'lost' || fate === 'late') return;
            if (fate === 'repeated') await send();
            const answer = await send();
            if (fate !== 'unanswered') copies[index] = withAnswer(copyOf(index), answer, made);
          };
          for (const step of run) {
            now += 1000;
            if (step.kind === 'change') {
              copies[step.device] = withChanges(copyOf(step.device), step.changes, now);
              Object.assign(expected, step.changes);
            } else if (step.kind === 'save') await save(step.device, step.fate);
            else copies[step.device] = withAnswer(copyOf(step.device), await loadAccount(own), {});
          }
          for (const index of [2, 0, 1]) await save(index, 'answered');
          for (const send of late) await send();
          const end = await loadAccount(own);
          expect(end.account).toEqual(expected);
          for (const copy of copies) {
            expect(withAnswer(copy, end, {})).toMatchObject({ account: expected, changes: {} });
          }
        }),
        { numRuns: runs },
      );
      vi.doUnmock('../../src/services/session/supabase.ts');
    },
  );
});
