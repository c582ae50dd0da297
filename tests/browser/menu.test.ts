// @module-tag long
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage({ reducedMotion: 'no-preference' });
/** Longer than menu animations. */
const FRAMES = 20;
/** Frames a menu may take to be placed: too short to click. */
const PLACING = 2;

test.each([
  ['account menu', 1280, /Account of/],
  ['mobile menu', 390, 'Open menu'],
])('Log out doesn’t move under the pointer while the %s opens', async (_name, width, name) => {
  const { page } = browser;
  await page.setViewportSize({ width, height: 800 });
  await newLearner(page, origin, '/about');
  const trigger = page.getByRole('button', { name });
  await appears(trigger);
  const places = page.evaluate(placesOfLogOut, FRAMES);
  await trigger.click();
  expect([...new Set((await places).slice(PLACING))]).toHaveLength(1);
});

/** The place of `Log out` in each frame; unplaced menus are above the screen. */
function placesOfLogOut(frames: number): Promise<string[]> {
  const places: string[] = [];
  return new Promise((resolve) => {
    const look = () => {
      const items = [...document.querySelectorAll('[role=menuitem], nav[aria-label=Menu] button')];
      const boxes = items
        .filter((item) => item.textContent.trim() === 'Log out')
        .map((item) => item.getBoundingClientRect());
      const box = boxes.find(({ width, y }) => width > 0 && y >= 0);
      if (box) places.push(`${box.x} ${box.y}`);
      if (places.length === frames) resolve(places);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
