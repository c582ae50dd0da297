import { flows } from '#machines/all.ts';
import { openTrace } from '#machines/inspect/playback.ts';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { isIdle } from '../support/wait.ts';
import { replayCommand } from '../tools/replay-command.ts';

const origin = inject('origin');
const browser = browserPage();
const file = 'tests/traces/exam-quiz.recorded.trace.json';
const text = readFileSync(file, 'utf8');
const count = (JSON.parse(text) as { steps: object[] }).steps.length;

test('a dropped trace steps to its end as in the terminal', async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows/replay`);
  await page.getByRole('heading', { name: 'Drop a trace file here' }).waitFor();
  await drop(page, [{ name: 'exam.trace.json', text }]);
  await page.getByRole('heading', { name: 'Replays exactly as recorded' }).waitFor();
  await page.locator('[data-part=state][data-active]').first().waitFor();
  for (let step = 1; step <= count; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByText(`Step ${count} of ${count}`).waitFor();

  let printed = '';
  const output = {
    print: (line: string) => (printed += line),
    complain: (line: string) => (printed += line),
  };
  expect(replayCommand([file, '--until', String(count)], output)).toBe(0);
  const opened = openTrace(text, flows);
  const last = opened.ok ? opened.playback.steps.at(-1) : undefined;
  expect(printed).toMatch(new RegExp(`\\n  ${count} .* ${last?.value}\\s`));
  await expect
    .poll(() => page.getByRole('region', { name: 'Event' }).textContent())
    .toContain(`→ ${last?.value}`);
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label=Context] dl > div')].map((entry) => [
      entry.querySelector('dt')?.firstChild?.textContent ?? '',
      entry.querySelector('dd:last-child pre')?.textContent ?? '',
    ]),
  );
  const context = printed.slice(printed.indexOf(`Context after step ${count}:`));
  expect(shown.length).toBeGreaterThan(5);
  for (const [key, value] of shown) {
    const indented = value?.split('…\n(cut')[0]?.replaceAll('\n', '\n    ');
    expect(context).toContain(`${key}: ${indented}`);
  }
  const active = page.locator('[data-part=state][data-active]');
  const ids = await active.evaluateAll((states) => states.map((one) => one.getAttribute('data-id')));
  expect(ids).toEqual(expect.arrayContaining([...(last?.states ?? [])]));
});

test(
  'a hostile file is shown as text and refused, and a divergence is named and jumped to',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.goto(`${origin}/flows/replay`);
    await page.getByRole('heading', { name: 'Drop a trace file here' }).waitFor();
    const attack = '<img src=x onerror="window.pwned = 1">';
    const hostile = JSON.stringify({ ...(JSON.parse(text) as object), machine: attack });
    await drop(page, [{ name: `${attack}.json`, text: hostile }]);
    await page.getByText('Camino doesn’t know').waitFor();
    await drop(page, [{ name: 'cut.json', text: text.slice(0, 3000) }]);
    await page.getByText('This file is truncated').waitFor();
    await drop(
      page,
      [1, 2].map((name) => ({ name: String(name), text })),
    );
    await page.getByText('2 of the files are traces, 0 are not.').waitFor();
    const changed = text.replace('"value":{"preparing":"ready"}', '"value":{"preparing":"failed"}');
    await drop(page, [
      { name: 'changed.json', text: changed.replace('"category.chosen"', JSON.stringify(attack)) },
    ]);
    await page.getByRole('button', { name: 'Go to step 1' }).click();
    await page.getByRole('region', { name: 'Event' }).getByText(attack).first().waitFor();
    expect(await page.evaluate(() => [document.querySelectorAll('img').length, 'pwned' in window])).toEqual([
      0,
      false,
    ]);
  },
);

test(
  'another trace is compared up to its first difference, which is shown in the replay',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await page.goto(`${origin}/flows/replay`);
    await page.getByRole('heading', { name: 'Drop a trace file here' }).waitFor();
    await drop(page, [{ name: 'exam.trace.json', text }]);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('heading', { name: 'Drop the second trace here' }).waitFor();
    const changed = text.replace('"value":{"preparing":"ready"}', '"value":{"preparing":"failed"}');
    await drop(page, [{ name: 'changed.json', text: changed }]);
    await page.getByRole('heading', { name: 'First difference: step 3' }).waitFor();
    await page.getByText('Left: preparing.ready; Right: preparing.failed.').waitFor();
    await page.getByRole('button', { name: 'Show step 3 in the replay' }).click();
    await page.getByText(`Step 3 of ${count}`).waitFor();
  },
);

async function drop(page: Page, files: readonly { name: string; text: string }[]): Promise<void> {
  await isIdle(page);
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text: content } of dropped) dataTransfer.items.add(new File([content], name));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, files);
}
