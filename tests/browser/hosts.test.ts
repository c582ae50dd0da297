// @module-tag long
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { earlyScript } from '../../src/bundle/early-script.ts';
import { headerRules, headersFor } from '../../src/bundle/headers.ts';
import { browserPage } from '../support/browser-page.ts';
import { controlled } from '../support/cached-app.ts';
import { githubPages } from '../support/github-pages.ts';
import { newAccount, register } from '../support/learner.ts';
import { buildApp, previewApp, type Server } from '../support/server.ts';
import { appears, open } from '../support/wait.ts';
import { serveSite, webServers } from '../support/web-servers.ts';

const BUILD_TIME = 300_000;
const browser = browserPage({ serviceWorkers: 'allow' });
const rules = headerRules([], await earlyScript());
const SHELL = '/shell';
/** Each address with the page that answers it. */
const pages = [
  ['/', '/'],
  ['/flashcards', '/flashcards'],
  ['/flashcards?cards=nouns-la-persona', '/flashcards'],
  ['/course/a1-hola/1', '/course/a1-hola/1'],
  ['/flashcards/nouns-la-persona', SHELL],
  ['/flows', SHELL],
  ['/flows/session', SHELL],
  ['/auth/callback?code=a.b', SHELL],
] as const;
const IN_FOLDER = ['--base=/camino/', '--outDir=dist/camino'];
const NOT_COPIED = new Set(['.git', '.local', 'dist', 'node_modules']);
const copy = mkdtempSync(join(tmpdir(), 'Año nuevo – copia '));
const site = join(copy, 'dist');

beforeAll(async () => {
  for (const name of readdirSync('.').filter((one) => !NOT_COPIED.has(one)))
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  await buildApp(copy, ...IN_FOLDER);
  for (const name of ['_headers', '_redirects']) cpSync(join(site, 'camino', name), join(site, name));
}, BUILD_TIME);
afterAll(() => rmSync(copy, { recursive: true }));

for (const webServer of webServers) {
  const program = await webServer.find();
  if (program === undefined)
    process.stdout.write(`The build isn’t served by ${webServer.name}: it isn’t installed.\n`);
  describe.skipIf(program === undefined)(`served by ${webServer.name}`, () => {
    test.each([
      ['at the root', resolve('dist'), ''],
      ['in a folder', site, '/camino'],
    ])(
      '%s, each address has its page and headers; a missing chunk is no page',
      async (_where, root, folder) => {
        const { origin, stop } = await serveSite(webServer, program ?? '', root, folder);
        const ask = (path: string) => fetch(origin + folder + path, { headers: { accept: 'text/html' } });
        try {
          for (const [path, page] of pages) {
            const answer = await ask(path);
            const [, shown] = /data-page="?([^" >]+)/.exec(await answer.text()) ?? [];
            expect([path, shown]).toEqual([path, page]);
            const isShell404 = webServer.isShell404 && page === SHELL;
            expect(answer.status, path).toBe(isShell404 ? 404 : 200);
            expectHeaders(answer, path, isShell404 ? ['Cache-Control'] : []);
          }
          const assets = readdirSync(join(root, folder, 'assets'));
          const nameOf = (start: string) => assets.find((name) => name.startsWith(start)) ?? start;
          for (const path of [
            `/assets/${nameOf('index-')}`,
            `/assets/${nameOf('anki.worker-')}`,
            '/worker.js',
          ]) {
            const answer = await ask(path);
            expect([path, answer.status]).toEqual([path, 200]);
            expect(answer.headers.get('content-type'), path).toMatch(/javascript/);
            expect(answer.headers.get('content-encoding'), path).toMatch(/gzip|zstd|br/);
            expectHeaders(answer, path);
          }
          expectHeaders(await ask('/flows/screen'), '/flows/screen');
          expect((await ask('/manifest.webmanifest')).status).toBe(200);
          const missing = await ask('/assets/gone-1a2b3c4d.js');
          expect(missing.status).toBe(404);
          expect(missing.headers.get('cache-control') ?? 'no-store').toMatch(/^no-/);
        } finally {
          await stop();
        }
      },
    );
  });
}

function expectHeaders({ headers }: Response, address: string, but: readonly string[] = []): void {
  const [path = ''] = address.split('?');
  const right = Object.entries(headersFor(rules, path)).filter(([name]) => !but.includes(name));
  const sent = right.map(([name]) => [name, headers.get(name)]);
  expect(Object.fromEntries(sent), address).toEqual(Object.fromEntries(right));
}

describe('in a folder of GitHub Pages', () => {
  let server: Server;
  let app = '';

  beforeAll(async () => {
    server = await githubPages(site, '/camino');
    app = `${server.origin}/camino`;
  });
  afterAll(() => server.stop());

  test('a guest learns a word, reloads, starts offline, and sees the screens of a flow', async () => {
    const context = await browser.ownContext();
    const page = await context.newPage();
    const strays: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === server.origin && !pathname.startsWith('/camino/')) strays.push(pathname);
    });
    await page.goto(`${app}/`);
    await page.getByRole('button', { name: 'Try it without an account' }).click();
    await page.getByRole('link', { name: 'Start from zero' }).click();
    await page.getByRole('button', { name: /^Got it/ }).click();
    await appears(page.getByText(/^Step 2 of/));
    expect(page.url()).toBe(`${app}/course/a1-hola/1`);
    await page.reload();
    await appears(page.getByText(/^Step \d+ of/));

    await open(page, `${app}/flashcards/nouns-la-persona`);
    await appears(page.getByText('la persona').first());
    await page.getByRole('link', { name: 'Games' }).first().click();
    await page.waitForURL(`${app}/games`);
    await controlled(page, '/camino/worker.js');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${app}/`);
    await context.setOffline(true);
    await open(page, `${app}/`);
    await page.getByRole('link', { name: 'Flashcards' }).first().click();
    await page.waitForURL(`${app}/flashcards`);
    await page.reload();
    await appears(page.locator('main h1'));
    await context.setOffline(false);

    await open(page, `${app}/flows/word-match`);
    await page.getByRole('button', { name: 'Show the screen' }).click();
    await appears(page.frameLocator('iframe').getByRole('heading', { level: 1 }));
    expect(strays.filter((path) => !path.startsWith('/rest/') && !path.startsWith('/auth/'))).toEqual([]);
  });
});

describe('previewed by a copy without git, whose path has a space and accents', () => {
  let server: Server;
  let app = '';

  beforeAll(async () => {
    server = await previewApp(copy, ...IN_FOLDER);
    app = `${server.origin}/camino`;
  }, BUILD_TIME);
  afterAll(() => server.stop());

  test('the mail of a registration leads into the folder, and its link logs in', async () => {
    const page = await (await browser.ownContext()).newPage();
    const account = newAccount();
    await open(page, `${app}/auth`);
    await register(page, account);
    const mails = (await (await fetch(`${server.origin}/mailbox.json`)).json()) as {
      to: string;
      link: string;
    }[];
    const link = mails.find(({ to }) => to === account.email)?.link ?? '';
    expect(link.slice(0, link.indexOf('?'))).toBe(`${app}/auth/callback`);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my email address and log in' }).click();
    await page.waitForURL(`${app}/`);
    await appears(page.getByText('Login successful'));
    const [script] = await page.locator('link[rel=modulepreload]').all();
    expect(await script?.getAttribute('href')).toMatch(/^\/camino\/assets\//);
  });
});
