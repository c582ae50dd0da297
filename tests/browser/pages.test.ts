import { expect, inject, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { browserPage } from '../support/browser-page.ts';
import { newLearner } from '../support/learner.ts';
import { appears, open } from '../support/wait.ts';

const origin = inject('origin');
const browser = browserPage();

test('the newsletter form keeps its input before the script loads, without it, and without a server', async () => {
  const { page } = browser;
  await page.route(/assets\/mount-/, (route) => route.abort());
  await page.route(/assets\/validation-/, (route) => route.abort());
  await page.goto(origin);
  const field = page.getByRole('textbox', { name: 'Email' });
  const status = page.getByRole('form', { name: 'Newsletter' }).getByRole('status');
  await field.fill('<b>ana</b>');
  await field.press('Enter');
  expect(page.url()).toBe(`${origin}/`);

  await page.unroute(/assets\/mount-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  await field.press('Enter');
  await status.getByText('we can’t reach the server').waitFor();

  await page.unroute(/assets\/validation-/);
  await field.press('Enter');
  await status.getByText('Please enter a valid email address').waitFor();
  await expect.poll(() => field.inputValue()).toBe('<b>ana</b>');
  await page.route('**/rest/v1/rpc/subscribe_to_newsletter', (route) => route.fulfill({ status: 503 }));
  await field.fill(`ana-${Date.now()}@example.com`);
  await field.press('Enter');
  await status.getByText('we can’t reach the server').waitFor();
  await expect.poll(() => field.inputValue()).toMatch(/^ana-\d+@example\.com$/);

  await page.unroute('**/rest/v1/rpc/subscribe_to_newsletter');
  await page.getByRole('button', { name: 'Subscribe' }).dblclick();
  await page.getByText('Thanks for subscribing!').waitFor();
  await expect.poll(() => page.getByText('Thanks for subscribing!').count()).toBe(1);
});

test('a reload returns to where the page was scrolled to, however late its content renders', async () => {
  const { page } = browser;
  await newLearner(page, origin);
  for (const path of ['/faq', '/course', '/stories']) {
    await open(page, origin + path);
    await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
    const top = () => page.evaluate(() => scrollY);
    await expect.poll(() => page.evaluate(() => scrollTo(0, 1100)).then(top)).toBe(1100);
    await page.reload();
    await expect.poll(top, { message: path }).toBe(1100);
    await page.mouse.wheel(0, -300);
    await expect.poll(top, { message: path }).toBe(800);
  }
});

test('an address is confirmed and unsubscribed by the links in its e-mail, and not by opening them', async () => {
  const { page } = browser;
  const email = `linked-${Date.now()}@example.com`;
  await page.goto(origin);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByText('Thanks for subscribing!').waitFor();
  await page.goto(`${origin}/mailbox`);
  const mail = page.getByRole('listitem').filter({ hasText: email });
  const links = {
    confirm: await mail.getByRole('link', { name: 'Confirm my address' }).getAttribute('href'),
    unsubscribe: await mail.getByRole('link', { name: 'Unsubscribe' }).getAttribute('href'),
  };
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/')) asked.push(request.url().split('/rpc/')[1] ?? '');
  });
  await page.goto(links.confirm ?? '');
  const confirm = page.getByRole('button', { name: 'Confirm my address' });
  await confirm.waitFor();
  expect(asked).toEqual([]);
  await page.route('**/rpc/confirm_newsletter', (route) => route.abort());
  await confirm.press('Enter');
  await page.getByText('Nothing has changed yet').waitFor();
  await page.unroute('**/rpc/confirm_newsletter');
  await page.keyboard.press('Enter');
  await page.getByText('your address is confirmed').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Confirm your address');
  await page.goto(links.unsubscribe ?? '');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByText('You are unsubscribed.').waitFor();
  expect(asked).toEqual(['confirm_newsletter', 'confirm_newsletter', 'unsubscribe_from_newsletter']);
});

