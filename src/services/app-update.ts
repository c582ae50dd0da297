import { inFolder } from '../paths.ts';
import { storage } from './storage.ts';

/** The state of the app's versions on this device. */
export type VersionChange =
  | { type: 'worker.refused' }
  | { type: 'download.started' }
  | { type: 'download.finished' }
  | { type: 'download.failed' }
  | { type: 'version.waiting' }
  | { type: 'version.switched' };

export type InstallChange = { type: 'install.possible' } | { type: 'app.installed' };

/** A Chromium event that TypeScript lacks. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The browser's last install prompt; it can be shown once. */
    caminoInstall?: InstallPrompt | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

const WORKER = inFolder('/worker.js');
const DECLINED = 'camino-install-declined';
/** Milliseconds between update checks while the app stays open. */
const LOOK_INTERVAL = 3_600_000;
/** Milliseconds. */
const ASKING_INTERVAL = 1000;
/** An animated page is never idle. */
const IDLE_PATIENCE = 10_000;

/**
 * Registers the service worker once the page is idle, and reports version changes until the returned
 * function is called.
 */
export async function watchVersions(tell: (change: VersionChange) => void): Promise<() => void> {
  const ending = new AbortController();
  const { signal } = ending;
  try {
    const { serviceWorker } = navigator;
    await idle();
    let hasVersion = serviceWorker.controller !== null;
    const registration = await serviceWorker.register(WORKER, { updateViaCache: 'none' });
    hasVersion ||= registration.active !== null;
    const follow = (worker: ServiceWorker) => {
      tell({ type: 'download.started' });
      const onChange = () => {
        if (worker.state === 'redundant') tell({ type: 'download.failed' });
        if (worker.state === 'installed')
          tell({ type: hasVersion ? 'version.waiting' : 'download.finished' });
        if (worker.state !== 'installing') worker.removeEventListener('statechange', onChange);
      };
      worker.addEventListener('statechange', onChange, { signal });
    };
    const onSwitch = () => {
      if (hasVersion) tell({ type: 'version.switched' });
      hasVersion = true;
    };
    serviceWorker.addEventListener('controllerchange', onSwitch, { signal });
    const onFound = () => {
      if (registration.installing) follow(registration.installing);
    };
    registration.addEventListener('updatefound', onFound, { signal });
    if (registration.waiting) tell({ type: 'version.waiting' });
    onFound();
    lookAgain(registration, signal);
  } catch {
    tell({ type: 'worker.refused' });
  }
  return () => ending.abort();
}

/**
 * Activates the waiting version in all tabs. Rejects if none is waiting. Asks again each second until the
 * returned function is called: Chromium forgets a request that comes while a page fetches something.
 */
export async function activateVersion(): Promise<() => void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) throw new Error('No version is waiting');
  const ask = () => registration.waiting?.postMessage('skipWaiting');
  ask();
  const asking = setInterval(ask, ASKING_INTERVAL);
  return () => clearInterval(asking);
}

export function reloadPage(): void {
  location.reload();
}

/** Reports when the app can be installed and when it has been. Returns a function that stops this. */
export function watchInstall(tell: (change: InstallChange) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const onPrompt = (event: InstallPrompt) => {
    event.preventDefault();
    window.caminoInstall = event;
    tell({ type: 'install.possible' });
  };
  addEventListener('beforeinstallprompt', onPrompt, { signal });
  addEventListener('appinstalled', () => tell({ type: 'app.installed' }), { signal });
  if (matchMedia('(display-mode: standalone)').matches) tell({ type: 'app.installed' });
  else if (window.caminoInstall) tell({ type: 'install.possible' });
  return () => ending.abort();
}

/** Shows the browser's install prompt. Rejects if it can't be shown. */
export async function askToInstall(): Promise<'accepted' | 'dismissed'> {
  const prompt = window.caminoInstall;
  window.caminoInstall = undefined;
  if (!prompt) throw new Error('The browser offers no install prompt');
  return (await prompt.prompt()).outcome;
}

/** Whether the learner declined to install the app on this device. */
export function isInstallDeclined(): boolean {
  return storage.getItem(DECLINED) !== null;
}

export function rememberDeclined(): void {
  storage.setItem(DECLINED, 'yes');
}

/** Resolves once the page has loaded and the browser is idle, so that downloads don't compete with it. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  if ('requestIdleCallback' in globalThis)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_PATIENCE }));
}

/** Browsers check for updates on navigation only, but an app may stay open for days. */
function lookAgain(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_INTERVAL) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look, { signal });
}
