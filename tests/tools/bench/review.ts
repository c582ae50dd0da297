import type { Page } from 'playwright-core';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { cards } from '../../support/content-files.ts';
import { newLearner } from '../../support/learner.ts';
import { appears, open } from '../../support/wait.ts';
import { logDatabase } from '../../support/records.ts';
import { median, print, SLOWDOWN, throttle, watchEvents, worst } from './throttled.ts';

const FACTS = 100_000;
const DAY = 86_400_000;
const FACTS_A_DAY = 100;
const STARTS = 7;
const RATINGS = 30;
const PAUSE = 150;

/**
 * Milliseconds until a learner's dashboard is complete, without facts and with 100,000, and from a rating
 * in Review to the next paint, at 4× CPU throttle.
 */
export async function benchReview(page: Page, origin: string): Promise<void> {
  await newLearner(page, origin, '/dashboard');
  await appears(page.getByText('Sample data'));
  const empty = await starts(page, origin);
  await fill(page, facts());
  await open(page, `${origin}/dashboard`);
  await appears(page.getByText('Mastery by category'));
  const full = await starts(page, origin);
  process.stdout.write(
    `Start of the app to the heading: ${spread(empty)} without facts, ${spread(full)} with ${FACTS}\n`,
  );
  await open(page, `${origin}/flashcards/review`);
  await throttle(page);
  await page.getByRole('button', { name: 'Start Review' }).click();
  await appears(page.getByText(/^Card 1 of/));
  const seen = await watchEvents(page, 'keydown');
  for (let rating = 0; rating < RATINGS; rating += 1) {
    await page.keyboard.press('Space');
    await page.waitForTimeout(PAUSE);
    await page.keyboard.press('2');
    await page.waitForTimeout(PAUSE);
  }
  print(
    `Review at ${SLOWDOWN}× CPU throttle with ${FACTS} facts, an answer or a rating`,
    await seen(),
    2 * RATINGS,
  );
}

/** From navigation to the page's heading. */
async function starts(page: Page, origin: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    await open(page, `${origin}/dashboard`);
    times.push(await page.evaluate(() => performance.now()));
  }
  return times;
}

function spread(times: readonly number[]): string {
  return `median ${median(times)} ms, worst ${worst(times)} ms`;
}

/** A hundred ratings a day up to yesterday over all cards, one in nine forgotten. */
function facts(): ActivityEvent[] {
  const start = Date.now() - DAY * (FACTS / FACTS_A_DAY + 1);
  return Array.from({ length: FACTS }, (_fact, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    kind: 'card.rated',
    at: Math.floor(start + (index / FACTS_A_DAY) * DAY),
    zone: 'UTC',
    facts: {
      card: cards[(index * 7) % cards.length]?.id ?? '',
      direction: 'es-en',
      rating: index % 9 === 0 ? 1 : 3,
      milliseconds: 4000,
      source: 'review',
    },
  }));
}

/** Stores facts in this browser's log as if the account had sent them. */
async function fill(page: Page, events: readonly ActivityEvent[]): Promise<void> {
  const portion = 20_000;
  const name = await logDatabase(page);
  for (let start = 0; start < events.length; start += portion) {
    await page.evaluate(
      async ([log, some]) => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(log);
          request.addEventListener('success', () => resolve(request.result));
        });
        const transaction = database.transaction('entries', 'readwrite');
        for (const event of some) transaction.objectStore('entries').put({ id: event.id, event });
        await new Promise((resolve) => transaction.addEventListener('complete', resolve));
        database.close();
      },
      [name, events.slice(start, start + portion)] as const,
    );
  }
}
