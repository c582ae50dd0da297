import type { Page } from 'playwright-core';

declare global {
  var actionsOutOfReach: Set<string> | undefined;
}

/** Watches, from the next load on, whether each step's next action is in the lower half of the screen. */
export async function watchActions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found = new Set<string>();
    globalThis.actionsOutOfReach = found;
    const look = () => {
      const step = document.querySelector('main [data-stage]');
      const seen = (css: string) =>
        [...(step?.querySelectorAll(css) ?? [])].filter((one) => one.checkVisibility());
      const [action] = seen('[data-part=actions] > button, form > footer > button');
      const last = action ?? seen('ol button, fieldset button').at(-1);
      const box = last?.getBoundingClientRect();
      const middle = box ? (box.top + box.bottom) / 2 : innerHeight;
      if (last && box && (middle < innerHeight / 2 || middle > innerHeight))
        found.add(`${last.textContent} at ${Math.round(box.top)} of ${innerHeight} px`);
      globalThis.realFrame(look);
    };
    document.addEventListener('DOMContentLoaded', look);
  });
}

/** The actions that weren’t, since the last call. */
export async function strayActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...(globalThis.actionsOutOfReach ?? [])];
    globalThis.actionsOutOfReach?.clear();
    return found;
  });
}
