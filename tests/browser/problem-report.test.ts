import { readFileSync } from 'node:fs';
import { flows } from '#machines/all.ts';
import { parseSession } from '#machines/inspect/session-parse.ts';
import { expect, inject, test } from 'vitest';
import { browserPage } from '../support/browser-page.ts';
import { newLearner, newLearnerByForm } from '../support/learner.ts';
import { replayCommand } from '../tools/replay-command.ts';

const origin = inject('origin');
const browser = browserPage();

test('a recorded game is read, saved, and replayed in the terminal with the same result', async () => {
  const { page } = browser;
  await newLearner(page, origin);
  await page.goto(`${origin}/games/word-match`);
  await page.getByRole('button', { name: /Account of/ }).press('Enter');
  const item = page.getByRole('menuitem', { name: 'Report a problem' });
  await item.waitFor();
  while ((await item.getAttribute('data-highlighted')) === null) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.locator(':focus').waitFor();
  await dialog.getByRole('button', { name: 'Start recording' }).press('Enter');
  await dialog.getByText('Recording is on').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start Game' }).click();
  const tiles = page.getByRole('group', { name: 'Word Match board' }).getByRole('button');
  await tiles.nth(0).click();
  await tiles.nth(1).click();

  await page.getByRole('button', { name: 'Recording', exact: true }).click();
  const recorded = dialog.getByRole('region', { name: 'Recorded' });
  await recorded.getByRole('button', { name: /^Word Match .*running now/ }).click();
  const file = page.getByRole('dialog', { name: 'What’s in the file' });
  const text = await file.getByRole('textbox').inputValue();
  expect(text).toContain('"machine": "word-match"');
  expect(text.match(/"type":"tile.clicked"/g)).toHaveLength(2);
  const saving = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Save file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^camino-word-match-.*\.trace\.json$/);
  await file.getByText('Your browser has the file now.').waitFor();

  let printed = '';
  const code = replayCommand([await saved.path()], {
    print: (part) => (printed += part),
    complain: (part) => (printed += part),
  });
  expect(printed).toContain('Replays exactly as recorded.');
  expect(code).toBe(0);

  await page.reload();
  await page.getByRole('button', { name: 'Recording', exact: true }).waitFor();
});

