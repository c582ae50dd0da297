import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { sendActivity } from '../support/account-log.ts';
import { lessonFinished } from '../support/activity.ts';
import { browserPage } from '../support/browser-page.ts';
import { controlled } from '../support/cached-app.ts';
import { enter, newLearner, storedLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage({ serviceWorkers: 'allow' });
const STEP = /^Step 1 of \d+$/;

test('a beginner keeps B1, and opens its lessons offline', async () => {
  const { context, page, keep } = await beginner();
  await keep.click();
  await appears(page.getByText('All of B1 is on this device and works offline.'));
  await offline(context, async () => {
    await open(page, origin + paths.courseStop('b1-casa', '1'));
    await appears(page.getByText(STEP));
  });
});

test(
  'offline, lessons of B1 say what’s missing; a full device says so, too; B1 can be removed',
  { tags: 'long' },
  async () => {
    const { context, page, keep } = await beginner();
    expect(await filesOfB1(page), 'a beginner has none of B1').toEqual([]);

    await context.setOffline(true);
    await open(page, origin + paths.courseStop('b1-casa', '1'));
    await appears(page.getByText('isn’t on this device yet'));
    await open(page, origin + paths.courseStop('a2-comer', '2'));
    await appears(page.getByText(STEP));
    await context.setOffline(false);

    await open(page, origin + paths.course());
    const storage = await context.newCDPSession(page);
    const room = (quotaSize?: number) =>
      storage.send('Storage.overrideQuotaForOrigin', {
        origin,
        ...(quotaSize !== undefined && { quotaSize }),
      });
    await room(1);
    await keep.click();
    await appears(page.getByText('this device is out of room'));
    await room();
    await page.getByRole('button', { name: 'Try again' }).click();
    await appears(page.getByText('All of B1 is on this device and works offline.'));

    await offline(context, async () => {
      for (const path of [paths.courseStop('b1-casa', '1'), paths.courseStop('b1-viajes', '2')]) {
        await open(page, origin + path);
        await appears(page.getByText(STEP));
      }
      await open(page, origin + paths.courseStop('b1-noticias', 'reading'));
      await appears(page.getByRole('button', { name: 'Questions' }));
    });

    await open(page, origin + paths.course());
    await page.getByRole('button', { name: 'Remove it' }).click();
    await appears(keep);
    await expect.poll(async () => (await filesOfB1(page)).filter((file) => file.includes('b1-'))).toEqual([]);
  },
);

test(
  'who has begun B1 has its units offline without asking, with the next one',
  { tags: 'long' },
  async () => {
    const context = await browser.ownContext();
    const page = await context.newPage();
    const learner = await storedLearner(origin);
    await sendActivity(origin, learner.session, [
      lessonFinished(Date.now() - 86_400_000, { lesson: 'b1-familia-1' }),
    ]);
    await enter(page, origin, learner);
    await open(page, origin);
    await controlled(page);
    await page.reload();
    const units = async () =>
      new Set(
        (await filesOfB1(page)).flatMap((file) => /texts-(b1-[a-z-]+?)-[0-9a-f]{8}/.exec(file)?.[1] ?? []),
      );
    await expect.poll(units).toEqual(new Set(['b1-hola', 'b1-familia', 'b1-casa']));
    await offline(context, async () => {
      await open(page, origin + paths.courseStop('b1-familia', '2'));
      await appears(page.getByText(STEP));
      await open(page, origin + paths.courseStop('b1-casa', 'reading'));
      await appears(page.getByRole('button', { name: 'Questions' }));
    });
  },
);

/** A new learner on the course page, with the worker in control. */
async function beginner(): Promise<{ context: BrowserContext; page: Page; keep: Locator }> {
  const context = await browser.ownContext();
  const page = await context.newPage();
  await newLearner(page, origin, paths.home());
  await controlled(page);
  await open(page, origin + paths.course());
  const keep = page.getByRole('button', { name: 'Keep B1 on this device' });
  await appears(keep);
  return { context, page, keep };
}

async function offline(context: BrowserContext, look: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await look();
  await context.setOffline(false);
}

/** The files of B1 in the browser's caches, by path. */
function filesOfB1(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lists = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return lists.flat().flatMap(({ url }) => (/\/(.+-)?b1-/.test(new URL(url).pathname) ? url : []));
  });
}
