import {
  defaultPreferences,
  type PreferenceChanges,
  type PreferencesCopy,
} from '#machines/account/preferences.rules.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as accounts from '../../src/services/account-preferences.ts';
import type * as devices from '../../src/services/preferences.ts';
import type * as copies from '../../src/services/session/preferences-copy.ts';
import type * as storages from '../../src/services/storage.ts';
import { eventually } from '../support/eventually.ts';
import { clientOf, PASSWORD, sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';

const storeAppearance = vi.fn<(copy: PreferencesCopy | null) => void>();
const { loadAccount, saveChanges, watchDevice, copyKey, forgetPreferences, storage } = await ownServices();
let client: SupabaseClient;
let backend: TestBackend;
let ana: Learner;
/** A learner whose row no test changes. */
let other: Learner;

beforeAll(async () => {
  backend = await sharedBackend();
  other = await backend.register('Other');
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  ana = await backend.register('Ana');
  client = ana.client;
});

/** The services with this file's client, whatever copies other files have loaded. */
async function ownServices(): Promise<typeof accounts & typeof devices & typeof copies & typeof storages> {
  vi.resetModules();
  vi.doMock('../../src/services/session/supabase.ts', () => ({ supabase: () => Promise.resolve(client) }));
  vi.doMock('../../src/services/appearance.ts', () => ({ storeAppearance }));
  return {
    ...(await import('../../src/services/account-preferences.ts')),
    ...(await import('../../src/services/preferences.ts')),
    ...(await import('../../src/services/session/preferences-copy.ts')),
    ...(await import('../../src/services/storage.ts')),
  };
}

const own = (learner: Learner) => ({ userId: learner.id, displayName: 'Session name' });
const changed = (learner: Learner, changes: PreferenceChanges, at = Date.now()) => ({
  ...own(learner),
  changes,
  made: Object.fromEntries(Object.keys(changes).map((key) => [key, at])),
});
const rowOf = async ({ client: reader, id }: Learner) =>
  (await reader.from('profiles').select('display_name, timezone, daily_goal, settings').eq('id', id).single())
    .data;

describe('the account', () => {
  test('a new one has the defaults, with the name that it was registered with', async () => {
    expect(await loadAccount(own(ana))).toEqual({ account: defaultPreferences('Ana'), moments: {} });
  });

  test('saves changes and nothing else', async () => {
    const changes = {
      displayName: 'Ana María',
      timezone: 'Europe/Paris',
      dailyGoal: 30,
      soundEffects: false,
    } as const;
    const expected = { ...defaultPreferences('Ana'), ...changes };
    const sent = changed(ana, changes);
    expect(await saveChanges(sent)).toEqual({ account: expected, moments: sent.made, refused: {} });
    expect(await loadAccount(own(ana))).toEqual({ account: expected, moments: sent.made });
    expect((await saveChanges(changed(ana, { autoPlayAudio: true }))).account).toEqual({
      ...expected,
      autoPlayAudio: true,
    });
    expect((await ana.client.auth.getUser()).data.user?.user_metadata['name']).toBe('Ana María');
  });

  test('unknown keys stay, impossible values count as unset', async () => {
    const settings = {
      theme: 'sepia',
      retention: 0.5,
      soundEffects: 'loud',
      notifications: null,
      later: { deep: [1] },
    };
    await ana.client.from('profiles').update({ settings, timezone: 'Mars/Olympus' }).eq('id', ana.id);
    const loaded = await loadAccount(own(ana));
    expect(loaded.account).toMatchObject({
      soundEffects: true,
      notifications: false,
      retention: 0.9,
      timezone: 'Mars/Olympus',
    });
    await saveChanges(changed(ana, { notifications: true }));
    expect(await rowOf(ana)).toMatchObject({
      timezone: 'Mars/Olympus',
      settings: { ...settings, notifications: true },
    });
  });

  test('review settings load as they were saved', async () => {
    const changes = {
      retention: 0.95,
      reviewButtons: 2,
      typedAnswers: true,
      vosotros: false,
      theme: 'dark',
      textSize: 'large',
    } as const;
    expect((await saveChanges(changed(ana, changes))).account).toMatchObject(changes);
    expect((await loadAccount(own(ana))).account).toMatchObject(changes);
  });

  test('a learner is on the leaderboard only while they want to be', async () => {
    const facts = {
      game: 'daily-challenge',
      difficulty: 'medium',
      right: 5,
      total: 10,
      seconds: 60,
      cards: [],
    };
    const event = {
      id: crypto.randomUUID(),
      kind: 'game.finished',
      at: new Date().toISOString(),
      zone: 'UTC',
      facts,
    };
    await ana.client.rpc('record_activity', { events: [event] });
    await saveChanges(changed(ana, { displayName: 'Ana of the leaderboard' }));
    const isShown = async () =>
      JSON.stringify((await other.client.rpc('leaderboard', { size: 50 })).data).includes(
        'Ana of the leaderboard',
      );
    expect((await loadAccount(own(ana))).account.isListed).toBeNull();
    expect(await isShown()).toBe(false);
    await saveChanges(changed(ana, { isListed: true }));
    expect(await isShown()).toBe(true);
    expect((await saveChanges(changed(ana, { isListed: false }))).account.isListed).toBe(false);
    expect(await isShown()).toBe(false);
    await saveChanges(changed(ana, { isListed: true }));
    expect(await isShown()).toBe(true);
  });

  test('no learner loads or saves another’s settings', async () => {
    const before = await rowOf(other);
    await expect(loadAccount(own(other))).rejects.toThrow(/^$/);
    const changes = changed(other, { displayName: 'Mine now' });
    await expect(saveChanges(changes), 'kept for later').rejects.toThrow(/^$/);
    expect(await rowOf(other)).toEqual(before);
  });

  test.each(['<b>Ana</b>', 'Ana 😀', `O'Brien "Bob"; --`])(
    'the name %s loads as it was saved',
    async (name) => {
      const saved = await saveChanges(changed(ana, { displayName: name }));
      expect(saved.account.displayName).toBe(name);
    },
  );

  test('a name of 10,000 letters is refused with a reason and blocks no other change', async () => {
    const changes = changed(ana, { displayName: 'ñ'.repeat(10_000), reminderHour: 7 });
    const saved = await saveChanges(changes);
    expect(saved.refused).toEqual({ displayName: 'too long' });
    expect(saved.account).toMatchObject({ displayName: 'Ana', reminderHour: 7 });
  });

  test('of two devices that change different settings at once, both keep theirs', async () => {
    await Promise.all([
      saveChanges(changed(ana, { theme: 'light' })),
      saveChanges(changed(ana, { textSize: 'normal' })),
      saveChanges(changed(ana, { dailyGoal: 15 })),
    ]);
    expect((await loadAccount(own(ana))).account).toMatchObject({
      theme: 'light',
      textSize: 'normal',
      dailyGoal: 15,
    });
  });

  test('a phone that was offline doesn’t undo what the laptop changed later', async () => {
    const [onPhone, onLaptop] = [Date.now() - 60_000, Date.now()];
    await saveChanges(changed(ana, { theme: 'dark', displayName: 'Laptop' }, onLaptop));
    const late = await saveChanges(
      changed(ana, { theme: 'system', displayName: 'Phone', dailyGoal: 5 }, onPhone),
    );
    expect(late.account).toMatchObject({ theme: 'dark', displayName: 'Laptop' });
    expect(late.moments).toMatchObject({ theme: onLaptop });
    expect(late.refused, 'it is older, but not bad').toEqual({});
    expect((await ana.client.auth.getUser()).data.user?.user_metadata['name']).toBe('Laptop');
  });

  test('a device whose clock is ahead wins no longer than until now', async () => {
    const tomorrow = Date.now() + 86_400_000;
    const { moments } = await saveChanges(changed(ana, { typedAnswers: true }, tomorrow));
    expect(moments.typedAnswers).toBeLessThanOrEqual(Date.now());
    const later = await saveChanges(changed(ana, { typedAnswers: false }, Date.now() + 1));
    expect(later.account.typedAnswers).toBe(false);
  });

  test('a missing session or service isn’t a refusal', async () => {
    client = clientOf('http://127.0.0.1:9');
    const changes = changed(ana, { soundEffects: true });
    await expect(saveChanges(changes)).rejects.toThrow(/^$/);
    await expect(loadAccount(own(ana))).rejects.toThrow(/^$/);
  });

  const page = '<!doctype html><title>404</title>';
  test.each([
    ['a stale schema cache', 404, '{"code":"PGRST202","message":"no such function"}'],
    ['a column that is not there', 400, '{"code":"42703","message":"no such column"}'],
    ['a row too many', 406, '{"code":"PGRST116","message":"not one row","details":"2 rows"}'],
    ['a conflict', 409, '{"code":"23505","message":"conflict"}'],
    ['a gateway', 404, page],
    ['an empty list of a gateway', 404, '[]'],
    ['a portal’s page', 200, page],
    ['half a body', 200, '{"settings":{"theme":"da'],
    ['no row', 200, 'null'],
    ['an empty row', 200, '{}'],
    ['a list', 200, '[{"settings":{},"display_name":"Ana"}]'],
    ['nothing', 204, null],
    ['another’s rights', 403, '{"code":"42501","message":"no"}'],
    ['a broken service', 500, ''],
  ])('%s isn’t an answer: nothing counts as refused, saved or unset', async (_name, status, body) => {
    client = clientOf(backend.origin, async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.includes('/rest/') ? new Response(body, { status }) : fetch(input, init);
    });
    await client.auth.signInWithPassword({ email: ana.email, password: PASSWORD });
    const changes = changed(ana, { soundEffects: true });
    await expect(saveChanges(changes)).rejects.toThrow(/^$/);
    await expect(loadAccount(own(ana))).rejects.toThrow(/^$/);
  });

  test('settings are saved even if the session’s name can’t be updated', async () => {
    client = clientOf(backend.origin, async (input, init) => {
      if (init?.method === 'PUT') throw new TypeError('Failed to fetch');
      return fetch(input, init);
    });
    await client.auth.signInWithPassword({ email: ana.email, password: PASSWORD });
    const { account } = await saveChanges(changed(ana, { displayName: 'Ana again' }));
    expect(account.displayName).toBe('Ana again');
  });
});

