import { expect, inject, test } from 'vitest';
import { sendActivity } from '../support/account-log.ts';
import { finished } from '../support/activity.ts';
import { browserPage } from '../support/browser-page.ts';
import { enter, newLearner, storedLearner, type StoredLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();
const isSave = (address: URL | string) => new URL(address).pathname.endsWith('/rpc/change_settings');

test('settings prompt before leaving, are saved to the account, and leave the device on logout', async () => {
  const { page } = browser;
  await newLearner(page, origin);
  await page.goto(`${origin}/profile`);
  await page.getByText('250 / 500 XP').waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Display name').fill('Lucía <b>');
  await page.getByRole('tab', { name: 'Learning' }).click();
  await page.getByLabel('Daily goal').selectOption('30');

  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/profile');
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.goBack();
  await page.getByLabel('Display name').waitFor();
  await expect.poll(() => page.getByLabel('Display name').inputValue()).toBe('Lucía <b>');

  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Settings saved').waitFor();
  await page.getByRole('button', { name: 'Account of Lucía <b>' }).waitFor();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('camino-preferences')) localStorage.removeItem(key);
    }
  });
  await page.goto(`${origin}/profile#learning`);
  await page.reload();
  await expect.poll(() => page.getByLabel('Daily goal').inputValue()).toBe('30');

  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/auth');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .not.toContainEqual(expect.stringMatching(/camino-(preferences|look)/));
});

test('offline settings are stored and sync when the network returns', { tags: 'long' }, async () => {
  const context = await browser.ownContext();
  const page = await context.newPage();
  await newLearner(page, origin, '/profile#audio');
  await page.getByRole('switch', { name: 'Sound effects' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('switch', { name: 'Sound effects' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Settings saved on this device').waitFor();
  const saved = page.waitForResponse((response) => isSave(response.url()) && response.ok(), {
    timeout: 40_000,
  });
  await context.setOffline(false);
  await saved;
});

test(
  'a service without the function loses no settings, nor does a later change elsewhere',
  { tags: 'long' },
  async () => {
    const learner = await storedLearner(origin);
    const phone = await browser.ownContext();
    await phone.route(isSave, (route) =>
      route.fulfill({ status: 404, json: { code: 'PGRST202', message: 'no such function' } }),
    );
    const onPhone = await phone.newPage();
    await enter(onPhone, origin, learner);
    await open(onPhone, `${origin}/profile#learning`);
    await onPhone.getByLabel('Daily goal').selectOption('30');
    await onPhone.getByLabel('Rating buttons in reviews').selectOption('2');
    await onPhone.getByRole('button', { name: 'Save changes' }).click();
    await onPhone.getByText('Settings saved on this device').waitFor();
    await onPhone.getByText(/Your changes are saved on this device/).waitFor();

    const { page: onLaptop } = browser;
    await enter(onLaptop, origin, learner);
    await open(onLaptop, `${origin}/profile#learning`);
    await onLaptop.getByLabel('Daily goal').selectOption('5');
    await onLaptop.getByRole('button', { name: 'Save changes' }).click();
    await onLaptop.getByText('Settings saved', { exact: true }).waitFor();

    const saved = onPhone.waitForResponse((response) => isSave(response.url()) && response.ok(), {
      timeout: 40_000,
    });
    await phone.unroute(isSave);
    await saved;
    for (const page of [onPhone, onLaptop]) {
      const valuesOnOpening = async () => {
        await page.reload();
        const fields = ['Daily goal', 'Rating buttons in reviews'].map((label) => page.getByLabel(label));
        return Promise.all(fields.map((field) => field.inputValue()));
      };
      await expect.poll(valuesOnOpening).toEqual(['5', '2']);
    }
  },
);

test('five pages and the start page load the settings once', { tags: 'long' }, async () => {
  const { page } = browser;
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/v1/profiles')) asked += 1;
  });
  await newLearner(page, origin, '/flashcards');
  const header = page.getByRole('banner');
  for (const [link, heading] of [
    ['Grammar', 'Spanish Grammar Reference'],
    ['Games', 'Spanish Games'],
    ['Camino', 'Today'],
    ['Dashboard', 'Your Dashboard'],
    ['Flashcards', 'All Flashcards'],
  ] as const) {
    await header.getByRole('link', { name: link }).first().click();
    await appears(page.getByRole('heading', { level: 1, name: heading }));
  }
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await appears(page.getByRole('heading', { level: 1, name: 'Your Profile' }));
  await appears(page.getByText('Total XP'));
  expect(asked).toBe(1);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await appears(page.getByLabel('Display name'));
});

test(
  'the leaderboard asks once, on one device, and accepts the answer offline',
  { tags: 'long' },
  async () => {
    const learner = await storedLearner(origin);
    await play(learner);
    const context = await browser.ownContext();
    const page = await context.newPage();
    await enter(page, origin, learner);
    await open(page, `${origin}/games`);
    const question = page.getByRole('group', { name: 'Would you like to appear here?' });
    await appears(question);
    expect(await page.getByRole('row', { name: 'You' }).count()).toBe(0);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Show me' }).click();
    await appears(page.getByText('You are on the leaderboard'));
    expect(await question.count()).toBe(0);
    const saved = page.waitForResponse((response) => isSave(response.url()) && response.ok(), {
      timeout: 40_000,
    });
    await context.setOffline(false);
    await saved;
    const { page: other } = browser;
    await enter(other, origin, learner);
    await open(other, `${origin}/games`);
    await appears(other.getByText(/^Your rank: /));
    expect(await question.count()).toBe(0);
  },
);

test(
  'after a no, the leaderboard doesn’t ask again; the switch is in the settings',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const learner = await storedLearner(origin);
    await play(learner);
    await enter(page, origin, learner);
    await open(page, `${origin}/games`);
    const saved = page.waitForResponse((response) => isSave(response.url()) && response.ok());
    await page.getByRole('button', { name: 'Not now' }).click();
    await saved;
    await page.reload();
    await appears(page.getByText(/^You chose not to be on the leaderboard/));
    await open(page, `${origin}/profile#settings`);
    const choice = page.getByRole('switch', { name: 'Show me on the leaderboard' });
    await appears(choice);
    await expect.poll(() => choice.getAttribute('aria-checked')).toBe('false');
  },
);

/** Records a game, so that the leaderboard is the learner's. */
function play({ session }: StoredLearner): Promise<void> {
  return sendActivity(origin, session, [finished(Date.now(), { right: 7 })]);
}
