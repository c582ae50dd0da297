import type { Browser, BrowserContext, Page } from 'playwright-core';
import { goneTexts } from './figures.ts';
import type { Place } from './places.ts';
import { phone, type Site, type Stored } from './site.ts';

export interface Flash {
  /** The share of differing pixels above the fold, 0 to 1; undefined for an empty first frame. */
  changed: number | undefined;
  /** Texts of the first frame that the live page lacks. */
  gone: string[];
}

interface Frame {
  picture: string;
  texts: string[];
}

const LIVE = 2500;

/** Compares the page without scripts, its first frame, with the live one. */
export async function flashOf(
  browser: Browser,
  { origin }: Site,
  { path, isLearner }: Place,
  stored: Stored,
  colorScheme: 'light' | 'dark',
): Promise<Flash> {
  const options = { serviceWorkers: 'block', colorScheme, deviceScaleFactor: 1 } as const;
  const context = await phone(browser, isLearner ? stored : undefined, options);
  try {
    const live = await frameOf(context, origin + path);
    await context.route(/\.js$/, (route) => route.abort());
    const first = await frameOf(context, origin + path);
    if (first.texts.length === 0) return { changed: undefined, gone: [] };
    const page = await context.newPage();
    const changed = await page.evaluate(changedShare, [first.picture, live.picture]);
    return { changed, gone: goneTexts(first.texts, live.texts) };
  } finally {
    await context.close();
  }
}

async function frameOf(context: BrowserContext, address: string): Promise<Frame> {
  const page: Page = await context.newPage();
  await page.goto(address);
  await page.waitForTimeout(LIVE);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const text = await page.evaluate(visibleText);
  await page.close();
  const texts = text.split('\n').map((line) => line.trim());
  return { picture: shot.toString('base64'), texts: texts.filter((line) => line !== '') };
}

/** Runs in the page: the visible page's text without placeholders. `#root` exists only once a script has run. */
function visibleText(): string {
  for (const ghost of document.querySelectorAll('[inert]')) ghost.remove();
  const pages = [...document.querySelectorAll<HTMLElement>('#root, [data-page]')];
  return pages.find((page) => page.checkVisibility())?.innerText ?? '';
}

/** Runs in the page: the share of differing pixels of two PNGs. */
async function changedShare(pictures: readonly string[]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    }),
  );
  if (!one || !other) return Number.NaN;
  let changed = 0;
  for (let place = 0; place < one.length; place += 4)
    if ([0, 1, 2].some((colour) => one[place + colour] !== other[place + colour])) changed += 1;
  return changed / (one.length / 4);
}
