import type { Page } from 'playwright-core';
import { until } from '../until.ts';
import { appears } from '../wait.ts';

/** What plays on a page, whatever drives its browser. Functions given to it run in the page. */
export interface Hand {
  evaluate: <Result, Argument>(
    deed: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Waits until `look` finds something. */
  waits: <Result, Argument>(
    what: string,
    look: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<NonNullable<Result>>;
  click: (css: string, index: number) => Promise<void>;
  /** Presses the button whose name begins so, or in one of these ways. */
  press: (...names: string[]) => Promise<void>;
  /** Writes into a field, and presses Enter. */
  write: (css: string, text: string) => Promise<void>;
}

export function handOf(page: Page): Hand {
  const evaluate: Hand['evaluate'] = (deed, argument) =>
    page.evaluate(`(${String(deed)})(${JSON.stringify(argument)})`);
  return {
    evaluate,
    waits: (what, look, argument) => until(what, () => evaluate(look, argument)),
    click: (css, index) => page.locator(css).nth(index).click(),
    press: async (...names) => {
      const button = page.locator('main button', { hasText: new RegExp(`^(${names.join('|')})`) });
      await appears(button);
      await button.click();
    },
    write: async (css, text) => {
      await page.locator(css).fill(text);
      await page.locator(css).press('Enter');
    },
  };
}