describe('the device', () => {
  const window = new EventTarget();
  const copy: PreferencesCopy = {
    account: defaultPreferences('Ana'),
    moments: { theme: 100 },
    changes: { dailyGoal: 5 },
    made: { dailyGoal: 200 },
  };
  const stops: (() => void)[] = [];
  const watch = (learner = ana) => {
    const facts: unknown[] = [];
    const zones: string[] = [];
    const device = watchDevice(own(learner), (fact) =>
      fact.type === 'zone.found' ? zones.push(fact.zone) : facts.push(fact),
    );
    stops.push(device.stop);
    return { facts, zones, ...device };
  };
  const travel = (timeZone: string | undefined) => {
    const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
    const said = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    said.mockReturnValue(options as Intl.ResolvedDateTimeFormatOptions);
    stops.push(() => said.mockRestore());
  };
  const writeElsewhere = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

  beforeEach(() => {
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    forgetPreferences(ana.id);
  });

  test.each([
    ['Europe/London', 'Europe/London'],
    [undefined, 'America/New_York'],
    ['', 'America/New_York'],
    ['Etc/Unknown', 'America/New_York'],
    ['undefined', 'America/New_York'],
    ['+01:00', 'America/New_York'],
  ])('in a browser that says %s it’s in %s', (said, zone) => {
    travel(said);
    expect(watch().zones).toEqual([zone]);
  });

  test('travel is reported once, when the page is visible again or within a minute, until stopped', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    travel('Europe/London');
    const { zones, stop } = watch();
    travel('Asia/Tokyo');
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
    travel('America/Chicago');
    vi.advanceTimersByTime(180_000);
    expect(zones).toEqual(['Europe/London', 'Asia/Tokyo', 'America/Chicago']);
    stop();
    travel('UTC');
    window.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(180_000);
    expect(zones).toHaveLength(3);
  });

  test('settings on this device are read by the same learner only', () => {
    watch().write(copy);
    expect(watch().facts).toEqual([{ type: 'copy.read', copy }]);
    expect(watch(other).facts).toEqual([{ type: 'copy.read', copy: null }]);
  });

  test('the pages look as the copy says until it’s removed', async () => {
    storeAppearance.mockClear();
    const { write, stop } = watch();
    write(copy);
    stop();
    await eventually(() => expect(storeAppearance.mock.calls).toEqual([[copy]]));
    forgetPreferences(ana.id);
    const again = watch();
    again.stop();
    await eventually(() => expect(storeAppearance.mock.calls).toEqual([[copy], [null]]));
  });

  test('nothing is left after logout', () => {
    watch().write(copy);
    forgetPreferences(ana.id);
    expect(watch().facts).toEqual([{ type: 'copy.read', copy: null }]);
  });

  test.each(['', '{"account":', 'null', '[]', '7', '{}'])('a copy that reads %s counts as none', (text) => {
    storage.setItem(copyKey(ana.id), text);
    expect(watch().facts).toEqual([{ type: 'copy.read', copy: null }]);
  });

  test('invalid values in a copy are skipped', () => {
    storage.setItem(
      copyKey(ana.id),
      JSON.stringify({
        account: { dailyGoal: 7, timezone: 'Europe/London', __proto__: 1 },
        changes: { toString: 1 },
        moments: { theme: 5, textSize: 'yesterday', dailyGoal: -1, timezone: 1e15 },
        made: [7],
      }),
    );
    expect(watch().facts).toEqual([
      {
        type: 'copy.read',
        copy: {
          account: { ...defaultPreferences('Session name'), timezone: 'Europe/London' },
          moments: { theme: 5 },
          changes: {},
          made: {},
        },
      },
    ]);
  });

  test('a change without a timestamp, from an earlier release, is older than any other and still sent', () => {
    const { account, changes } = copy;
    storage.setItem(copyKey(ana.id), JSON.stringify({ account, changes }));
    const read = { account, moments: {}, changes, made: { dailyGoal: 1 } };
    expect(watch().facts).toEqual([{ type: 'copy.read', copy: read }]);
  });

  test('what another tab has just written stays, and the newer change of each setting', () => {
    watch().write(copy);
    watch().write({
      ...copy,
      changes: { theme: 'dark', dailyGoal: 30 },
      made: { theme: 150, dailyGoal: 100 },
    });
    expect(watch().facts).toEqual([
      {
        type: 'copy.read',
        copy: { ...copy, changes: { dailyGoal: 5, theme: 'dark' }, made: { dailyGoal: 200, theme: 150 } },
      },
    ]);
  });

  test('a change that the account already has is no longer queued', () => {
    watch().write(copy);
    const settled = { ...copy, account: { ...copy.account, dailyGoal: 5 as const }, changes: {} };
    watch().write(settled);
    expect(watch().facts).toEqual([{ type: 'copy.read', copy: settled }]);
  });

  test('settings of a newer release stay in the copy', () => {
    const newer = {
      ...copy,
      account: { ...copy.account, font: 'serif' },
      changes: { font: 'mono' },
      made: { font: 7 },
      release: 9,
    };
    storage.setItem(copyKey(ana.id), JSON.stringify(newer));
    watch().write(copy);
    expect(JSON.parse(storage.getItem(copyKey(ana.id)) ?? '')).toEqual({
      ...newer,
      changes: { font: 'mono', dailyGoal: 5 },
      made: { font: 7, dailyGoal: 200 },
    });
  });

  test.each([
    ['closed', 'SecurityError'],
    ['full', 'QuotaExceededError'],
  ])('a storage that is %s loses nothing while the page is open', (_state, name) => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('', name);
      },
    });
    watch().write(copy);
    expect(watch().facts).toEqual([{ type: 'copy.read', copy }]);
  });

  test('changes by other tabs and a restored network are reported until stopped', () => {
    const { facts, stop } = watch();
    writeElsewhere(copyKey(ana.id), JSON.stringify(copy));
    writeElsewhere(copyKey(other.id), JSON.stringify(copy));
    writeElsewhere(copyKey(ana.id), null);
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('online'));
    expect(facts.slice(1)).toEqual([{ type: 'copy.changed', copy }, { type: 'connection.returned' }]);
  });
});
