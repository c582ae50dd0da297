import { flows } from '#machines/all.ts';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();

test('QA finds out by keyboard what happens if the exam’s cards fail to load', async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows`);
  await page.getByRole('searchbox').waitFor();
  const tools = flows.filter(({ room }) => room === 'atlas').length;
  await expect.poll(() => page.locator('article').count()).toBe(flows.length - tools);
  await expect.poll(() => page.locator('article h3').first().textContent()).toBe('Today');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('exam: cards couldn’t be loaded');
  const found = page.getByRole('region', { name: 'Found' });
  await found
    .getByRole('link', { name: /^When loading the cards fails/ })
    .first()
    .press('Enter');
  await page.getByRole('heading', { name: 'Category Exam Quiz' }).waitFor();

  await page.getByRole('searchbox').focus();
  await page.keyboard.type('loadCards failed');
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByText('It shows “Failed to load flashcards. Please try again.”').waitFor();
  await expect.poll(() => details.textContent()).toContain('ToPreparing › Failed');

  const shown = page.locator('[data-part=transition][data-selected]');
  await shown.focus();
  const before = await shown.boundingBox();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('+');
  const width = async () => (await shown.boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan(before?.width ?? Infinity);
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-description') ?? '');
  await expect.poll(focused).toBe('State Preparing › Failed');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe('');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('svg[role=group]') ?? null))
    .toBeNull();
});

test('the texts of a diagram fit their boxes, whatever fonts the device has', async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows/word-match`);
  await drawing(page).getByText('Two tiles that don’t match').first().waitFor();
  const wide = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('[data-part=state]')].flatMap((state) => {
      const right = state.querySelector('rect')?.getBoundingClientRect().right ?? Infinity;
      const texts = [...state.querySelectorAll('text')];
      return texts
        .filter((text) => text.getBoundingClientRect().right > right)
        .map((text) => text.textContent);
    });
  });
  expect(wide).toEqual([]);
});

test('a diagram follows the steps of a path, large enough to read', { tags: 'long' }, async () => {
  const { page } = browser;
  await open(page, `${origin}/flows/word-match`);
  await page.getByRole('button', { name: 'Show paths' }).press('Enter');
  await page.getByRole('combobox', { name: 'that take every transition' }).selectOption({ index: 3 });
  const canvas = await boxOf(page.locator('[data-part=canvas]'));
  const steps = page.getByRole('region', { name: 'Generated paths' });
  const [, last = '0'] = /of (\d+)/.exec(await steps.getByText(/^Step 0 of/).innerText()) ?? [];
  for (let step = 1; step <= Number(last); step += 1) {
    await page.getByRole('button', { name: 'Next step' }).press('Enter');
    await steps.getByText(new RegExp(`^Step ${step} of`)).waitFor();
    const leaves = await page.locator('[data-part=state][data-active]:not([data-outer])').all();
    const boxes = await Promise.all(leaves.map((leaf) => boxOf(leaf)));
    expect(
      boxes.some((box) => isInside(box, canvas)),
      `step ${step}`,
    ).toBe(true);
  }
  const percent = Number.parseInt(await page.getByLabel('Scale').innerText(), 10);
  expect(percent).toBeGreaterThanOrEqual(75);
});

