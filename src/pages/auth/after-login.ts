import { useEffect } from 'react';
import { cardChunks, loginChunks } from '../../actors/auth.ts';
import { nextTask } from '../../runtime/after-paint.ts';

/** Milliseconds; a page that animates is never idle. */
const IDLE_PATIENCE = 2000;

const chunks = [
  ...loginChunks,
  () => import('../today/TodayPage.tsx'),
  () => import('../today/DayPlan.tsx'),
  () => import('../today/AfterPlan.tsx'),
  () => import('../review/ReviewPage.tsx'),
  () => import('../review/ReviewSittingPanel.tsx'),
  ...cardChunks,
];

/**
 * Loads what a login needs, Today and its review while the visitor types, so that a learner waits for nothing but the
 * service. What cannot be loaded is asked for again when it is needed.
 */
export function useLoadingAhead(): void {
  useEffect(() => {
    const leaving = new AbortController();
    void loadAll(leaving.signal);
    return () => leaving.abort();
  }, []);
}

async function loadAll(signal: AbortSignal): Promise<void> {
  await whenIdle();
  for (const load of chunks) {
    if (signal.aborted) return;
    await load().catch(() => null);
    await nextTask();
  }
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_PATIENCE });
    else setTimeout(resolve, IDLE_PATIENCE);
  });
}
