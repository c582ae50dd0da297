import type { Page } from 'playwright-core';

export const SLOWDOWN = 4;

export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * Milliseconds from each event of this name to the next paint by event timing, which rounds to 8 ms and
 * skips durations under 16.
 */
export async function watchEvents(page: Page, name: 'click' | 'keydown'): Promise<() => Promise<number[]>> {
  await page.evaluate((wanted) => {
    const seen: number[] = [];
    const since = performance.now();
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { name: of, startTime, duration } of list.getEntries())
        if (of === wanted && startTime >= since) seen.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, name);
  return () => page.evaluate('window.seen');
}

/** Prints one line: name, count, median, worst and 90th percentile in milliseconds. */
export function print(what: string, times: readonly number[], count: number): void {
  const figures = `median ${median(times)} ms, nine in ten within ${quantile(times, 0.9)} ms, worst ${worst(times)} ms`;
  process.stdout.write(`${what}: ${figures} (${times.length} of ${count} took 16 ms or more)\n`);
}

export function median(times: readonly number[]): string {
  return quantile(times, 0.5);
}

function quantile(times: readonly number[], share: number): string {
  return (times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0).toFixed(1);
}

export function worst(times: readonly number[]): string {
  return Math.max(0, ...times).toFixed(1);
}
