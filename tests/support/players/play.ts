import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appears, open } from '../wait.ts';
import type { Game } from './games.ts';
import { figuresOn, press, toasts, type Plan, type GameTab } from './game-tab.ts';

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 390, height: 800 };

/** Opens a game; in virtual time the clock then stops. */
export async function openGame(
  page: Page,
  address: string,
  touch: GameTab['touch'],
  isVirtual: boolean,
): Promise<GameTab> {
  if (isVirtual) await page.clock.install();
  await open(page, address);
  await appears(page.getByRole('button', { name: /^Start / }));
  if (isVirtual) {
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt((await now(page)) + 1000);
  }
  return { page, touch, isVirtual };
}

/** Plays a game to its end and checks the last screen. */
export async function play(game: Game, tab: GameTab, plan: Plan, startButton: string): Promise<void> {
  const { page } = tab;
  const { heading, texts, toast, figures, reviewed } = game.ends[plan];
  await press(tab, page.getByRole('button', { name: startButton }));
  const started = await now(page);
  await game.play(tab, plan);
  const lasted = ((await now(page)) - started) / 1000;
  await appears(page.getByRole('heading', { name: heading }));
  for (const text of texts) await appears(page.getByText(text, { exact: true }));
  if (toast) await toasts(tab, toast);
  const { Time, ...others } = await figuresOn(page);
  const seconds = secondsOf(Time);
  expectSeconds(seconds, lasted, tab.isVirtual);
  expect(others).toEqual(figures(seconds, Number(others['Moves'])));
  const missed = page.getByRole('region', { name: 'Look at these again' }).getByRole('listitem');
  expect(await missed.count()).toBe(reviewed);
}

function now(page: Page): Promise<number> {
  return page.evaluate('Date.now()');
}

function expectSeconds(counted: number, lasted: number, isVirtual: boolean): void {
  const tolerance = isVirtual ? 1 : 2;
  const lateness = isVirtual ? 0 : lasted / 4;
  expect(counted).toBeLessThanOrEqual(lasted + tolerance);
  expect(counted).toBeGreaterThanOrEqual(lasted - tolerance - lateness);
}

function secondsOf(time = ''): number {
  const [minutes = NaN, seconds = NaN] = time.split(':').map(Number);
  return 60 * minutes + seconds;
}
