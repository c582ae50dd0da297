import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesBetween } from '#machines/inspect/flow-changes.ts';
import { documentOf } from '#machines/inspect/flow-document.ts';
import type { Picture } from '#machines/inspect/picture.ts';
import type { ReleaseChanges } from '#machines/inspect/change-text.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { wordsOf } from '../support/flow-words.ts';
import { shownFlow } from '../support/shown-flows.ts';
import { replayCommand } from '../tools/replay-command.ts';

const origin = inject('origin');
const browser = browserPage();
const folder = mkdtempSync(join(tmpdir(), 'camino-reviewers-'));
const trace = 'tests/traces/word-match.recorded.trace.json';

afterAll(() => rmSync(folder, { recursive: true }));

test(
  'a reader sees what changed since a release, on the list and on the diagram, before and after',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const now = await shownFlow<Picture>(origin, 'review');
    await page.route('**/flows/since/v1.json', (route) => route.fulfill({ json: releaseBefore(now) }));
    await page.route('**/flows/since/v1/review.json', (route) => route.fulfill({ json: before(now) }));
    await page.goto(`${origin}/flows?since=v1`);
    const changes = page.getByRole('region', { name: 'Changes' });
    await changes.locator('summary', { hasText: 'Review' }).press('Enter');
    await changes.getByText('It shows “Nothing.”').waitFor();
    await changes.getByRole('link', { name: 'Diagram of Review' }).press('Enter');
    await page.getByRole('heading', { name: 'Changes since v1' }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'message to the learner changed' })
      .getByRole('button')
      .press('Enter');
    await page.locator('[data-id^="review|"][data-selected]').first().waitFor();
    expect(await page.locator('svg [data-kind=changed][data-color=purple]').count()).toBeGreaterThan(0);
    const gone = page.locator('[data-part=state][data-id="review.lost"]');
    expect(await gone.count()).toBe(0);
    await page.getByRole('button', { name: 'As it was' }).press('Enter');
    await gone.waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Gone' }).getByRole('button').press('Enter');
    await page.locator('[data-id="review.lost"][data-selected]').waitFor();
    await page.getByRole('button', { name: 'Now', exact: true }).press('Enter');
    const labels = page.getByRole('group', { name: 'Labels of the diagram' });
    const preparing = page.locator('[data-part=state][data-id="review.preparing"]');
    for (const [wording, label] of [
      ['Names', 'preparing'],
      ['Words', 'The learner picks words'],
    ] as const) {
      await labels.getByRole('button', { name: wording }).press('Enter');
      await expect.poll(() => preparing.textContent()).toContain(label);
    }
  },
);

test('a comment on a state stays in the browser, and comes as a file into another', async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows/mobile-menu`);
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByText('On: The whole flow').waitFor();
  await page.locator('[data-part=state][data-id="mobile-menu.open"]').press('Enter');
  await comments.getByText('On: Open').waitFor();
  await comments.getByLabel('It is').selectOption('Wrong');
  await comments.getByLabel('Comment', { exact: true }).fill('It covers the <b>page</b>');
  await comments.getByLabel('Your name').fill('Ana');
  await comments.getByRole('button', { name: 'Add comment' }).press('Enter');
  const said = comments.getByText('Wrong: It covers the <b>page</b>');
  await said.waitFor();
  await page.reload();
  await said.waitFor();
  const made = await downloaded(page, () =>
    comments.getByRole('button', { name: 'Save all as a file' }).press('Enter'),
  );
  expect(made.name).toMatch(/^camino-review-\d{4}-\d\d-\d\d-ana\.json$/);

  const other = await (await browser.ownContext()).newPage();
  await other.route('**/flows/reviews.json', (route) =>
    route.fulfill({ json: [readFileSync(made.path, 'utf8')] }),
  );
  await other.goto(`${origin}/flows/mobile-menu`);
  const theirs = other.getByRole('region', { name: 'Comments' });
  await theirs.getByText('Wrong: It covers the <b>page</b>').waitFor();
  expect(await theirs.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  await other.goto(`${origin}/flows`);
  const card = other.getByRole('article').filter({ hasText: 'Mobile menu' });
  await card.getByText('comment', { exact: true }).waitFor();
});

test(
  'comments of two tabs show in both, a draft survives a reload, and a removal can be undone',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const other = await page.context().newPage();
    const panels = [page, other].map((tab) => tab.getByRole('region', { name: 'Comments' }));
    for (const [index, tab] of [page, other].entries()) {
      await tab.goto(`${origin}/flows/account-menu`);
      await panels[index]?.getByText('On: The whole flow').waitFor();
    }
    const [mine, theirs] = panels;
    if (!mine || !theirs) throw new Error('There are two tabs.');
    const write = async (panel: typeof mine, text: string) => {
      await panel.getByLabel('Comment', { exact: true }).fill(text);
      await panel.getByLabel('Your name').fill('Ana');
    };
    await write(mine, 'One');
    await write(theirs, 'Two');
    for (const panel of panels) await panel.getByRole('button', { name: 'Add comment' }).press('Enter');
    for (const panel of panels)
      for (const text of ['One', 'Two']) await panel.getByText(`Right: ${text}`).waitFor();

    const about = mine.getByText(/^On: /);
    await page.locator('[data-part=state][data-id="account-menu.open"]').click();
    await expect.poll(() => about.textContent()).toContain('Open');
    const target = await about.textContent();
    await write(mine, 'x'.repeat(2001));
    await page.locator('[data-part=state][data-id="account-menu.closed"]').click();
    await mine.getByRole('button', { name: /^Comment on “.*” instead$/ }).waitFor();
    await expect.poll(() => about.textContent()).toBe(target);
    await mine.getByRole('button', { name: 'Add comment' }).press('Enter');
    const field = mine.getByLabel('Comment', { exact: true });
    await mine.getByText('Shorten it: it has 2,001 characters').waitFor();
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('x'.repeat(2001));
    await expect.poll(() => about.textContent()).toBe(target);

    await mine.getByRole('button', { name: 'Remove Ana’s comment: One' }).dblclick();
    await theirs.getByText('Right: One').waitFor({ state: 'detached' });
    await expect.poll(() => mine.getByRole('button', { name: /^Remove/ }).count()).toBe(1);
    await mine.getByRole('button', { name: 'Restore Ana’s comment: One' }).press('Enter');
    await theirs.getByText('Right: One').waitFor();
    await other.close();
  },
);

test('a button at the top starts free play, with the page in view', async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows/word-match`);
  await page.getByRole('button', { name: 'Play this flow' }).press('Enter');
  const screen = page.getByRole('region', { name: 'Screen' });
  await page.getByRole('region', { name: 'Free play' }).getByText('Step 0 of 0').waitFor();
  await screen.locator('iframe').waitFor();
  const top = () => screen.evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  await page.goto(`${origin}/flows/connection`);
  await page.getByText('So there’s no page to play').waitFor();
  await page.getByRole('link', { name: 'Try events' }).press('Enter');
  await page.getByRole('combobox', { name: 'Event' }).waitFor();
});

