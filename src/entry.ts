const uses = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const root = document.getElementById('root');

if (root && isPrerendered(root) && !isSignedIn()) waitForUse(root);
else if (root) void start(root);

function isPrerendered(element: HTMLElement): boolean {
  return element.hasChildNodes() && location.pathname === '/';
}

/** A guess that saves the wait; the session itself is read later. The key is `AUTH_STORAGE_KEY`. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('camino-auth') !== null;
  } catch {
    return false;
  }
}

/** Leaves the static page alone until the visitor begins to use it or the browser has nothing else to do. */
function waitForUse(element: HTMLElement): void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    void start(element);
  };
  for (const use of uses)
    addEventListener(use, begin, { capture: true, passive: true, signal: waiting.signal });
  const whenIdle = () => setTimeout(() => !waiting.signal.aborted && requestIdle(begin), 2000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

function requestIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

/** Loads and mounts the app, in two tasks since one would block the page for too long. A button that is pressed meanwhile is pressed again once it works; links work by themselves. */
async function start(element: HTMLElement): Promise<void> {
  const pressed: HTMLElement[] = [];
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed[0] = button;
  };
  element.addEventListener('click', remember);
  await import('./theme.ts');
  await new Promise((resolve) => setTimeout(resolve));
  const { mount } = await import('./mount.tsx');
  await mount(element);
  element.removeEventListener('click', remember);
  pressed[0]?.click();
}
