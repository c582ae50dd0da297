import type { Page } from 'playwright-core';

/** Presses of Tab on a page. */
const STOPS = 30;

/** What Tab reaches without showing it: no outline, or out of sight. */
export async function lostFocus(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(problemOfFocus);
    if (problem === null) return found;
    if (problem !== '') found.push(problem);
  }
  return found;
}

/** Null behind the last stop, empty if the focus can be seen. */
function problemOfFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // A heading that takes the focus when its question comes; Tab doesn't reach it.
  if ((focused as HTMLElement).tabIndex < 0) return '';
  const label = focused instanceof HTMLInputElement ? focused.closest('label') : null;
  const shown = label ?? focused;
  const name = `${focused.tagName.toLowerCase()} “${shown.textContent.trim().slice(0, 40)}”`;
  const isOutlined = [
    getComputedStyle(focused),
    getComputedStyle(focused, '::after'),
    getComputedStyle(shown),
  ].some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
  if (!isOutlined) return `no outline: ${name}`;
  // A link over two lines has two boxes.
  const [box] = shown.getClientRects();
  if (!box || box.width === 0) return `not on the page: ${name}`;
  const hit = document.elementFromPoint(
    box.left + Math.min(box.width, innerWidth) / 2,
    box.top + Math.min(box.height, innerHeight) / 2,
  );
  return hit && (shown.contains(hit) || hit.contains(shown)) ? '' : `out of sight: ${name}`;
}
