// @module-tag long
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readPlan, REMINDER, type ReminderPlan } from '#machines/account/reminders.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { paths } from '../../src/paths.ts';
import type { Place } from '../../src/worker/remind.ts';
import { sendActivity } from '../support/account-log.ts';
import { ratedAt } from '../support/activity.ts';
import { findWindowedBrowser, launch } from '../support/browser.ts';
import { controlled } from '../support/cached-app.ts';
import { enter, storedLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const DAY = 86_400_000;
const EVENING = 20;
const origin = inject('origin');
const zone = zoneWhereItIs(EVENING);
const executable = findWindowedBrowser();
let browser: Browser | undefined;

beforeAll(async () => {
  if (executable) browser = await launch(executable);
});
afterAll(() => browser?.close());

// Chromium's headless shell shows no notifications.
test.skipIf(!executable)(
  'with the app closed the worker reminds once on a day without study, and not after a card was reviewed',
  async () => {
    if (!browser) throw new Error('There is no browser');
    const context = await browser.newContext({ serviceWorkers: 'allow', timezoneId: zone });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await allowReminders(browser);
    const learner = await storedLearner(origin);
    await sendActivity(origin, learner.session, [ratedAt(Date.now() - 20 * DAY, 'greetings-hola', zone)]);
    await enter(page, origin, learner);
    await open(page, `${origin}${paths.profile()}#notifications`);
    await controlled(page);
    await page.getByRole('switch', { name: 'All notifications' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await appears(page.getByText('This device reminds you once a day, from 6 PM on'));
    await expect.poll(async () => (await planOn(page))?.forecast[0]).toBe(1);
    await wake(context);
    expect(await reminded(context), 'while the app is seen').toEqual([]);

    await closed(page);
    await wake(context);
    expect(await reminded(context)).toEqual(['1 word is due today.']);
    await wake(context);
    expect(await reminded(context), 'a second time that day').toEqual([]);

    const again = await context.newPage();
    await open(again, `${origin}${paths.review()}`);
    await again.getByRole('button', { name: 'Start Review' }).click();
    await appears(again.getByRole('button', { name: /^Reveal Answer/ }));
    await again.keyboard.press('Space');
    await again.keyboard.press('2');
    await expect.poll(async () => (await planOn(again))?.studied).toBe(dayOf(Date.now(), zone));
    await again.evaluate(async ({ cache, shown }) => (await caches.open(cache)).delete(shown), REMINDER);
    await closed(again);
    await wake(context);
    expect(await reminded(context), 'after a card was reviewed').toEqual([]);
  },
);

/** A timezone at that hour now; zones range from −12 to +14 hours. */
function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Grants permissions in a browser's only context. */
async function allowReminders(allowing: Browser): Promise<void> {
  const session = await allowing.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const { browserContextId } =
    targetInfos.find((target) => target.type === 'page' && target.url === 'about:blank') ?? {};
  await session.send('Browser.grantPermissions', {
    permissions: ['notifications', 'periodicBackgroundSync'],
    origin,
    ...(browserContextId && { browserContextId }),
  });
}

/** The service worker's plan on this device. */
async function planOn(page: Page): Promise<ReminderPlan | null> {
  return readPlan(await page.evaluate(async (plan) => (await caches.match(plan))?.json(), REMINDER.plan));
}

/** Closes a page and waits until the service worker knows. */
async function closed(page: Page): Promise<void> {
  const worker = workerOf(page.context());
  await page.close();
  await expect
    .poll(() =>
      worker.evaluate(async () => {
        const { clients } = globalThis as unknown as Place;
        return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
      }),
    )
    .toBe(0);
}

/** Wakes the service worker as browsers do every few hours, and waits until it's idle. */
async function wake(context: BrowserContext): Promise<void> {
  await workerOf(context).evaluate(async (tag) => {
    let work: unknown;
    const waking = Object.assign(new Event('periodicsync'), {
      tag,
      waitUntil: (promise: unknown) => {
        work = promise;
      },
    });
    dispatchEvent(waking);
    await work;
  }, REMINDER.tag);
}

/** Closes the notifications and returns their texts. */
function reminded(context: BrowserContext): Promise<string[]> {
  return workerOf(context).evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    for (const one of shown) one.close();
    return shown.map(({ body }) => body);
  });
}

function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  return worker;
}
