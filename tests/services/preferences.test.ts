import { defaultPreferences, type PreferencesCopy } from '#machines/account/preferences.rules.ts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as accounts from '../../src/services/account-preferences.ts';
import type * as devices from '../../src/services/preferences.ts';
import type * as copies from '../../src/services/session/preferences-copy.ts';
import type * as storages from '../../src/services/storage.ts';
import { clientOf, sharedBackend, type Learner, type TestBackend } from '../support/backend.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});
vi.setConfig({ hookTimeout: 60_000, testTimeout: 30_000 });

const keepLook = vi.fn<(copy: PreferencesCopy | null) => void>();
const { loadAccount, saveChanges, watchDevice, copyKey, forgetPreferences, storage } = await ownServices();
let client: SupabaseClient;
let backend: TestBackend;
let ana: Learner;
let other: Learner;

beforeAll(async () => {
  backend = await sharedBackend();
  [ana, other] = [await backend.register('Ana'), await backend.register('Other')];
});
beforeEach(() => {
  client = ana.client;
});

/** The services with this file's own client, whatever copies of them other files have loaded. */
async function ownServices(): Promise<typeof accounts & typeof devices & typeof copies & typeof storages> {
  vi.resetModules();
  vi.doMock('../../src/services/session/supabase.ts', () => ({ supabase: () => Promise.resolve(client) }));
  vi.doMock('../../src/services/look.ts', () => ({ keepLook }));
  return {
    ...(await import('../../src/services/account-preferences.ts')),
    ...(await import('../../src/services/preferences.ts')),
    ...(await import('../../src/services/session/preferences-copy.ts')),
    ...(await import('../../src/services/storage.ts')),
  };
}

const own = (learner: Learner) => ({ userId: learner.id, displayName: 'Session name' });
const rowOf = async ({ client: reader, id }: Learner) =>
  (await reader.from('profiles').select('display_name, timezone, daily_goal, settings').eq('id', id).single())
    .data;

describe('the account', () => {
  test('a new one has the defaults, with the name that it was registered with', async () => {
    expect(await loadAccount(own(ana))).toEqual(defaultPreferences('Ana'));
  });

  test('changes are saved, and only they', async () => {
    const changes = {
      displayName: 'Ana María',
      timezone: 'Europe/Paris',
      dailyGoal: 30,
      soundEffects: false,
    } as const;
    const expected = { ...defaultPreferences('Ana'), ...changes };
    expect(await saveChanges({ ...own(ana), changes })).toEqual(expected);
    expect(await loadAccount(own(ana))).toEqual(expected);
    expect(await saveChanges({ ...own(ana), changes: { autoPlayAudio: true } })).toEqual({
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
    expect(loaded).toMatchObject({
      soundEffects: true,
      notifications: false,
      retention: 0.9,
      timezone: 'Mars/Olympus',
    });
    await saveChanges({ ...own(ana), changes: { notifications: true } });
    expect(await rowOf(ana)).toMatchObject({
      timezone: 'Mars/Olympus',
      settings: { ...settings, notifications: true },
    });
  });

  test('the settings of the reviews come back as they were saved', async () => {
    const changes = {
      retention: 0.95,
      reviewButtons: 2,
      typedAnswers: true,
      vosotros: false,
      theme: 'dark',
      textSize: 'large',
    } as const;
    expect(await saveChanges({ ...own(ana), changes })).toMatchObject(changes);
    expect(await loadAccount(own(ana))).toMatchObject(changes);
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
    await saveChanges({ ...own(ana), changes: { displayName: 'Ana of the leaderboard' } });
    const isShown = async () =>
      JSON.stringify((await other.client.rpc('leaderboard', { size: 50 })).data).includes(
        'Ana of the leaderboard',
      );
    expect(await loadAccount(own(ana))).toMatchObject({ isListed: null });
    expect(await isShown()).toBe(false);
    await saveChanges({ ...own(ana), changes: { isListed: true } });
    expect(await isShown()).toBe(true);
    expect(await saveChanges({ ...own(ana), changes: { isListed: false } })).toMatchObject({
      isListed: false,
    });
    expect(await isShown()).toBe(false);
    await saveChanges({ ...own(ana), changes: { isListed: true } });
    expect(await isShown()).toBe(true);
  });

  test('no learner loads or saves another’s settings', async () => {
    const before = await rowOf(other);
    await expect(loadAccount(own(other))).rejects.toThrow(/^$/);
    const changes = { displayName: 'Mine now' };
    await expect(saveChanges({ ...own(other), changes }), 'kept for later').rejects.toThrow(/^$/);
    expect(await rowOf(other)).toEqual(before);
  });

  test.each(['<b>Ana</b>', 'Ana 😀', `O'Brien "Bob"; --`])(
    'the name %s comes back as it was',
    async (name) => {
      const saved = await saveChanges({ ...own(ana), changes: { displayName: name } });
      expect(saved.displayName).toBe(name);
    },
  );

  test('a name of 10,000 characters is refused', async () => {
    const changes = { displayName: 'ñ'.repeat(10_000) };
    await expect(saveChanges({ ...own(ana), changes })).rejects.toThrow(
      'Your account did not accept these settings.',
    );
  });

  test('a missing session or service is not a refusal', async () => {
    client = clientOf('http://127.0.0.1:9');
    const changes = { soundEffects: true };
    await expect(saveChanges({ ...own(ana), changes })).rejects.toThrow(/^$/);
    await expect(loadAccount(own(ana))).rejects.toThrow(/^$/);
  });
});

describe('the device', () => {
  const window = new EventTarget();
  const copy: PreferencesCopy = { account: defaultPreferences('Ana'), changes: { dailyGoal: 5 } };
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
  ])('in a browser that says %s it is in %s', (said, zone) => {
    travel(said);
    expect(watch().zones).toEqual([zone]);
  });

  test('a journey is told once, when the page is seen again or within a minute, until the end', () => {
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

  test('the pages look as the copy says until it is forgotten', async () => {
    keepLook.mockClear();
    const { write, stop } = watch();
    write(copy);
    stop();
    await vi.waitFor(() => expect(keepLook.mock.calls).toEqual([[copy]]));
    forgetPreferences(ana.id);
    const again = watch();
    again.stop();
    await vi.waitFor(() => expect(keepLook.mock.calls).toEqual([[copy], [null]]));
  });

  test('nothing is left after log-out', () => {
    watch().write(copy);
    forgetPreferences(ana.id);
    expect(watch().facts).toEqual([{ type: 'copy.read', copy: null }]);
  });

  test.each(['', '{"account":', 'null', '[]', '7', '{}'])('a copy that reads %s counts as none', (text) => {
    storage.setItem(copyKey(ana.id), text);
    expect(watch().facts).toEqual([{ type: 'copy.read', copy: null }]);
  });

  test('foreign values in a copy are left out', () => {
    storage.setItem(
      copyKey(ana.id),
      JSON.stringify({
        account: { dailyGoal: 7, timezone: 'Europe/London', __proto__: 1 },
        changes: { toString: 1 },
      }),
    );
    expect(watch().facts).toEqual([
      {
        type: 'copy.read',
        copy: { account: { ...defaultPreferences('Session name'), timezone: 'Europe/London' }, changes: {} },
      },
    ]);
  });

  test('changes by other tabs and a restored network are told until the end', () => {
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
