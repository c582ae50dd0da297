import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright-core';
import type { Shot } from './shots.ts';

/** A changed picture: the share of differing pixels, or what's missing. */
export interface Difference {
  file: string;
  what: string;
}

const require = createRequire(import.meta.url);
/** The tolerated difference of colours, from 0 to 1. */
const THRESHOLD = 0.1;

/** Compares pictures in `folder` with their namesakes in `against`. */
export async function compareShots(
  browser: Browser,
  shots: readonly Shot[],
  folder: string,
  against: string,
): Promise<Difference[]> {
  const page = await pageWithPixelmatch(browser);
  const differences: Difference[] = [];
  for (const { file } of shots) {
    const [now, before] = [join(folder, file), join(against, file)];
    const [isThere, wasThere] = [existsSync(now), existsSync(before)];
    if (!isThere && wasThere) differences.push({ file, what: 'is no longer there' });
    if (isThere && !wasThere) differences.push({ file, what: 'is new' });
    if (!isThere || !wasThere) continue;
    const [one, other] = [readFileSync(now), readFileSync(before)];
    if (one.equals(other)) continue;
    const share = await shareOf(page, one, other);
    if (share > 0)
      differences.push({
        file,
        what: share > 1 ? 'has another size' : `${(share * 100).toFixed(2)} % of it differs`,
      });
  }
  await page.close();
  return differences;
}

/** A blank page with pixelmatch: the browser decodes WebP, which no package here does. */
async function pageWithPixelmatch(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const source = readFileSync(require.resolve('pixelmatch'), 'utf8');
  await page.addScriptTag({ type: 'module', content: `${source}\nglobalThis.pixelmatch = pixelmatch;` });
  return page;
}

async function shareOf(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ([first, second, threshold]) => {
      const read = async (data: string) => {
        const image = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!context) throw new Error('This browser has no canvas.');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [a, b] = [await read(first), await read(second)];
      if (a.width !== b.width || a.height !== b.height) return 2;
      const { pixelmatch } = globalThis as unknown as { pixelmatch: typeof Pixelmatch };
      return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold }) / (a.width * a.height);
    },
    [one.toString('base64'), other.toString('base64'), THRESHOLD] as const,
  );
}
