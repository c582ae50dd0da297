import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { appears } from '../look.ts';

const TURNS = 40;

/** Two taps in a row on one spot would be a double one. */
let taps = 0;

export type Plan = 'won' | 'lost';

/** Where a game is played: how it is touched, and whose time passes. */
export interface Table {
  page: Page;
  touch: 'mouse' | 'finger' | 'keys';
  /** Whether the page's clock stands still but for what `passes` and `toasts` let pass. */
  isVirtual: boolean;
}

/** A click, a tap, or Enter. A double one stands for an answer given in haste. */
export async function press({ page, touch }: Table, control: Locator, isDouble = false): Promise<void> {
  await appears(control);
  if (touch === 'keys') {
    await control.focus();
    await page.keyboard.press('Enter');
    if (isDouble) await page.keyboard.press('Enter');
    return;
  }
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  taps += 1;
  const position = { x: (taps % 2 === 0 ? 0.2 : 0.8) * width, y: height / 2 };
  if (touch === 'mouse') return isDouble ? control.dblclick({ position }) : control.click({ position });
  await control.tap({ position });
  if (isDouble) await page.touchscreen.tap(x + position.x, y + position.y);
}

/** Waits for what comes after a delay of the game: in virtual time exactly then, not a millisecond before. */
export async function passes({ page, isVirtual }: Table, milliseconds: number, next: Locator): Promise<void> {
  if (isVirtual) {
    await page.clock.runFor(milliseconds - 1);
    expect(await next.isVisible(), `${String(next)} before ${milliseconds} ms`).toBe(false);
    await page.clock.runFor(1);
  }
  await appears(next);
}

/** Waits for a toast, in virtual time in steps of some milliseconds: only three are shown at a time, the others wait. */
export async function toasts({ page, isVirtual }: Table, text: string, step = 50): Promise<void> {
  const toast = page.getByRole('status').filter({ has: page.getByText(text, { exact: true }) });
  for (let turn = 0; turn < (isVirtual ? TURNS : 0) && (await toast.count()) === 0; turn += 1) {
    await page.clock.runFor(step);
  }
  await appears(toast.first());
}

/** The figures of a finished game by their labels. */
export function figuresOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main div:has(> span + strong:last-child)')].map(({ children }) => [
        children[0]?.textContent ?? '',
        children[1]?.textContent ?? '',
      ]),
    ),
  );
}

/** Asserts what the status line says. */
export async function says(page: Page, text: string): Promise<void> {
  await appears(page.locator('main output', { hasText: text }));
}
