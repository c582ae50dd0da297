import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Trace } from '#machines/inspect/trace.ts';
import { flows } from '#machines/all.ts';
import { traceText } from '#machines/inspect/trace.ts';
import { greedyPaths } from '../../support/paths/greedy.ts';
import { modelOf } from '../../support/models.ts';
import { recordPath } from '../../support/traces.ts';
import { appears, open } from '../../support/wait.ts';
import { print, SLOWDOWN, throttle, watchEvents } from './throttled.ts';

const STEPS = 10_000;
const KEYS = 40;
const PAUSE = 120;
const FLOW = 'flashcards';

/**
 * Milliseconds to open a trace of 10,000 steps, and from each stepping key to the next paint, at 4× CPU
 * throttle. Browsers don't throttle workers, so worker time counts four times. The worker loads with the
 * page.
 */
export async function benchReplay(page: Page, origin: string): Promise<void> {
  await page.addInitScript(timeWorkers);
  await throttle(page);
  await open(page, `${origin}/flows/replay`);
  const text = traceText(longTrace());
  const took = await timeToOpen(page, text);
  const worker: number = await page.evaluate('window.workerTime');
  await appears(page.locator('[data-part=state][data-active]').first());
  process.stdout.write(
    `Replay of ${STEPS} steps (${(text.length / 1e6).toFixed(1)} MB) at ${SLOWDOWN}× CPU throttle\n`,
  );
  process.stdout.write(
    `  open in ${took} ms, of it the worker ${worker.toFixed(0)}; were it as slow: ${(took + (SLOWDOWN - 1) * worker).toFixed(0)} ms\n`,
  );
  const seen = await watchEvents(page, 'keydown');
  await press(page, 'ArrowRight', KEYS);
  print('  a step forward', await seen(), KEYS);
  const later = await watchEvents(page, 'keydown');
  await press(page, 'End', 1);
  await press(page, 'ArrowLeft', KEYS);
  print('  to the end and steps back', await later(), KEYS + 1);
}

/** Picks a file on disk: the throttled page would take seconds to assemble one that Playwright sends. */
async function timeToOpen(page: Page, text: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'camino-'));
  const file = join(folder, 'long.trace.json');
  writeFileSync(file, text);
  const before = Date.now();
  await page.setInputFiles('input[type=file]', file);
  await appears(page.getByRole('heading', { name: 'Replays exactly as recorded' }));
  const took = Date.now() - before;
  rmSync(folder, { recursive: true });
  return took;
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE);
  }
}

function longTrace(): Trace {
  const machine = flows.find(({ id }) => id === FLOW)?.machine;
  const [longest] = greedyPaths(modelOf(FLOW)).toSorted((one, two) => two.events.length - one.events.length);
  if (!machine || !longest) throw new Error(`${FLOW} has no path.`);
  const events = longest.events.filter(({ type }) => !type.startsWith('xstate.error.'));
  const many = Array.from(
    { length: STEPS },
    (_step, index) => events[index % events.length] ?? { type: 'none' },
  );
  return recordPath(machine, { ...longest, events: many as typeof events }, { capacity: 3 * STEPS }).trace;
}

/** Runs in the page: times a worker from its job to its last message. */
function timeWorkers(): void {
  window.Worker = class extends Worker {
    override postMessage(job: unknown): void {
      const began = performance.now();
      this.addEventListener('message', () => {
        Object.assign(window, { workerTime: performance.now() - began });
      });
      super.postMessage(job);
    }
  };
}
