import type { Page } from 'playwright-core';

/** Pixels a finger needs. */
const FINGER = 44;

/**
 * What doesn't fit on a page as it is: sideways scrolling, text that a box cuts off, and controls too
 * small for a finger, dialogs at the screen's edge, and figures or choices that leave a hole in their last
 * row. Links in running text may be as low as their line.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(findMisfits, FINGER);
}

function findMisfits(finger: number): string[] {
  const found: string[] = [];
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.tagName.toLowerCase()} “${text.slice(0, 40)}”`;
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) {
    const isLoose = (element: Element): boolean =>
      element === document.body ||
      (getComputedStyle(element).overflowX === 'visible' &&
        (!element.parentElement || isLoose(element.parentElement)));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        isSeen(element) &&
        element.getBoundingClientRect().right > clientWidth + 1 &&
        (!element.parentElement || isLoose(element.parentElement)),
    );
    found.push(`${scrollWidth - clientWidth} px too wide: ${wide.slice(0, 3).map(nameOf).join(', ')}`);
  }

  const cutOff = (text: DOMRect, parent: Element | null): Element | undefined => {
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom, width } = box.getBoundingClientRect();
      if (width <= 1 || /auto|scroll/.test(overflowX + overflowY)) return undefined;
      const isBeside = /hidden|clip/.test(overflowX) && (text.left < left - 1 || text.right > right + 1);
      const middle = (text.top + text.bottom) / 2;
      if (isBeside || (/hidden|clip/.test(overflowY) && (middle < top || middle > bottom))) return box;
    }
    return undefined;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (node.textContent?.trim() === '' || !node.parentElement || !isSeen(node.parentElement)) continue;
    range.selectNodeContents(node);
    const box = cutOff(range.getBoundingClientRect(), node.parentElement);
    if (box) found.push(`“${node.textContent?.slice(0, 40)}” is cut off by ${nameOf(box)}`);
  }

  for (const dialog of document.querySelectorAll('dialog:modal')) {
    const { left, right } = dialog.getBoundingClientRect();
    if (Math.min(left, clientWidth - right) < 8) found.push(`at the screen’s edge: ${nameOf(dialog)}`);
  }

  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const row of document.querySelectorAll(
    '[data-part=figures], fieldset > div:has(> label > [type=radio])',
  )) {
    const parts = [...row.children].filter(isSeen).map((part) => part.getBoundingClientRect());
    const isOneRow = new Set(parts.map(({ top }) => Math.round(top))).size <= 1;
    const end = row.getBoundingClientRect().right;
    const isNarrow = row.matches('[data-part=figures]') && clientWidth < 22.5 * rem;
    const isFull = row.matches('fieldset > *') && (parts.at(-1)?.right ?? end) > end - 2;
    if (!isOneRow && !isFull && !isNarrow) found.push(`a row with a hole: ${nameOf(row)}`);
  }

  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{Letter}{2}/u.test(node.textContent ?? ''),
    );
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]:not([role=tabpanel])';
  for (const control of document.body.querySelectorAll<HTMLElement>(controls)) {
    const isHidden = control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type);
    const target = isHidden ? (control.labels?.[0] ?? control) : control;
    if (!isSeen(target) || control.matches(':disabled') || isInText(target)) continue;
    const { width, height } = target.getBoundingClientRect();
    if (width >= finger - 0.5 && height >= finger - 0.5) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top } = target.getBoundingClientRect();
    const reach = finger / 2 - 1;
    const [middle, ...around] = [
      [0, 0],
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ].map(([x = 0, y = 0]) => document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
    const isOn = (hit: Element | null | undefined) => hit && target.contains(hit);
    const isCovered = !isOn(middle);
    if (isCovered || around.every(isOn)) continue;
    found.push(`${Math.round(width)} × ${Math.round(height)} px for a finger: ${nameOf(control)}`);
  }
  return found;
}
