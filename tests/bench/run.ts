import { launchBrowser } from '../support/browser.ts';
import { newLearner } from '../support/learner.ts';
import { startServer } from '../support/server.ts';
import { benchClicks } from './clicks.ts';
import { benchProgress } from './progress.ts';
import { benchReplay } from './replay.ts';
import { benchReview } from './review.ts';
import { benchFilter, benchPaint } from './search.ts';
import { benchSync } from './sync.ts';

benchProgress();
await benchSync();

const [server, browser] = await Promise.all([startServer(), launchBrowser()]);
try {
  await benchFilter(await browser.newPage());
  for (const bench of [benchPaint, benchClicks]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await newLearner(page, server.origin);
    await bench(page, server.origin);
    await page.close();
  }
  await benchReview(await browser.newPage({ viewport: { width: 1280, height: 800 } }), server.origin);
  await benchReplay(await browser.newPage({ viewport: { width: 1280, height: 800 } }), server.origin);
} finally {
  await browser.close();
  await server.stop();
}
