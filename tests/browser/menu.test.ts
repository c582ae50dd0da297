import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears } from '../support/look.ts';

const origin = inject('origin');
const browser = browserPage({ reducedMotion: 'no-preference' });
/** Longer than the animations of the menus. */
const FRAMES = 20;

test.each([
  ['account menu', 1280, /Account of/],
  ['mobile menu', 390, 'Open menu'],
])('Log out does not move away from a press while the %s opens', async (_name, width, name) => {
  const { page } = browser;
  await page.setViewportSize({ width, height: 800 });
  await newLearner(page, origin, '/about');
  const trigger = page.getByRole('button', { name });
  await appears(trigger);
  const places = page.evaluate(placesOfLogOut, FRAMES);
  await trigger.click();
  expect(new Set(await places).size).toBe(1);
});

/** Where `Log out` is in each of the frames after the one in which it came. */
function placesOfLogOut(frames: number): Promise<string[]> {
  const places: string[] = [];
  let hasCome = false;
  return new Promise((resolve) => {
    const look = () => {
      const items = [...document.querySelectorAll('[role=menuitem], nav[aria-label=Menu] button')];
      const boxes = items
        .filter((item) => item.textContent.trim() === 'Log out')
        .map((item) => item.getBoundingClientRect());
      const box = boxes.find(({ width }) => width > 0);
      if (box && hasCome) places.push(`${box.x} ${box.y}`);
      hasCome ||= box !== undefined;
      if (places.length === frames) resolve(places);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