test('a report of a crash has what happened since the login, in order, and no secret', async () => {
  const { page } = browser;
  const { email, password } = await newLearnerByForm(page, origin);
  const session = await page.evaluate(() => JSON.stringify(Object.values(localStorage)));
  const tokens = [...session.matchAll(/_token\\*":\\*"([^"\\]+)/g)].map(([, token = '']) => token);
  expect(tokens.length).toBeGreaterThan(1);
  const failed = page.waitForResponse((response) => response.status() === 500);
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, body: tokens.join(' ') }));
  await page.route('**/assets/WordMatchPlay-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: crashing(tokens[0] ?? '') }),
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).click();
  await failed;
  await page.getByRole('link', { name: /Word Match/ }).click();
  await page.getByRole('button', { name: 'Start Game' }).click();
  await page.getByText('It’s Camino’s fault, not yours.').waitFor();
  await page.getByLabel('What went wrong?').fill(`The board was empty, I am ${email}`);
  await page.getByRole('button', { name: 'Report a problem' }).press('Enter');

  const file = page.getByRole('dialog', { name: 'What’s in the file' });
  const happened = file.getByRole('region', { name: 'What happened' });
  await happened.getByText('TypeError: no tiles').first().waitFor();
  await happened
    .getByText(/^(GET|POST) \/rest\/v1\/\S+ was answered with 500/)
    .first()
    .waitFor();
  const saving = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Save file' }).click();
  const path = await (await saving).path();

  const text = readFileSync(path, 'utf8');
  for (const secret of [email, password, ...tokens]) expect(text).not.toContain(secret);
  const parsed = parseSession(
    text,
    flows.map(({ id }) => id),
  );
  if (!parsed.ok) throw new Error(parsed.message);
  const { report, flows: traces, timeline } = parsed.session;
  expect(report).toMatchObject({
    problem: 'The board was empty, I am [redacted]',
    address: '/games/word-match',
    size: '1280 × 800',
  });
  expect(traces.find(({ machine }) => machine === 'auth-form')).toMatchObject({ masked: true });
  const rows = timeline.map((row) =>
    'incident' in row
      ? row.incident
      : `${traces[row.flow]?.machine ?? ''} ${'step' in row ? row.step : 'emits'}`,
  );
  const crash = rows.findIndex(
    (row) => typeof row === 'object' && row.kind === 'error' && row.where === 'render',
  );
  expect(rows[crash]).toMatchObject({
    message: 'TypeError: no tiles, token=[redacted]',
    stack: expect.stringMatching(/WordMatchPlay-\w+\.js:\d+:\d+/),
    components: expect.stringContaining('WordMatchPlay'),
  });
  expect(rows.findLastIndex((row) => typeof row === 'string' && row.startsWith('word-match '))).toBeLessThan(
    crash,
  );
  expect(rows.findIndex((row) => typeof row === 'string' && row.startsWith('auth-form '))).toBeGreaterThan(
    -1,
  );

  await page.goto(`${origin}/flows/replay`);
  await page.getByLabel('Trace file').setInputFiles(path);
  const shown = page.getByRole('region', { name: 'Report' });
  await shown.getByText('The board was empty, I am [redacted]').waitFor();
  await shown.getByRole('button', { name: /^TypeError: no tiles/ }).click();
});

function crashing(token: string): string {
  return `export default function WordMatchPlay() { throw new TypeError('no tiles, token=${token}'); }`;
}

test('a visitor reports a failed login from the foot of the start page, without what they typed', async () => {
  const { page } = browser;
  await page.goto(`${origin}/auth`);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Secret-password-1');
  await page.keyboard.press('Enter');
  await page.getByText('Login failed').first().waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Camino/ })
    .click();
  await page.locator('footer').getByRole('button', { name: 'Report a problem' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByLabel('What went wrong?').fill('I can’t log in');
  await dialog.getByRole('button', { name: /^Everything, in order/ }).press('Enter');
  const file = page.getByRole('dialog', { name: 'What’s in the file' });
  const text = await file.getByRole('textbox').inputValue();
  expect(text).toContain('I can’t log in');
  expect(text).toMatch(/"machine": "auth-form"[\s\S]*"masked": true/);
  expect(text).not.toMatch(/nobody@example|Secret-password/);
});

test('the report opens from a failed page', { tags: 'long' }, async () => {
  const { page } = browser;
  await newLearner(page, origin);
  await page.route('**/assets/GamesPage*', (route) => route.abort());
  await page.goto(`${origin}/games`);
  await page.getByText('This page couldn’t be shown.').waitFor();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const file = page.getByRole('dialog', { name: 'What’s in the file' });
  const happened = file.getByRole('region', { name: 'What happened' });
  await happened.getByText('LoadFailure: A part of the page couldn’t be loaded').first().waitFor();
});

test(
  'recent steps are saved as a session and replayed by flow, or in order in the terminal',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await newLearner(page, origin);
    await page.goto(`${origin}/games/word-match`);
    await page.getByRole('button', { name: 'Start Game' }).click();
    await page.getByRole('group', { name: 'Word Match board' }).getByRole('button').first().click();
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Report a problem' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a problem' });
    await dialog.getByRole('button', { name: /^Word Match \d+ steps, running now/ }).waitFor();
    await dialog.getByRole('button', { name: /^Everything, in order/ }).click();
    const file = page.getByRole('dialog', { name: 'What’s in the file' });
    const saving = page.waitForEvent('download');
    await file.getByRole('button', { name: 'Save file' }).click();
    const path = await (await saving).path();

    await page.goto(`${origin}/flows/replay`);
    await page.getByLabel('Trace file').setInputFiles(path);
    const flow = page.getByRole('combobox', { name: 'Flow of this session' });
    await flow.waitFor();
    const option = flow.locator('option', { hasText: 'Word Match' });
    await flow.selectOption((await option.getAttribute('value')) ?? '');
    await page.getByRole('heading', { name: 'Replay: Word Match' }).waitFor();
    await page.getByText(/Replays exactly as recorded/).waitFor();
    const step = page.getByRole('region', { name: 'Steps' }).getByRole('button', { name: /clicks a tile/i });
    await step.first().click();
    const event = page.getByRole('region', { name: 'Event' });
    await expect.poll(() => event.textContent()).toContain('tile.clicked');
    await flow.selectOption({ index: 0 });
    await event
      .getByText(/^after /i)
      .first()
      .waitFor();

    let printed = '';
    const output = {
      print: (part: string) => (printed += part),
      complain: (part: string) => (printed += part),
    };
    expect(replayCommand([path], output)).toBe(0);
    expect(printed).toContain('Word Match: ');
  },
);
