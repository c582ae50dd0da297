import { REMINDER, type ReminderPlan } from '#machines/account/reminders.rules.ts';
import { preferencesMachine } from '#machines/account/preferences.machine.ts';
import { defaultPreferences } from '#machines/account/preferences.rules.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, type AnyActor } from 'xstate';
import type { LearnerNow } from '../../src/actors/reminders.ts';
import { watchLearner, watchLog } from '../../src/frame/learner-now.ts';
import { runningFlows } from '../../src/runtime/running.ts';
import { dueCounter, type DuePlan } from '../../src/services/due-plan.ts';
import { forgetReminders, noteStudied, showBadge } from '../../src/services/reminders.ts';
import { openToday, remind } from '../../src/worker/remind.ts';
import { ratedAt, studied } from '../support/activity.ts';
import { controlled } from '../support/paths/control.ts';

afterEach(() => {
  vi.useRealTimers();
});

const origin = 'https://camino.example';
const plan: ReminderPlan = {
  hour: 18,
  zone: 'UTC',
  day: '2026-11-20',
  forecast: [3, 2],
  studied: '2026-11-20',
};
const EVENING = Date.parse('2026-11-21T19:00Z');

/** Caches in memory, as far as reminders use them. */
function stubCaches(kept: Record<string, unknown> | null) {
  const files = new Map(Object.entries(kept ?? {}).map(([name, value]) => [name, JSON.stringify(value)]));
  let isThere = kept !== null;
  const cache = {
    match: async (name: string) => {
      const text = files.get(name);
      return text === undefined ? undefined : new Response(text);
    },
    put: async (name: string, file: Response) => void files.set(name, await file.text()),
  };
  vi.stubGlobal('caches', {
    has: async () => isThere,
    open: async () => cache,
    delete: async () => {
      const was = isThere;
      isThere = false;
      files.clear();
      return was;
    },
  });
  return files;
}

/** A service worker with these windows of the app. */
function worker(windows: { url: string; visibilityState: 'visible' | 'hidden' }[] = []) {
  const done: unknown[] = [];
  return {
    done,
    scope: {
      registration: {
        showNotification: async (title: string, { body, tag }: NotificationOptions) =>
          void done.push([title, body, tag]),
      },
      navigator: { setAppBadge: async (count: number) => void done.push(count) },
      clients: {
        matchAll: async () =>
          windows.map((one) => ({ ...one, focus: async () => void done.push(`focus ${one.url}`) })),
        openWindow: async (url: string) => void done.push(`open ${url}`),
      },
    },
  };
}

test('woken on a day without study, the worker shows one notification, and the number on the icon', async () => {
  const files = stubCaches({ [REMINDER.plan]: plan });
  const { scope, done } = worker([{ url: `${origin}/games`, visibilityState: 'hidden' }]);
  await remind(scope, EVENING);
  await remind(scope, EVENING + 3_600_000);
  expect(done).toEqual([5, ['A little Spanish today?', '5 cards are due today.', REMINDER.tag], 5]);
  expect(files.get(REMINDER.shown)).toBe('"2026-11-21"');
});

test.each([
  ['after the log-out', null],
  ['while the reminders are off', {}],
  ['by a damaged file', { [REMINDER.plan]: 'plan' }],
])('nothing is shown %s', async (_name, kept) => {
  stubCaches(kept);
  const { scope, done } = worker();
  await remind(scope, EVENING);
  expect(done).toEqual([]);
});

test('what was studied in a tab that closed at once is known to the worker: nothing is shown that day', async () => {
  stubCaches({ [REMINDER.plan]: plan });
  await noteStudied('2026-11-21');
  const { scope, done } = worker();
  await remind(scope, EVENING);
  await remind(scope, EVENING + 24 * 3_600_000);
  expect(done).toEqual([5, 5, ['A little Spanish today?', '5 cards are due today.', REMINDER.tag]]);
});

test('where no reminder is kept, none is for a day that was studied', async () => {
  const files = stubCaches(null);
  await noteStudied('2026-11-21');
  expect(files.size).toBe(0);
});

test('while the app is in sight nothing is shown but the number', async () => {
  stubCaches({ [REMINDER.plan]: plan });
  const { scope, done } = worker([{ url: `${origin}/`, visibilityState: 'visible' }]);
  await remind(scope, EVENING);
  expect(done).toEqual([5]);
});

test('a click opens Today: in its window if there is one, else in a new one, never in that of a game', async () => {
  const game = { url: `${origin}/games/word-match`, visibilityState: 'hidden' as const };
  const elsewhere = worker([game]);
  await openToday(elsewhere.scope, origin);
  expect(elsewhere.done).toEqual([`open ${origin}/`]);
  const there = worker([game, { url: `${origin}/?x`, visibilityState: 'hidden' }]);
  await openToday(there.scope, origin);
  expect(there.done).toEqual([`focus ${origin}/?x`]);
});

test('to forget the reminders leaves nothing of the learner, and does nothing where there is nothing', async () => {
  await expect(forgetReminders()).resolves.toBeUndefined();
  expect(() => showBadge(3)).not.toThrow();
  const files = stubCaches({ [REMINDER.plan]: plan, [REMINDER.shown]: '2026-11-20' });
  const done: unknown[] = [];
  const registration = {
    periodicSync: { unregister: async (tag: string) => void done.push(tag) },
    getNotifications: async () => [{ close: () => done.push('closed') }],
  };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration },
    setAppBadge: async (count: number) => void done.push(count),
    clearAppBadge: async () => void done.push('cleared'),
  });
  showBadge(3);
  showBadge(0);
  await forgetReminders();
  expect(done).toEqual([3, 'cleared', REMINDER.tag, 'closed']);
  expect(files.size).toBe(0);
});