test('every link of the footer leads to a page', async () => {
  const { page } = browser;
  await page.goto(`${origin}/about`);
  const links = page.locator('footer nav a');
  await links.first().waitFor();
  await expect.poll(() => links.count()).toBe(12);
  for (const [label, path] of [
    ['Course', '/course'],
    ['Stories', '/stories'],
  ] as const)
    await expect
      .poll(() => page.locator('footer').getByRole('link', { name: label }).getAttribute('href'))
      .toBe(path);
  for (const label of ['About', 'Blog', 'FAQ', 'Support']) {
    await page.locator('footer').getByRole('link', { name: label, exact: true }).click();
    await page.waitForFunction(
      (name) => document.title.endsWith(' – Camino') && location.pathname.endsWith(name),
      label.toLowerCase(),
    );
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toContain('Oops');
  }
});

test(
  'the tab is named after the heading of each page, and after the product on the start page',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const start = 'Camino – learn Spanish';
    const isNamed = async () => {
      const heading = await page.locator('main h1').textContent();
      await expect.poll(() => page.title()).toBe(`${heading} – Camino`);
    };
    for (const path of ['/about', '/blog/ser-and-estar', '/flows/word-match', '/no/such/page', '/auth']) {
      await page.goto(origin + path);
      await isNamed();
    }
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor();
    await isNamed();
    await page.getByRole('banner').getByRole('link', { name: 'Camino' }).click();
    await expect.poll(() => page.title()).toBe(start);

    await page.goto(origin);
    await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
    await expect.poll(() => page.title()).toBe(start);
  },
);

test(
  'no page can be framed or compile WebAssembly, and none violates its policy',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy'))
        refused.push(`${page.url()}: ${message.text()}`);
    });
    await newLearner(page, origin);
    const addresses = [
      '/',
      '/auth',
      '/flashcards',
      '/games/word-match',
      '/dashboard',
      '/profile',
      '/mailbox',
    ];
    for (const path of [...addresses, '/flows', '/flows/word-match', '/flows/replay', '/no/such/page']) {
      const response = await page.goto(origin + path);
      expect(response?.headers(), path).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'referrer-policy': path === '/mailbox' ? 'same-origin' : 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      });
      await page.locator('main h1').first().waitFor();
    }
    expect(refused).toEqual([]);
    const compiled = await page.evaluate(() =>
      WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(() => 'compiled', String),
    );
    expect(compiled).toContain('Content Security');
  },
);

test('hydrating the start page moves no styles', { tags: 'long' }, async () => {
  const { page } = browser;
  await page.addInitScript(() => {
    const removed: Node[] = [];
    Object.assign(globalThis, { removed });
    new MutationObserver((changes) =>
      removed.push(...changes.flatMap((change) => [...change.removedNodes])),
    ).observe(document, { childList: true, subtree: true });
  });
  await page.goto(origin);
  await expect.poll(() => page.locator('style[data-prerendered-styles]').count()).toBe(1);
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  expect(await page.evaluate('removed.filter(({ nodeName }) => nodeName === "STYLE").length')).toBe(0);
});

