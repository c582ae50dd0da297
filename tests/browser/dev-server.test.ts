import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { startDevServer } from '../support/server.ts';
import { open } from '../support/wait.ts';

const browser = browserPage();
/** Vite compiles each file when it’s first asked for. */
const PATIENCE = 120_000;
let server: Awaited<ReturnType<typeof startDevServer>>;

beforeAll(async () => {
  server = await startDevServer();
}, PATIENCE);
afterAll(() => server.stop());

test(
  'npm run dev starts without an error, reloads no page in play, and shows screens',
  { tags: 'long', timeout: 2 * PATIENCE },
  async () => {
    const context = await browser.ownContext();
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    page.setDefaultNavigationTimeout(PATIENCE);
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });

    await page.goto(`${server.origin}/auth`);
    await page.getByRole('button', { name: 'Try it without an account' }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await open(page, `${server.origin}/games/word-match`);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('button', { name: 'Start Game' }).click();
    await page.getByRole('group', { name: 'Word Match board' }).getByRole('button').first().click();
    expect(await page.evaluate('globalThis.isSamePage')).toBe(true);

    await page.goto(`${server.origin}/flows/word-match`);
    await page.getByRole('button', { name: 'Show the screen' }).click();
    const screen = page.frameLocator('iframe');
    await screen.getByRole('heading', { name: 'Word Match' }).waitFor();

    expect(problems).toEqual([]);
    expect(server.printed()).not.toMatch(/error|fail|reload|outside of Vite/i);
  },
);
