import type { Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser.ts';
import { newLearner } from '../../support/learner.ts';
import { startServer } from '../../support/server.ts';
import { benchClicks } from './clicks.ts';
import { benchImport } from './import.ts';
import { benchFeedback } from './feedback.ts';
import { benchLessons } from './lessons.ts';
import { benchLongLife } from './long-life.ts';
import { benchNothing } from './nothing.ts';
import { benchProgress } from './progress.ts';
import { benchReplay } from './replay.ts';
import { benchReview } from './review.ts';
import { benchScreens } from './screens.ts';
import { benchFilter, benchPaint } from './search.ts';
import { benchServer } from './server.ts';
import { benchSync } from './sync.ts';

interface PageBench {
  bench: (page: Page, origin: string) => Promise<void>;
  /** Whether to log in a new learner. */
  asLearner?: boolean;
}

const [, , part, ...options] = process.argv;
if (part === 'long-life') {
  await benchLongLife(options);
} else if (part === 'import') {
  await benchImport();
} else if (part === 'lessons') {
  await benchLessons();
} else if (part === 'feedback') {
  await benchPages([{ bench: benchFeedback }]);
} else if (part === 'screens') {
  await benchPages([{ bench: benchScreens }]);
} else {
  await benchServer();
  if (part !== 'server') await benchApp();
}

async function benchApp(): Promise<void> {
  benchProgress();
  await benchLessons();
  await benchSync();
  await benchLongLife();
  await benchImport();
  await benchPages([
    { bench: benchNothing },
    { bench: benchFilter },
    { bench: benchPaint, asLearner: true },
    { bench: benchClicks, asLearner: true },
    { bench: benchFeedback },
    { bench: benchReview },
    { bench: benchReplay },
    { bench: benchScreens },
  ]);
}

async function benchPages(benches: readonly PageBench[]): Promise<void> {
  const [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  try {
    for (const { bench, asLearner } of benches) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      if (asLearner) await newLearner(page, server.origin);
      await bench(page, server.origin);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