test('the tabs of the grammar by keyboard, by address and back', { tags: 'long' }, async () => {
  const { page } = browser;
  await newLearner(page, origin);
  await page.goto(`${origin}/grammar#pronouns`);
  await page.getByRole('heading', { name: 'Subject pronouns' }).waitFor();
  const opened = page.getByRole('tab', { selected: true });
  await opened.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => opened.textContent()).toBe('Verbs');
  expect(page.url()).toBe(`${origin}/grammar#verbs`);
  await page.getByRole('button', { name: 'View More Verb Tenses' }).press('Enter');
  await page.getByRole('heading', { name: 'Preterite', exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Adjectives' }).click();
  await expect.poll(() => opened.textContent()).toBe('Adjectives');
  await page.goBack();
  await expect.poll(() => opened.textContent()).toBe('Verbs');
});

test(
  'the board of Word Match by keyboard: a row down is a row down at each width',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await newLearner(page, origin, '/games/word-match');
    const start = page.getByRole('button', { name: 'Start Game' });
    await start.click({ trial: true });
    await start.press('Enter');
    const focused = page.locator(':focus');
    await appears(page.locator('[aria-label="Tile 1, face down"]:focus'));
    for (const [width, tile] of [
      [390, 'Tile 3, face down'],
      [1280, 'Tile 6, face down'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.keyboard.press('Home');
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowDown'])
        await page.keyboard.press(key);
      await expect.poll(() => focused.getAttribute('aria-label')).toBe(tile);
    }
    await expect.poll(() => page.getByText('The arrow keys move between tiles').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused.getAttribute('data-state')).toBe('selected');
  },
);

test('arrow keys turn a list’s cards as soon as it opens', { tags: 'long' }, async () => {
  const { page } = browser;
  await newLearner(page, origin, '/flashcards?cards=nouns-la-casa,nothing,verbs-ser');
  await page.getByText('1 / 2').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('2 / 2').waitFor();
});

test(
  'the bare slug of a category leads to it, and Back leads to where the learner was',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await newLearner(page, origin, '/games');
    await page.evaluate(() => history.pushState(null, '', '/flashcards/nouns'));
    await page.getByRole('heading', { level: 1, name: 'Nouns Flashcards' }).waitFor();
    expect(page.url()).toBe(`${origin}/flashcards/category/nouns`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Spanish Games' }).waitFor();
  },
);

test.each([
  ['/flashcards', 'main a[href="/flashcards/category/time-days"]'],
  ['/stories', 'main a[href="/course/b1-ideas/reading"]'],
  ['/course', 'main ol a >> nth=-1'],
  ['/grammar', 'main a[href^="/games/grammar-master"] >> nth=-1'],
])(
  'a link of %s leads to the top of a page, and Back to where it was',
  { tags: 'long' },
  async (address, selector) => {
    const { page } = browser;
    await newLearner(page, origin, address);
    await page.evaluate(() => document.fonts.load('700 1em Alegreya'));
    await page.reload();
    const link = page.locator(selector);
    const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const offset = () => page.evaluate(() => Math.round(scrollY));
    await expect
      .poll(async () => {
        // As a learner's key, which ends the return to where a reloaded page was.
        await page.keyboard.press('Shift');
        await link.scrollIntoViewIfNeeded();
        return offset();
      })
      .toBeGreaterThan(300);
    const [left, leftAt] = [await offset(), await place()];
    await link.press('Enter');
    await page.waitForURL((url) => url.pathname !== address);
    await expect.poll(offset).toBe(0);
    await page.goBack();
    await link.waitFor();
    await expect.poll(async () => [await offset(), await place()]).toEqual([left, leftAt]);
  },
);

test(
  'the address of a section of the grammar shows it, in a page just loaded and in one seen before',
  { tags: 'long' },
  async () => {
    const { page } = browser;
    await newLearner(page, origin, '/grammar#imperfect');
    const section = page.locator('#imperfect > h2');
    const isInSight = () => section.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
    await section.waitFor();
    expect(await isInSight()).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Games' }).click();
    await page.getByRole('heading', { level: 1, name: 'Spanish Games' }).waitFor();
    await page.evaluate(() => history.pushState(null, '', '/grammar#imperfect'));
    await section.waitFor();
    await expect.poll(isInSight).toBe(true);
  },
);

test('on a wide screen a heading stands above the edge of its panel', { tags: 'long' }, async () => {
  const { page } = browser;
  const edgeOf = (part: string) =>
    page
      .locator(`main ${part}`)
      .first()
      .evaluate((one) => one.getBoundingClientRect().x);
  await newLearner(page, origin);
  for (const path of [paths.placement(), paths.review(), paths.wordMatch(), paths.examQuiz()]) {
    await open(page, origin + path);
    await appears(page.locator('main section').first());
    expect(await edgeOf('h1'), path).toBe(await edgeOf('section'));
  }
});
