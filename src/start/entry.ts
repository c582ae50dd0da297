import type { begin } from './mount.tsx';
import { holdTranslation, watchTranslation } from '../runtime/translation.ts';

type Mount = Awaited<ReturnType<typeof begin>>;

const uses = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const headingFont = '700 1em Alegreya';
const root = document.getElementById('root');

watchTranslation();

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.caminoInstall = event;
});

if (root?.dataset['frame']) {
  void settleFont(120);
  if (isLanding(root)) waitForUse(root);
  else {
    if ('Worker' in globalThis) loadDates();
    void start(root);
  }
} else if (root) {
  void loadFont();
  void start(root);
}

/**
 * The first date that a process formats makes the browser load its dates, which takes a phone more than 100 ms. A worker
 * does it while the app is still being downloaded; afterwards the page formats its first date within 5 ms.
 */
function loadDates(): Worker {
  return new Worker(URL.createObjectURL(new Blob(['new Date().toLocaleString();close()'])));
}

/** Whether the start page of visitors is on the screen. */
function isLanding(element: HTMLElement): boolean {
  return element.dataset['page'] === '/' && document.documentElement.dataset['session'] === undefined;
}

/** Loads the font unless the network is too slow for it; browsers that block fonts reject it. */
async function loadFont(): Promise<void> {
  if (document.documentElement.dataset['font']) return;
  await document.fonts.load(headingFont).catch(() => null);
}

/**
 * Keeps the page in the fallback font if its own font is late or does not come: switching while it is in use would move the
 * text.
 */
async function settleFont(patience: number): Promise<void> {
  await Promise.race([loadFont(), pause(patience)]);
  if (!document.fonts.check(headingFont)) document.documentElement.dataset['font'] = 'fallback';
}

/** Leaves the static page alone until the visitor starts to use it or the browser is idle. */
function waitForUse(element: HTMLElement): void {
  const waiting = new AbortController();
  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    void start(element);
  };
  for (const use of uses)
    addEventListener(use, begin, { capture: true, passive: true, signal: waiting.signal });
  const whenIdle = async () => {
    await pause(2000);
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 2000 });
    else begin();
  };
  if (document.readyState === 'complete') void whenIdle();
  else addEventListener('load', () => void whenIdle(), { once: true });
}

/**
 * Loads and mounts the app in several tasks, since one would block the page for too long. A button pressed before React
 * listens is pressed again once it works; links work by themselves.
 */
async function start(element: HTMLElement): Promise<void> {
  const pressed: HTMLElement[] = [];
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed[0] = button;
  };
  element.addEventListener('click', remember);
  const releaseTranslation = holdTranslation(element);
  try {
    const mount = await loadApp(element);
    const mounted = mount();
    element.removeEventListener('click', remember);
    const whenWhole = await mounted;
    pressed[0]?.click();
    await whenWhole();
  } catch {
    if (isLanding(element)) waitForUse(element);
    else offerRetry(element);
  } finally {
    element.removeEventListener('click', remember);
    releaseTranslation();
  }
}

/** Resolves to what mounts the app, once all that the prerendered page shows is loaded. */
async function loadApp(element: HTMLElement): Promise<() => ReturnType<Mount>> {
  preload(element.dataset['modules']?.split(' ') ?? []);
  await import('../theme/theme.ts');
  await pause(0);
  await import('../services/session/session.ts').catch(() => null);
  await pause(0);
  const { begin } = await import('./mount.tsx');
  await pause(0);
  const [mount, dom] = await Promise.all([begin(element), import('react-dom/client')]);
  await pause(0);
  if (!isLanding(element)) await settleFont(0);
  return () => mount(dom);
}

/** Shown if the browser could not load the app. */
function offerRetry(element: HTMLElement): void {
  const message = document.createElement('p');
  message.textContent = 'Camino could not be loaded. Check your connection and try again.';
  const retry = document.createElement('button');
  retry.textContent = 'Try again';
  retry.addEventListener('click', () => {
    failure.remove();
    void start(element);
  });
  const failure = document.createElement('main');
  failure.id = 'failure';
  failure.setAttribute('role', 'alert');
  failure.append(message, retry);
  document.body.append(failure);
}

/** `modules` are names of files in `/assets/`, without their `.js`. */
function preload(modules: readonly string[]): void {
  const links = modules.map((name) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/assets/${name}.js` }),
  );
  document.head.append(...links);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
