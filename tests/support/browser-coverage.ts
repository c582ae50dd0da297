import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { LiveState } from '#machines/atlas/live-view.rules.ts';

/** Where each browser test file leaves what its pages' flows did, while `CAMINO_COVERAGE` is set. */
export const BROWSER_COVERAGE = '.local/browser-coverage';

/** One thing that a flow did, as it tells other tabs: `before` is empty where it began. */
export type BrowserStep = Pick<LiveState, 'flow' | 'states' | 'transitions' | 'event'> & {
  before: readonly string[];
};

declare global {
  var takenSteps: Map<string, BrowserStep> | undefined;
  /** What was written last, and for which test file. */
  var notedSteps: Map<string, BrowserStep> | undefined;
  var notedFile: string | undefined;
}

/** Whether browser tests note what the flows of their pages do. */
export const isCounting = process.env['CAMINO_COVERAGE'] !== undefined;

/** Notes what the flows of a context's pages tell other tabs: the live view's broadcast is on in each of them. */
export async function noteSteps(context: BrowserContext): Promise<void> {
  const last = new Map<string, readonly string[]>();
  await context.exposeFunction('caminoTold', ({ session, flow, states, transitions, event }: LiveState) => {
    const step = { flow, before: last.get(session) ?? [], states, transitions, event };
    last.set(session, states);
    globalThis.takenSteps ??= new Map();
    globalThis.takenSteps.set(JSON.stringify(step), step);
  });
  await context.addInitScript(() => {
    const page = globalThis as unknown as { caminoTold?: (state: unknown) => Promise<void> };
    try {
      localStorage.setItem('camino-live', 'on');
    } catch {
      return;
    }
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override postMessage(message: { type?: string; state?: unknown }) {
        if (this.name === 'camino-live' && message.type === 'flow.changed')
          void page.caminoTold?.(message.state);
        super.postMessage(message);
      }
    };
  });
}

/** What a browser test file left: the commit it ran at, and the steps of its pages' flows. */
export interface BrowserNotes {
  at: string;
  date: string;
  steps: BrowserStep[];
}

/** Writes what the pages of a test file did so far under its name; call it whenever one of its contexts is done. */
export function writeSteps(testFile: string): void {
  mkdirSync(BROWSER_COVERAGE, { recursive: true });
  if (globalThis.notedFile !== testFile) globalThis.notedSteps = undefined;
  globalThis.notedFile = testFile;
  globalThis.notedSteps = new Map([...(globalThis.notedSteps ?? []), ...(globalThis.takenSteps ?? [])]);
  globalThis.takenSteps = undefined;
  const notes: BrowserNotes = { ...commitNow(), steps: [...globalThis.notedSteps.values()] };
  writeFileSync(`${BROWSER_COVERAGE}/${basename(testFile)}.json`, JSON.stringify(notes));
}

/** The commit that is checked out, and its ISO date. */
export function commitNow(): { at: string; date: string } {
  const [at = '', date = ''] = execFileSync('git', ['show', '-s', '--abbrev=7', '--format=%h %cs', 'HEAD'], {
    encoding: 'utf8',
  })
    .trim()
    .split(' ');
  return { at, date };
}