test('on a phone the learner’s screen and the details are seen together', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${origin}/flows/word-match?at=word-match.complete`);
  await page.getByRole('button', { name: 'Close the details' }).waitFor();
  await page.getByRole('button', { name: 'Show the screen' }).press('Enter');
  const screen = page.getByRole('region', { name: 'Screen' });
  await screen.locator('iframe').waitFor();
  await screen.locator('iframe').evaluate((frame) => frame.parentElement?.scrollIntoView({ block: 'start' }));
  const [frame, sheet] = await Promise.all([
    boxOf(screen.locator('div:has(> iframe)')),
    boxOf(page.getByRole('region', { name: 'Details' })),
  ]);
  expect(frame.y).toBeGreaterThanOrEqual(0);
  expect(frame.y + frame.height).toBeLessThanOrEqual(sheet.y);
});

test(
  'QA reads a flow in words, asks what follows, and finds words in the next flow, too',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await open(page, `${origin}/flows/review`);
    await drawing(page).getByText('The page asks a card; the answer is hidden.').waitFor();
    await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Preparing › Ready' });
    const cause = page.getByRole('combobox', { name: 'Event' });
    await cause.selectOption({ label: 'The learner chooses “Practice stubborn words”' });
    await page
      .getByText(/^If a card was forgotten 8 times or more, .* Otherwise nothing happens\.$/)
      .waitFor();

    await page.getByRole('button', { name: 'Show Reviewing › Meeting in the diagram' }).press('Enter');
    const details = page.getByRole('region', { name: 'Details' });
    await details.getByRole('heading', { name: 'Reviewing › Meeting' }).waitFor();
    await details
      .getByText('The page shows a new word with its meaning; it comes up again 2 cards later.')
      .waitFor();

    await open(page, `${origin}/flows/session`);
    await drawing(page).getByText('The learner chooses “Log out”').first().waitFor();
    await page.getByRole('button', { name: 'Names' }).press('Enter');
    await drawing(page).getByText('logout.requested').first().waitFor();
  },
);

test(
  'on a phone a diagram opens at its start, is shown whole, zoomed by two fingers and read by a tap',
  { tags: 'long' },
  async () => {
    const { page, context } = browser;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/flows/exam-quiz`);
    const start = page.locator('[data-id="exam-quiz.preparing.checkingCategory"]');
    await start.waitFor();
    const frame = await boxOf(page.locator('[data-part=canvas]'));
    expect(isInside(await boxOf(start), frame)).toBe(true);
    expect(isInside(await boxOf(drawing(page)), frame)).toBe(false);

    const touch = await context.newCDPSession(page);
    const fingers = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const [left, right] = [
      { x: 130, y: 420 },
      { x: 210, y: 480 },
    ] as const;
    const held = await pictureAt(page, left, right);
    await fingers('touchStart', [left, right]);
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      await fingers('touchMove', [
        { x: left.x - 60 * share, y: left.y + 10 * share },
        { x: right.x + 20 * share, y: right.y + 70 * share },
      ]);
    }
    await fingers('touchEnd', []);
    await page.getByText('150 %').waitFor();
    expectSame(await pictureAt(page, { x: 70, y: 430 }, { x: 230, y: 550 }), held);
    expect(await page.evaluate('visualViewport.scale')).toBe(1);

    await page.getByRole('button', { name: 'Whole diagram' }).click();
    await page.getByText(/^[1-9]\d %$/).waitFor();
    expect(isInside(await boxOf(drawing(page)), frame)).toBe(true);

    const { x, y, width, height } = await boxOf(start);
    await fingers('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    await fingers('touchEnd', []);
    const details = page.getByRole('region', { name: 'Details' });
    await details.getByRole('heading', { name: 'Preparing › Checking category' }).waitFor();
    const screen = { x: 0, y: 0, width: 390, height: 844 };
    expect(isInside(await boxOf(details), screen)).toBe(true);
    expect((await boxOf(start)).y).toBeLessThan((await boxOf(details)).y - 20);
    await details.getByRole('button', { name: 'Close the details' }).click();
    await details.getByText('Point at a state').waitFor();
  },
);

test('on a phone the names of states within states make no page too wide', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/flows/reminders`);
  await page.locator('[data-id="reminders.device.allowed.asleep.forgetFailed"]').press('Enter');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('heading', { name: /^device › allowed › asleep › forget ?failed$/i }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a path is found, stepped through and left by keyboard, keeping focus', { tags: 'long' }, async () => {
  const { page } = browser;
  await open(page, `${origin}/flows/word-match`);
  await page.getByRole('button', { name: 'Show paths' }).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('combobox', { name: 'that take every transition' });
  await list.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const steps = page.getByRole('region', { name: 'Generated paths' });
  await steps.getByRole('heading', { name: /^Path \d+, \d+ steps?: / }).waitFor();
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await steps.getByText(/^Step 1 of \d+: /).waitFor();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
  await list.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Generated paths');
});

test('on a phone a path is stepped with the diagram in sight', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${origin}/flows/word-match`);
  await drawing(page).getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Close the details' }).waitFor();
  await page.getByRole('button', { name: 'Show paths' }).press('Enter');
  await page.getByRole('combobox', { name: 'that take every transition' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Close the details' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByText(/^Step 1 of \d+: /).waitFor();
  const steps = await boxOf(page.getByRole('region', { name: 'Generated paths' }));
  const seen = { x: 0, y: 0, width: 390, height: steps.y };
  const active = page.locator('[data-part=state][data-active]:not([data-outer])').first();
  expect(isInside(await boxOf(active), seen)).toBe(true);
  expect(isInside(steps, { x: 0, y: steps.y, width: 390, height: 844 - steps.y })).toBe(true);
});

