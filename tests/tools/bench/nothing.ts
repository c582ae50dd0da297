import type { Page } from 'playwright-core';
import { print, throttle, watchEvents } from './throttled.ts';

const KEYS = 40;
const PAUSE = 120;

/** The baseline: a key press that changes one text on an empty page. */
export async function benchNothing(page: Page): Promise<void> {
  await throttle(page);
  await page.setContent('<title>Nothing</title><output>0</output>');
  await page.evaluate(() => {
    const output = document.querySelector('output');
    let count = 0;
    addEventListener('keydown', () => {
      count += 1;
      output?.replaceChildren(String(count));
    });
  });
  const seen = await watchEvents(page, 'keydown');
  for (let time = 0; time < KEYS; time += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(PAUSE);
  }
  print('A key that changes one text of an empty page, at 4× CPU throttle', await seen(), KEYS);
}
