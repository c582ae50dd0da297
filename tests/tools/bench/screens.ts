import type { Frame, Page } from 'playwright-core';
import { appears, open } from '../../support/wait.ts';
import { median, SLOWDOWN, throttle, worst } from './throttled.ts';

const FLOWS = ['word-match', 'review', 'auth-form', 'lesson'];
const ROUNDS = 3;
/** Milliseconds for the page to settle before the screen is opened. */
const SETTLING = 8000;
const LIMIT = 1000;

/**
 * Milliseconds from the click on `Show` until the iframe has painted the first screen, on a settled flow
 * page in a fresh browser, page and iframe at 4× CPU throttle.
 */
export async function benchScreens(page: Page, origin: string): Promise<void> {
  process.stdout.write(`The first screen at ${SLOWDOWN}× CPU throttle, ${ROUNDS} fresh pages each\n`);
  for (const flow of FLOWS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await page
        .context()
        .browser()
        ?.newContext({ viewport: { width: 1280, height: 800 } });
      if (!context) throw new Error('The browser has closed.');
      const own = await context.newPage();
      times.push(await timeOf(own, `${origin}/flows/${flow}`));
      await context.close();
    }
    const over = Number(median(times)) > LIMIT ? ', over' : '';
    process.stdout.write(`  ${flow}: median ${median(times)} ms, worst ${worst(times)} ms${over}\n`);
  }
}

async function timeOf(page: Page, address: string): Promise<number> {
  await throttle(page);
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) void slowDown(page, frame);
  });
  await open(page, address);
  const show = page.getByRole('button', { name: 'Show the screen' });
  await appears(show);
  await page.waitForTimeout(SETTLING);
  await page.evaluate(() => {
    let began = 0;
    addEventListener('click', () => (began = performance.now()), { capture: true });
    Object.assign(window, {
      took: new Promise((resolve) => {
        addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
          if (data.type === 'iframe.shown' && began > 0)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
      }),
    });
  });
  await show.click();
  return page.evaluate<number>('window.took');
}

async function slowDown(page: Page, frame: Frame): Promise<void> {
  const session = await page
    .context()
    .newCDPSession(frame)
    .catch(() => undefined);
  await session?.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
