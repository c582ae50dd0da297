const KEY = 'camino-scroll';
/** Milliseconds in which a page renders. */
const PATIENCE = 15_000;
/** A learner who moves on is no longer where they were. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'pushState', 'popstate'];

/**
 * Returns a reloaded page to its scroll position while its content renders: the browser does so before.
 * Without storage the page begins at its top.
 */
export function keepScroll(): void {
  const top = keptTop();
  addEventListener('pagehide', keepTop);
  const [load] = performance.getEntriesByType('navigation');
  if (top === null || !(load instanceof PerformanceNavigationTiming) || load.type === 'navigate') return;
  const ending = new AbortController();
  const { signal } = ending;
  const observer = new ResizeObserver(() => scrollTo(0, top));
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const move of MOVES) addEventListener(move, () => ending.abort(), { signal });
  setTimeout(() => ending.abort(), PATIENCE);
}

function keepTop(): void {
  try {
    sessionStorage.setItem(KEY, `${scrollY} ${location.href}`);
  } catch {
    // Blocked or full.
  }
}

/** Where this address was scrolled to when its page was last closed. */
function keptTop(): number | null {
  try {
    const [top, address] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    return address === location.href ? Number(top) : null;
  } catch {
    return null;
  }
}
