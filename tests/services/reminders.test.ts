import { remindersMachine } from '#machines/account/reminders.machine.ts';
import { REMINDER, type ReminderPlan } from '#machines/account/reminders.rules.ts';
import { addActivity, noProgress } from '#machines/learning/progress.rules.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { watchMilestones, reminderActors, watchLearner } from '../../src/actors/background.ts';
import { countPlan, forgetReminders, noteStudied, showBadge } from '../../src/services/reminders.ts';
import { openToday, remind } from '../../src/worker/remind.ts';
import { eventually } from '../support/eventually.ts';
import { ratedAt, studied } from '../support/activity.ts';
import { learnerFlows } from '../support/learner-flows.ts';

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

/** An in-memory cache, as far as reminders need it. */
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

/** A service worker with these windows. */
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
  expect(done).toEqual([5, ['A little Spanish today?', '5 words are due today.', REMINDER.tag], 5]);
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

test('the worker knows of study in a tab that closed at once: no reminder that day', async () => {
  stubCaches({ [REMINDER.plan]: plan });
  await noteStudied('2026-11-21');
  const { scope, done } = worker();
  await remind(scope, EVENING);
  await remind(scope, EVENING + 24 * 3_600_000);
  expect(done).toEqual([5, 5, ['A little Spanish today?', '5 words are due today.', REMINDER.tag]]);
});

test('a day of study stores nothing where there’s no reminder', async () => {
  const files = stubCaches(null);
  await noteStudied('2026-11-21');
  expect(files.size).toBe(0);
});

test('while the app is visible only the badge is shown', async () => {
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

test('forgetting reminders removes all of the learner’s data, and is harmless without any', async () => {
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

test('at rest the log is reported with this page’s facts, not with other devices’', async () => {
  const page = learnerFlows({ notifications: true });
  const reported: unknown[] = [];
  const stop = watchMilestones(page.flows, (event) =>
    reported.push(
      event.type === 'log.settled' ? [event.log.count, event.facts.map(({ id }) => id)] : event.type,
    ),
  );
  await page.known([studied(1)]);
  expect(reported, 'nothing before the account has answered').toEqual(['settings.changed']);
  await page.fetched();
  const [mine, other] = [studied(2), studied(3)];
  page.flows.activity.send({ type: 'activity.recorded', events: [mine] });
  await page.written([mine, other]);
  await page.received([studied(4)]);
  await eventually(() => expect(reported.slice(1)).toEqual(['log.opened', [3, [mine.id]], [4, []]]));
  stop();
  page.end();
});

test('reminders get the settings, and the log once it’s known and at rest', async () => {
  const page = learnerFlows({ notifications: true, reminderHour: 7 });
  const files = stubCaches({ [REMINDER.plan]: plan });
  const reported: object[] = [];
  const stop = watchLearner(page.flows, (event) => reported.push(event));
  await page.known([studied(1)]);
  expect(reported).toEqual([
    { type: 'learner.changed', learner: { userId: 'u1', zone: 'UTC', isWanted: true } },
  ]);
  await page.fetched();
  const rules = { retention: 0.9, zone: 'UTC', dailyGoal: 10, cap: 50 };
  const dueInput = { progress: addActivity(noProgress, [studied(1)]), rules, hour: 7 };
  expect(reported.slice(1)).toEqual([{ type: 'due.changed', dueInput }]);
  page.flows.activity.send({ type: 'activity.recorded', events: [studied(2)] });
  await eventually(() => expect(files.get(REMINDER.plan)).toContain('"studied":"2026-11-03"'));
  expect(reported, 'the worker knows before it is in the log').toHaveLength(2);
  await page.written([studied(2)]);
  expect(reported).toHaveLength(3);
  stop();
  page.end();
});

test('a changed log is counted after a rest and restarts nothing else', async () => {
  const page = learnerFlows({ notifications: true });
  let started = 0;
  const idle = fromCallback<{ type: 'none' }>(() => undefined);
  const machine = remindersMachine.provide({
    actors: {
      ...reminderActors(page.flows),
      watchDevice: fromCallback<{ type: 'none' }>(() => {
        started += 1;
      }),
      forget: idle,
    },
  });
  const reminders = createActor(machine).start();
  await page.known([studied(1)]);
  await page.fetched();
  await page.received([studied(2)]);
  expect(reminders.getSnapshot().matches({ counting: 'resting' })).toBe(true);
  expect(started).toBe(1);
  reminders.stop();
  page.end();
});

test('due cards are counted for today and the days after', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00Z'), toFake: ['Date'] });
  const facts = ['nouns-la-casa', 'numbers-uno', 'greetings-hola'].map((card, index) =>
    ratedAt(Date.parse('2026-11-21T12:00Z') + index, card, 'UTC'),
  );
  const rules = { retention: 0.9, zone: 'UTC', dailyGoal: 10, cap: 2 } as const;
  const dueInput = { progress: addActivity(noProgress, facts), rules, hour: 7 };
  const { due, plan: counted } = await countPlan(dueInput, new AbortController().signal);
  expect(due).toBe(3);
  expect(counted).toMatchObject({ hour: 7, zone: 'UTC', day: '2026-11-23', studied: '2026-11-21' });
  expect(counted.forecast[0]).toBe(3);
  await expect(countPlan(dueInput, AbortSignal.abort())).rejects.toThrow('aborted');
});
