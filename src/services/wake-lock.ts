/**
 * Keeps the screen on until the returned function is called; asks again whenever the page is visible again,
 * since hiding it ends the lock. A browser that refuses, or has no such lock, is left alone.
 */
export function keepScreenOn(): () => void {
  const isOver = new AbortController();
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    const lock = await navigator.wakeLock.request('screen');
    if (isOver.signal.aborted) await lock.release();
    else isOver.signal.addEventListener('abort', () => void lock.release());
  };
  const askAgain = () => void ask().catch(() => undefined);
  document.addEventListener('visibilitychange', askAgain, { signal: isOver.signal });
  askAgain();
  return () => isOver.abort();
}