/** The flows that run from login to logout, whose log and settings the test writes. */
function companions(changes: object = {}) {
  const flows = runningFlows();
  const activity = controlled(activityMachine);
  const sync = controlled(activitySyncMachine);
  const preferences = controlled(preferencesMachine);
  const log = createActor(activity.machine, { input: { learner: 'u1' } }).start();
  const exchange = createActor(sync.machine, { input: { learner: 'u1' } }).start();
  const settings = createActor(preferences.machine, { input: { userId: 'u1', displayName: 'Ana' } }).start();
  const account = { ...defaultPreferences('Ana'), timezone: 'UTC', ...changes };
  let position = 0;
  const page = (events: readonly object[]) => ({
    events,
    own: [],
    damaged: 0,
    position: { kept: (position += events.length), unkept: 0 },
    cursor: 0,
    hasMore: false,
  });
  const ends = [log, exchange, settings].map((actor) => flows.announce(actor as AnyActor));
  return {
    flows,
    log,
    known: async (events: readonly object[]) => {
      preferences.sendBack('watchDevice', {
        type: 'copy.read',
        copy: { account, moments: {}, changes: {}, made: {} },
      } as never);
      await activity.settle({ type: 'xstate.done.actor.openLog', output: { isKept: true } });
      await activity.settle({ type: 'xstate.done.actor.readActivity', output: page(events) });
    },
    fetched: async () => {
      await sync.settle({ type: 'xstate.done.actor.fetchBridge', output: null });
      await sync.settle({
        type: 'xstate.done.actor.exchangeActivity',
        output: { unsent: 0, hasMore: false, refusals: [] },
      });
    },
    written: async (events: readonly object[]) => {
      await activity.settle({
        type: 'xstate.done.actor.appendActivity',
        output: { appended: events.length, isKept: true },
      });
      await activity.settle({ type: 'xstate.done.actor.readActivity', output: page(events) });
    },
    received: async (events: readonly object[]) => {
      activity.sendBack('watchLog', { type: 'log.grown' });
      await activity.settle({ type: 'xstate.done.actor.readActivity', output: page(events) });
    },
    end: () => {
      for (const end of ends) end();
      for (const actor of [log, exchange, settings]) actor.stop();
    },
  };
}

test('the log is told at rest: facts of this page as such, those of other devices without a word', async () => {
  const page = companions({ notifications: true });
  const told: unknown[] = [];
  const stop = watchLog(page.flows, (event) =>
    told.push(event.type === 'log.settled' ? [event.log.count, event.facts.map(({ id }) => id)] : event.type),
  );
  await page.known([studied(1)]);
  expect(told, 'nothing before the account has answered').toEqual(['settings.told']);
  await page.fetched();
  const [mine, other] = [studied(2), studied(3)];
  page.log.send({ type: 'activity.recorded', events: [mine] });
  await page.written([mine, other]);
  await page.received([studied(4)]);
  expect(told.slice(1)).toEqual([
    [1, []],
    [3, [mine.id]],
    [4, []],
  ]);
  page.end();
  expect(told.at(-1)).toBe('log.closed');
  stop();
});

test('a learner is told with their log and wishes, again when either changes, and that nobody is left', async () => {
  const page = companions({ notifications: true, reminderHour: 7 });
  const told: (LearnerNow | null)[] = [];
  const stop = watchLearner(page.flows, (now) => told.push(now));
  await page.known([studied(1)]);
  expect(told.map((now) => [now?.learner.isWanted, now?.ground?.progress.count])).toEqual([
    [true, undefined],
  ]);
  await page.fetched();
  const log: Progress = addActivity(noProgress, [studied(1)]);
  expect(told.at(-1)).toEqual({
    learner: { userId: 'u1', zone: 'UTC', isWanted: true },
    ground: {
      progress: log,
      rules: { retention: 0.9, zone: 'UTC', dailyGoal: 10, cap: 50 },
      hour: 7,
    },
    studied: null,
  });
  page.log.send({ type: 'activity.recorded', events: [studied(2)] });
  expect(told.at(-1)?.studied, 'told before it is in the log').toBe('2026-11-03');
  page.end();
  expect(told.at(-1)).toBeNull();
  stop();
});

test('what is due is counted once the log rests, for today and the days after; a log-out stops that', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00Z') });
  vi.stubGlobal('document', new EventTarget());
  const told: DuePlan[] = [];
  const counter = dueCounter((counted) => told.push(counted));
  const facts = ['nouns-la-casa', 'numbers-uno', 'greetings-hola'].map((card, index) =>
    ratedAt(Date.parse('2026-11-21T12:00Z') + index, card, 'UTC'),
  );
  const rules = { retention: 0.9, zone: 'UTC', dailyGoal: 10, cap: 2 } as const;
  counter.change({ progress: addActivity(noProgress, facts.slice(1)), rules, hour: 7 });
  await vi.advanceTimersByTimeAsync(1900);
  counter.change({ progress: addActivity(noProgress, facts), rules, hour: 7 });
  await vi.advanceTimersByTimeAsync(1900);
  expect(told).toEqual([]);
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 10_000 });
  expect(told[0]).toMatchObject({
    due: 3,
    plan: { hour: 7, zone: 'UTC', day: '2026-11-23', studied: '2026-11-21' },
  });
  expect(told[0]?.plan.forecast[0]).toBe(3);
  counter.change(null);
  await vi.advanceTimersByTimeAsync(1_300_000);
  expect(told).toHaveLength(1);
  counter.stop();
});
