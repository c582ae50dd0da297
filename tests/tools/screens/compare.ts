import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright-core';
import type { PictureChange } from '#machines/inspect/change.ts';
import type { Shot } from './shots.ts';

/** Where pictures of differences are, below the new pictures. */
const DIFFERENCES = 'differences';

const require = createRequire(import.meta.url);
/** The tolerated difference of colours, from 0 to 1. */
const THRESHOLD = 0.1;

/** Compares pictures in `folder` with their namesakes in `against`. */
export async function compareShots(
  browser: Browser,
  shots: readonly Shot[],
  folder: string,
  against: string,
): Promise<PictureChange[]> {
  const page = await pageWithPixelmatch(browser);
  const differences: PictureChange[] = [];
  for (const { file } of shots) {
    const [now, before] = [join(folder, file), join(against, file)];
    const [isThere, wasThere] = [existsSync(now), existsSync(before)];
    if (!isThere && wasThere) differences.push({ file, kind: 'gone', what: 'is no longer there' });
    if (isThere && !wasThere) differences.push({ file, kind: 'new', what: 'is new' });
    if (!isThere || !wasThere) continue;
    const [one, other] = [readFileSync(now), readFileSync(before)];
    if (one.equals(other)) continue;
    const { share, picture } = await differenceOf(page, one, other);
    if (share === 0) continue;
    if (picture === null) {
      differences.push({ file, kind: 'changed', what: 'has another size' });
      continue;
    }
    const difference = join(DIFFERENCES, file);
    mkdirSync(dirname(join(folder, difference)), { recursive: true });
    writeFileSync(join(folder, difference), Buffer.from(picture, 'base64'));
    const what = `${(share * 100).toFixed(2)} % of it differs`;
    differences.push({ file, kind: 'changed', what, difference });
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

/** The share of differing pixels and their picture; `null` without one. */
async function differenceOf(
  page: Page,
  one: Buffer,
  other: Buffer,
): Promise<{ share: number; picture: string | null }> {
  return page.evaluate(
    async ([first, second, threshold]) => {
      const read = async (data: string) => {
        const image = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!canvas) throw new Error('This browser has no canvas.');
        canvas.drawImage(image, 0, 0);
        return { canvas, pixels: canvas.getImageData(0, 0, image.width, image.height) };
      };
      const [{ pixels: a, canvas }, { pixels: b }] = [await read(first), await read(second)];
      if (a.width !== b.width || a.height !== b.height) return { share: 1, picture: null };
      const { pixelmatch } = globalThis as unknown as { pixelmatch: typeof Pixelmatch };
      const different = canvas.createImageData(a.width, a.height);
      const count = pixelmatch(a.data, b.data, different.data, a.width, a.height, { threshold });
      if (count === 0) return { share: 0, picture: null };
      canvas.putImageData(different, 0, 0);
      const file = await canvas.canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      let text = '';
      for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCodePoint(byte);
      return { share: count / (a.width * a.height), picture: btoa(text) };
    },
    [one.toString('base64'), other.toString('base64'), THRESHOLD] as const,
  );
}
