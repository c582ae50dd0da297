import { expect, inject, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage({}, stubReminders);

test('reminders and achievements work on this device until logout', async () => {
  const { page } = browser;
  await newLearner(page, origin, `${paths.profile()}#notifications`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('switch', { name: 'All notifications' }).click();
  await page.getByText('Save your changes to switch them on').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('This device reminds you once a day, from 6 PM on').waitFor();
  await expect.poll(() => page.evaluate(() => caches.has('camino-reminders'))).toBe(true);

  await page.getByRole('banner').getByRole('link', { name: 'Flashcards' }).click();
  await page.locator(`main a[href^="${paths.review()}"]`).first().click();
  await page.getByLabel('Which words?').selectOption('Nouns');
  await appears(page.getByText('10 words to review'));
  await page.getByRole('button', { name: 'Start Review' }).click();
  await page.getByRole('button', { name: /^Next/ }).click();
  await appears(page.getByText('Achievement unlocked: First Steps'));

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await appears(page.getByRole('button', { name: 'Sign in', exact: true }));
  await expect.poll(() => page.evaluate(() => caches.has('camino-reminders'))).toBe(false);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { tags: Set<string> }).tags.size))
    .toBe(0);
});

/** A browser that grants permission and wakes the app. */
function stubReminders(): void {
  let permission = 'default';
  const tags = new Set<string>();
  Object.assign(window, { tags });
  const registration = {
    getNotifications: () => Promise.resolve([]),
    periodicSync: {
      getTags: () => Promise.resolve([...tags]),
      register: (tag: string) => Promise.resolve(void tags.add(tag)),
      unregister: (tag: string) => Promise.resolve(void tags.delete(tag)),
    },
  };
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = () => {
    permission = 'granted';
    return Promise.resolve('granted');
  };
  Object.defineProperty(Navigator.prototype, 'serviceWorker', {
    value: {
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      register: () => Promise.reject(new Error('None here')),
      addEventListener: () => undefined,
    },
  });
}