test(
  'Ctrl+wheel scales a diagram at the pointer, the wheel alone scrolls the page',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.goto(`${origin}/flows/exam-quiz`);
    await page.getByText('75 %').waitFor();
    const at = { x: 300, y: 400 };
    const held = await pictureAt(page, at);
    await page.mouse.move(at.x, at.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -20);
    await page.getByText('92 %').waitFor();
    expectSame(await pictureAt(page, at), held);
    await page.mouse.wheel(0, -120);
    await page.getByText('118 %').waitFor();
    expectSame(await pictureAt(page, at), held);
    await page.mouse.wheel(0, 1000);
    await page.getByText('92 %').waitFor();
    expectSame(await pictureAt(page, at), held);
    await page.keyboard.up('Control');
    expect(await page.evaluate('devicePixelRatio')).toBe(1);

    await page.setViewportSize({ width: 1280, height: 500 });
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate('scrollY'), { interval: 20 }).toBeGreaterThan(0);
    await expect.poll(() => page.getByText('92 %').isVisible()).toBe(true);
  },
);

test(
  'a diagram is saved as SVG and as PNG in light colors, and printed on one page',
  { tags: 'long' },
  async () => {
    await browser.page.emulateMedia({ colorScheme: 'dark' });
    const { page } = browser;
    await page.goto(`${origin}/flows/exam-quiz`);
    await page.getByRole('heading', { name: 'Category Exam Quiz' }).waitFor();
    const svg = (await saved(page, 'SVG')).toString();
    const shapes = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      const name = [...parsed.querySelectorAll('text')].find((one) => one.textContent === 'Loading');
      return { error: parsed.querySelector('parsererror')?.textContent, fill: name?.getAttribute('fill') };
    }, svg);
    expect(shapes).toEqual({ error: undefined, fill: 'rgb(42, 32, 25)' });
    expect(svg).not.toMatch(/var\(|class=|href=/);
    const png = await saved(page, 'PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBeGreaterThan(2000);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const ink = page.locator('[data-part=name]').first();
    expect(await ink.evaluate((name) => getComputedStyle(name).fill)).toBe('rgb(42, 32, 25)');
    expect(await page.getByRole('button', { name: 'PNG' }).isVisible()).toBe(false);
    const pdf = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBe(1);
  },
);

test('a machine in another tab is followed live', { tags: 'long' }, async () => {
  const { page, context } = browser;
  await page.goto(`${origin}/flows/mobile-menu`);
  await page.getByRole('button', { name: 'Switch on watching other tabs' }).click();
  await page.getByText('On. Nothing is running in another tab yet.').waitFor();
  const learner = await context.newPage();
  await learner.setViewportSize({ width: 390, height: 700 });
  await learner.goto(`${origin}/auth`);
  await page.locator('[data-id="mobile-menu.closed"][data-active]').waitFor();
  await learner.getByRole('button', { name: /menu/i }).click();
  await page.locator('[data-id="mobile-menu.open"][data-active]').waitFor();
  await page.locator('[data-part=transition][data-taken]').first().waitFor();
  await learner.close();
  await page.getByText('On. Nothing is running in another tab yet.').waitFor();
});

async function saved(page: Page, name: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFileSync(await (await waiting).path());
}

interface Point {
  x: number;
  y: number;
}

type Rectangle = Point & { width: number; height: number };

function drawing(page: Page): Locator {
  return page.getByRole('group', { name: /^Diagram of/ });
}

async function boxOf(locator: Locator): Promise<Rectangle> {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

function isInside(inner: Rectangle, outer: Rectangle): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Diagram points at these screen points. */
async function pictureAt(page: Page, ...points: Point[]): Promise<number[]> {
  const { x, y, width } = await boxOf(drawing(page));
  const scale = width / Number(await drawing(page).getAttribute('width'));
  return points.flatMap((point) => [(point.x - x) / scale, (point.y - y) / scale]);
}

function expectSame(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toEqual(wanted.map((value) => expect.closeTo(value, 0) as unknown));
}
