import { keepScroll } from './keep-scroll.ts';
import { watchIncidents } from '../services/evidence.ts';
import { holdTranslation, watchTranslation } from '../runtime/translation.ts';

watchIncidents();
watchTranslation();
askForVoices();
keepScroll();

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.caminoInstall = event;
});

declare global {
  interface Window {
    /** The button pressed last on a prerendered page before React listens. */
    caminoPressed?: HTMLElement | undefined;
  }
}

const root = rootOf(document.querySelectorAll<HTMLElement>('#root, [data-page]'));
if (root) void start(root);

/** Browsers list voices some time after they were first asked. */
function askForVoices(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.getVoices();
}

/** The visible prerendered page; the others are removed. */
function rootOf(pages: Iterable<HTMLElement>): HTMLElement | undefined {
  const [first, ...others] = [...pages].toSorted(
    (one, other) => Number(other.checkVisibility()) - Number(one.checkVisibility()),
  );
  for (const other of others) other.remove();
  if (first) first.id = 'root';
  return first;
}

/** Loads the app. Presses again what was pressed before React listens; links work without it. */
async function start(element: HTMLElement): Promise<void> {
  const releaseTranslation = holdTranslation(element);
  try {
    const [mount, dom] = await Promise.all([
      import('./mount.tsx').then(({ prepareIn }) => prepareIn(element)),
      import('react-dom/client'),
    ]);
    await mount(dom);
    window.caminoPressed?.click();
    window.caminoPressed = undefined;
  } catch {
    offerRetry(element);
  } finally {
    releaseTranslation();
  }
}

/** Shown if the app fails to load. */
function offerRetry(element: HTMLElement): void {
  const message = document.createElement('p');
  message.textContent = 'Camino couldn’t be loaded. Check your connection and try again.';
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
