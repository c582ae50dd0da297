import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appears, open } from '../wait.ts';
import type { Game } from './games.ts';
import { figuresOn, press, recordGame, toasts, type Plan, type GameTab } from './game-tab.ts';

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 390, height: 800 };

/** Milliseconds in which a busy machine stops the clock, which can't be stopped in the past. */
const PAUSE_WITHIN = 60_000;

/** Opens a game; in virtual time the clock then stops. */
export async function openGame(
  page: Page,
  address: string,
  touch: GameTab['touch'],
  isVirtual: boolean,
): Promise<GameTab> {
  await (isVirtual ? page.clock.install() : recordGame(page));
  await open(page, address);
  await appears(page.getByRole('button', { name: /^Start / }));
  if (isVirtual) {
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt((await now(page)) + PAUSE_WITHIN);
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

/** A busy machine's clock ticks late, and what asks it is later still. */
function expectSeconds(counted: number, lasted: number, isVirtual: boolean): void {
  expect(counted).toBeLessThanOrEqual(lasted + 1);
  expect(counted).toBeGreaterThanOrEqual(isVirtual ? lasted - 1 : 1);
}

function secondsOf(time = ''): number {
  const [minutes = NaN, seconds = NaN] = time.split(':').map(Number);
  return 60 * minutes + seconds;
}
