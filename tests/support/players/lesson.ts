import type { Page } from 'playwright-core';

/** Plays a lesson without knowing anything until it shows this element, whose text starts with `text`. */
export async function playUntil(page: Page, css: string, text = ''): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const find = (selector: string, start: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find(
          (one) => one.textContent.startsWith(start) && one.closest('[hidden]') === null,
        );
      if (find(wanted.css, wanted.text)) return true;
      const next = ['Got it', 'I don’t know', 'Continue'].map((name) => find('main button', name));
      next.find((button) => button !== undefined)?.click();
      return false;
    },
    { css, text },
    { timeout: 0 },
  );
}
