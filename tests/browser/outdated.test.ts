import { expect, inject, test } from 'vitest';
import { supportedBrowsers } from '../../src/content/browsers.ts';
import { browserPage } from '../support/browser-page.ts';
import { appears } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();

for (const path of ['/', '/auth', '/no/such/page']) {
  const tags = path === '/' ? [] : ['long'];
  test(
    `a browser without what the oldest supported ones have gets a plain page instead of ${path}`,
    { tags },
    async () => {
      const { page } = browser;
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(/(?<=@supports.*)light-dark\(/g, 'unknown(');
        await route.fulfill({ response, body });
      });
      await page.goto(origin + path);
      await appears(page.getByText('This browser is too old for Camino.'));
      expect(await page.locator('body').innerText()).toContain(`open this page in ${supportedBrowsers}.`);
      expect(await page.locator('form, main, a, button').filter({ visible: true }).count()).toBe(0);
    },
  );
}

test('a supported browser doesn’t see it', async () => {
  const { page } = browser;
  await page.goto(`${origin}/auth`);
  await appears(page.getByRole('heading', { name: 'Welcome back!' }));
  expect(await page.getByText('This browser is too old').isVisible()).toBe(false);
});