test('on a phone, free play shows the whole screen above its controls', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/flows/vocabulary-challenge`);
  await page.getByRole('button', { name: 'Play this flow' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Free play' });
  await panel.getByText('Step 0 of 0').waitFor();
  await panel.getByText('questions 2 to 3 and seconds 1 to 2').waitFor();
  const frame = page.getByRole('region', { name: 'Screen' }).locator('iframe');
  const places = async () => {
    const [screen, controls, bar] = await Promise.all(
      [frame, panel, page.getByRole('banner')].map((one) => one.boundingBox()),
    );
    if (!screen || !controls || !bar) return null;
    return {
      isBelowBar: screen.y >= bar.y + bar.height,
      isAboveControls: screen.y + screen.height <= controls.y + 1,
      areControlsSeen: controls.y + controls.height <= 845,
    };
  };
  await expect.poll(places).toEqual({ isBelowBar: true, isAboveControls: true, areControlsSeen: true });
  await panel.getByLabel('What happens next').selectOption({ index: 1 });
  await panel.getByRole('button', { name: 'Let it happen' }).press('Enter');
  await panel.getByText('Step 1 of 1').waitFor();
  await expect.poll(places).toEqual({ isBelowBar: true, isAboveControls: true, areControlsSeen: true });
});

test('a step of a trace becomes a test that fails, without editing', async () => {
  const { page } = browser;
  await page.goto(`${origin}/flows/replay`);
  await page.getByLabel('Trace file').setInputFiles(trace);
  await page.getByRole('heading', { name: 'Replays exactly as recorded' }).waitFor();
  for (let step = 1; step <= 6; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByText(/^Step 6 of /).waitFor();
  await page.getByRole('textbox', { name: 'Problem' }).fill('Tile stays <b>');
  const made = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(made.name).toBe('word-match-tile-stays-b.trace.json');
  await page.getByText('Put it into tests/traces').first().waitFor();
  let printed = '';
  const output = {
    print: (text: string) => (printed += text),
    complain: (text: string) => (printed += text),
  };
  expect(replayCommand([made.path], output)).toBe(1);
  expect(printed).toContain(
    'STILL WRONG: “Tile stays <b>”: expected that at step 6, tile.clicked, the machine stays in',
  );
});

/** The review with a state it no longer has and another text. */
function before(now: Picture): Picture {
  const lost = { id: 'review.lost', key: 'lost', kind: 'atomic' as const, parent: 'review', facts: [] };
  return {
    ...now,
    states: [...now.states, { ...lost, box: [20, now.height - 60, 90, 40] }],
    effects: { ...now.effects, announceLoadFailure: 'shows “Nothing.”' },
  };
}

function releaseBefore(now: Picture): ReleaseChanges {
  const document = (one: Picture) => documentOf(one, wordsOf('review'), {});
  const flows = changesBetween([document(before(now))], [document(now)]);
  return {
    ref: 'v1',
    commit: 'abc',
    date: '2026-11-01',
    subject: 'Old',
    hadWords: true,
    flows,
    elsewhere: [],
  };
}

async function downloaded(
  page: Page,
  save: () => Promise<void>,
): Promise<{ name: string; path: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return { name: download.suggestedFilename(), path, text: readFileSync(path, 'utf8') };
}
