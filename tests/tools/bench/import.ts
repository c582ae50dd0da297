import type { Browser, CDPSession, Page } from 'playwright-core';
import initSqlJs from 'sql.js';
import { makeAnki } from '../../../src/services/files/anki.ts';
import { launchBrowser } from '../../support/browser.ts';
import { cards } from '../../support/cards.ts';
import { newLearner } from '../../support/learner.ts';
import { appears } from '../../support/wait.ts';
import { startServer } from '../../support/server.ts';
import { median, SLOWDOWN, throttle, worst } from './throttled.ts';

const ROWS = 5000;
const RUNS = 3;
/** Milliseconds until the browser has reported the last long task. */
const SETTLING = 1000;

/** Milliseconds of a step: elapsed, CPU time, and longest task. */
interface Step {
  taken: number;
  busy: number;
  longest: number;
}

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * Milliseconds to import 5,000 words, as a list and as an Anki package, at 4× CPU throttle: from file to
 * preview, and from there to the list.
 */
export async function benchImport(): Promise<void> {
  const [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const files: File[] = [
    { name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(ROWS)) },
    { name: 'words.apkg', mimeType: 'application/octet-stream', buffer: await packageOf(ROWS) },
  ];
  try {
    for (const file of files) {
      const runs: Imported[] = [];
      while (runs.length < RUNS) runs.push(await importOnce(browser, server.origin, file));
      report(file.name, runs);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Imported {
  read: Step;
  store: Step;
}

function report(name: string, runs: readonly Imported[]): void {
  const figures = (steps: Step[]) =>
    `median ${median(steps.map(({ taken }) => taken))} ms (${median(steps.map(({ busy }) => busy))} ms of work), ` +
    `longest task ${worst(steps.map(({ longest }) => longest))} ms`;
  process.stdout.write(
    `Import of ${ROWS} words in ${name} at ${SLOWDOWN}× CPU throttle, median of ${RUNS}\n` +
      `  from the file to the preview: ${figures(runs.map(({ read }) => read))}\n` +
      `  from there to the list: ${figures(runs.map(({ store }) => store))}\n` +
      `  both: median ${median(runs.map(({ read, store }) => read.taken + store.taken))} ms\n`,
  );
}

async function importOnce(browser: Browser, origin: string, file: File): Promise<Imported> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Installing one would slow the first visit.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await newLearner(page, origin, '/flashcards/own');
    await appears(page.getByText('No words yet.'));
    await page.waitForLoadState('networkidle');
    await page.getByText('Add a list of words').click();
    await throttle(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await watch(page);
    const read = await stepOf(page, session, 'change', `^Add ${ROWS.toLocaleString('en')} words$`, () =>
      page.locator('input[type=file]').setInputFiles(file),
    );
    const store = await stepOf(page, session, 'click', `^${ROWS.toLocaleString('en')} words$`, () =>
      page.getByRole('button', { name: /^Add 5/ }).click(),
    );
    return { read, store };
  } finally {
    await context.close();
  }
}

/** A step from its event to the first frame with this text in a heading or button. */
async function stepOf(
  page: Page,
  session: CDPSession,
  event: 'change' | 'click',
  text: string,
  act: () => Promise<void>,
): Promise<Step> {
  const seen = page.evaluate(([name, wanted]) => window.untilSeen(name, wanted), [event, text] as const);
  const before = await busyOf(session);
  await act();
  const taken = await seen;
  const busy = (await busyOf(session)) - before;
  await page.waitForTimeout(SETTLING);
  return { taken, busy, longest: await page.evaluate('longestTask()') };
}

declare global {
  interface Window {
    untilSeen: (event: string, text: string) => Promise<number>;
  }
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: PerformanceEntry[] = [];
    let began = 0;
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
    const longestTask = () => {
      const own = tasks.filter(({ startTime, duration }) => startTime + duration >= began);
      return Math.max(0, ...own.map(({ duration }) => duration));
    };
    const untilSeen = (event: string, text: string) =>
      new Promise((resolve) => {
        began = 0;
        addEventListener(event, () => (began = performance.now()), { capture: true, once: true });
        const pattern = new RegExp(text);
        const look = new MutationObserver(() => {
          const places = [...document.querySelectorAll('h2, main button')];
          if (began === 0 || !places.some(({ textContent }) => pattern.test(textContent ?? ''))) return;
          look.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        look.observe(document.body, { childList: true, characterData: true, subtree: true });
      });
    Object.assign(window, { longestTask, untilSeen });
  });
}

async function busyOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function listOf(count: number): string {
  const rows = Array.from(
    { length: count },
    (_row, index) =>
      `"la palabra ${wordOf(index)}";word number ${index};Esta es la palabra ${wordOf(index)} de la lista.`,
  );
  return `spanish;english;sentence\n${rows.join('\n')}\n`;
}

async function packageOf(count: number): Promise<Buffer> {
  const [card] = cards(1);
  if (!card) throw new Error('No card to copy');
  const made = Array.from({ length: count }, (_note, index) => ({
    ...card,
    id: `word-${index}`,
    spanish: `la palabra ${wordOf(index)}`,
    english: `word number ${index}`,
  }));
  const job = { category: card.category, title: 'Words', cards: made, memory: null };
  return Buffer.from(await makeAnki(job, await initSqlJs(), Date.now(), () => undefined));
}

function wordOf(index: number): string {
  const letters = 'abcdefghijklmnñop';
  return Array.from(index.toString(16).padStart(4, '0'), (digit) => letters[Number.parseInt(digit, 16)]).join(
    '',
  );
}
