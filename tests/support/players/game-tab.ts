import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { appears } from '../wait.ts';

/** A toast appears within this many turns of this many milliseconds. */
const TURNS = 4;
const TOAST = 50;
/** How often, and after how many milliseconds, to retry a covered control. */
const COVERED = 250;
const POLL_MS = 20;

/** Two taps on one spot would be a double tap, so alternate. */
const SPOTS = [0.2, 0.8];
const taps = new WeakMap<Page, number>();

export type Plan = 'won' | 'lost';

declare global {
  var gameRecord: { said: string[]; tiles: string[] } | undefined;
}

/**
 * Records what a game says and each tile's text, from the next load on: in real time both are gone after
 * a second, in which a busy machine may not look.
 */
export async function recordGame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { said: [''], tiles: [''] };
    globalThis.gameRecord = record;
    const look = () => {
      for (const { textContent } of document.querySelectorAll('main output, [role=status]'))
        if (textContent && record.said.at(-1) !== textContent) record.said.push(textContent);
      const tiles = document.querySelectorAll<HTMLElement>('[aria-label="Word Match board"] button');
      for (const [index, tile] of [...tiles].entries())
        if (tile.dataset['state'] !== 'hidden') record.tiles[index] ||= tile.innerText;
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-state'],
    });
  });
}

/** The text of a tile that was just turned over. */
export async function tileText({ page, isVirtual }: GameTab, tile: Locator, index: number): Promise<string> {
  if (isVirtual || !(await page.evaluate(() => globalThis.gameRecord))) {
    await appears(tile.and(page.locator(':not([data-state=hidden])')));
    return tile.innerText();
  }
  const recorded = () => page.evaluate((place) => globalThis.gameRecord?.tiles[place] ?? '', index);
  await expect.poll(recorded).not.toBe('');
  return recorded();
}

/** Where a game is played: the kind of input, and real or virtual time. */
export interface GameTab {
  page: Page;
  touch: 'mouse' | 'finger' | 'keys';
  /** Whether only `passes` and `toasts` advance the clock. */
  isVirtual: boolean;
}

/** A click, tap or Enter, doubled to simulate haste. */
export async function press({ page, touch }: GameTab, control: Locator, isDouble = false): Promise<void> {
  await appears(control);
  if (touch === 'keys') {
    await control.focus();
    await page.keyboard.press('Enter');
    if (isDouble) await page.keyboard.press('Enter');
    return;
  }
  const tap = (taps.get(page) ?? 0) + 1;
  taps.set(page, tap);
  const [x, y] = await placeOn(control, SPOTS[tap % SPOTS.length] ?? 0);
  if (touch === 'mouse') return page.mouse.click(x, y, { clickCount: isDouble ? 2 : 1 });
  // In parallel: on a busy machine a sequential second tap would be too late for a double tap.
  await Promise.all(Array.from({ length: isDouble ? 2 : 1 }, () => page.touchscreen.tap(x, y)));
}

/** Where an uncovered control can be hit: at this share of its width, at half its height. */
async function placeOn(control: Locator, share: number): Promise<[number, number]> {
  for (let turn = 0; ; turn += 1) {
    const place = await control.evaluate((element, part) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + part * width, top + height / 2];
      const isOpen = !element.matches('[disabled], [aria-disabled=true]');
      return isOpen && element.contains(document.elementFromPoint(x, y)) ? ([x, y] as const) : undefined;
    }, share);
    if (place) return [...place];
    if (turn === COVERED) throw new Error(`${String(control)} is disabled or covered`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

export async function passes(
  { page, isVirtual }: GameTab,
  milliseconds: number,
  next: Locator,
): Promise<void> {
  if (isVirtual) {
    await page.clock.runFor(milliseconds - 1);
    expect(await next.isVisible(), `${String(next)} before ${milliseconds} ms`).toBe(false);
    await page.clock.runFor(1);
  }
  await appears(next);
}

/** Asserts that a toast appears without waiting for earlier ones. */
export async function toasts({ page, isVirtual }: GameTab, text: string): Promise<void> {
  if (!isVirtual) return wasSaid(page, text);
  const toast = page.getByRole('status').filter({ has: page.getByText(text, { exact: true }) });
  for (let turn = 0; turn < TURNS && (await toast.count()) === 0; turn += 1) {
    await page.clock.runFor(TOAST);
  }
  await appears(toast.first());
}

export function figuresOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main div:has(> span + strong:last-child):not(li *)')].map(
        ({ children }) => [children[0]?.textContent ?? '', children[1]?.textContent ?? ''],
      ),
    ),
  );
}

export async function says({ page, isVirtual }: GameTab, text: string): Promise<void> {
  if (isVirtual) await appears(page.locator('main output', { hasText: text }));
  else await wasSaid(page, text);
}

/** Waits until a text was shown, and forgets it. */
async function wasSaid(page: Page, text: string): Promise<void> {
  const isSaid = (wanted: string) => {
    const said = globalThis.gameRecord?.said ?? [];
    const place = said.findIndex((one) => one.includes(wanted));
    if (place !== -1) said.splice(place, 1);
    return place !== -1;
  };
  await expect.poll(() => page.evaluate(isSaid, text), { message: text }).toBe(true);
}
