import type { Page } from 'playwright-core';

declare global {
  var layoutShifts: string[] | undefined;
  /** The browser's own, where a test has another clock. */
  var realFrame: typeof requestAnimationFrame;
}

/** Records the page's layout shifts, with those after a press, from the next load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { layoutShifts: shifts, realFrame: requestAnimationFrame.bind(globalThis) });
    const nameOf = (node: Node | null | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const part = element?.getAttribute('data-part') ?? element?.getAttribute('data-state') ?? '';
      return `${element?.tagName.toLowerCase()}${part && `[${part}]`} “${element?.textContent.slice(0, 30)}”`;
    };
    const at = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width} × ${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${at(previousRect)} → ${at(currentRect)}`,
        );
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts since the last call. */
export async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((painted) => realFrame(() => realFrame(painted)));
    return globalThis.layoutShifts?.splice(0) ?? [];
  });
}
