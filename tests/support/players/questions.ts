import type { Page } from 'playwright-core';
import { until } from '../until.ts';

/** Longer than any dialogue. */
const MOST = 100;

/**
 * Goes through a reading, dialogue or level test without knowing anything, until the page says `end`:
 * some of its answers are right. Calls `look` whenever something new is shown, with its task.
 */
export async function playQuestions(
  page: Page,
  end: RegExp,
  look: (task: string) => Promise<void>,
): Promise<void> {
  for (let turn = 0; turn < MOST; turn += 1) {
    const before = await page.evaluate(readMain);
    await look(before.task);
    if (end.test(before.text)) return;
    await page.evaluate(goOn, turn);
    await until('Something new', async () => (await page.evaluate(readMain)).text !== before.text);
  }
  throw new Error(`There are more than ${MOST} steps before ${end}.`);
}

function readMain() {
  const main = document.querySelector('main');
  return { text: main?.innerText ?? '', task: main?.querySelector('section > header')?.textContent ?? '' };
}

/** Presses what leads on, or one of the options, or types something. */
function goOn(turn: number): void {
  const open = [
    ...document.querySelectorAll<HTMLElement>('main button:not(:disabled, [aria-disabled=true])'),
  ].filter((one) => one.checkVisibility());
  const named = open.find(({ textContent }) =>
    /^(Continue|Next question|Next line|Finish$|Questions|Read|Listen|Take a role|Type your lines|Find my level)/.test(
      textContent,
    ),
  );
  const options = open.filter((one) => one.matches('ol button[aria-pressed=false]'));
  const skip = open.find(({ textContent }) => textContent.startsWith('Skip'));
  (named ?? options[turn % options.length] ?? skip)?.click();
}
