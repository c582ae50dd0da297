import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { findBrowser } from '../../support/browser.ts';

const PAGE = 1000;

/** Bytes of a fact on a device: of Chromium's files of the log, and as the browser itself estimates them. */
export async function measureDevice(
  facts: readonly ActivityEvent[],
  copies: number,
): Promise<{ facts: number; files: number; estimate: number }> {
  const profile = mkdtempSync(join(tmpdir(), 'camino-profile-'));
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('No port');
  const open = async () =>
    chromium.launchPersistentContext(profile, {
      executablePath: await findBrowser(),
      args: ['--no-sandbox'],
    });
  try {
    let browser = await open();
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${address.port}/tests/tools/bench/page.html`);
    await page.waitForFunction('typeof receive === "function"');
    const before = { files: sizeOf(profile), estimate: await page.evaluate(estimate) };
    let received = 0;
    for (let copy = 0; copy < copies; copy += 1) {
      for (let start = 0; start < facts.length; start += PAGE) {
        const some = facts.slice(start, start + PAGE).map((fact) => ({ ...fact, id: crypto.randomUUID() }));
        received += some.length;
        await page.evaluate(`receive(${JSON.stringify(some)}, ${received})`);
      }
    }
    await browser.close();
    browser = await open();
    const again = await browser.newPage();
    await again.goto(`http://127.0.0.1:${address.port}/tests/tools/bench/page.html`);
    await again.waitForFunction('typeof receive === "function"');
    await again.evaluate('receive([], 0)');
    const after = await again.evaluate(estimate);
    await browser.close();
    return {
      facts: received,
      files: (sizeOf(profile) - before.files) / received,
      estimate: (after - before.estimate) / received,
    };
  } finally {
    await vite.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function estimate(): Promise<number> {
  return (await navigator.storage.estimate()).usage ?? 0;
}

/** The bytes of the databases of all pages of a profile. */
function sizeOf(profile: string): number {
  return readdirSync(profile, { recursive: true, encoding: 'utf8' })
    .filter((file) => /IndexedDB[/\\].*\.leveldb[/\\]/.test(file))
    .reduce((sum, file) => sum + statSync(join(profile, file)).size, 0);
}
