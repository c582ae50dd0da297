import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import type * as ReactDOM from 'react-dom/client';
import { App, prepare } from '../App.tsx';
import { whenWhole } from '../runtime/hydration.ts';
import { createRuntime, RuntimeContext, type Runtime } from '../runtime/runtime.ts';
import { isOwnerUnknown, storedUser } from '../services/session/stored.ts';
import { isLiveOn, isRecordingOn } from '../services/switches.ts';
import { createStyleCache } from '../theme/style-cache.ts';

type Whole = () => Promise<void>;

/**
 * Loads what the prerendered page in `element` shows, and resolves to the function that mounts the app there. That
 * hydrates the page if this visitor sees it, else replaces it, and resolves when the app works, to the function that waits
 * until React has taken over all of the page. React DOM, by far the largest file, need only be there then.
 */
export async function begin(element: HTMLElement): Promise<(dom: typeof ReactDOM) => Promise<Whole>> {
  const runtime = await startRuntime();
  const isFrame = await isFrameOf(element, runtime);
  return ({ createRoot, hydrateRoot }) =>
    new Promise((resolve) => {
      const unmark = () => {
        for (const name of Object.keys(element.dataset)) delete element.dataset[name];
      };
      const onMount = () => {
        unmark();
        resolve(whenWhole);
      };
      const app = (
        <StrictMode>
          <CacheProvider value={createStyleCache()}>
            <Mounted onMount={onMount}>
              <RuntimeContext value={runtime}>
                <App />
              </RuntimeContext>
            </Mounted>
          </CacheProvider>
        </StrictMode>
      );
      if (isFrame && !element.querySelector('font')) {
        if (runtime.storedUser) keepTitle();
        startTransition(() => {
          hydrateRoot(element, app);
        });
      } else {
        element.replaceChildren();
        unmark();
        createRoot(element).render(app);
      }
    });
}

/** Whether `element` contains what the app renders first at this address. */
async function isFrameOf(
  { dataset }: HTMLElement,
  { storedUser: user, isOwnerUnknown: isUnknown, inspected }: Runtime,
): Promise<boolean> {
  if (dataset['page'] !== location.pathname || isUnknown) return false;
  const isVisitors = dataset['frame'] === 'visitor';
  if (isVisitors !== (user === null)) return false;
  if (!isVisitors && 'asked' in document.documentElement.dataset) return false;
  return (await prepare(location.pathname, isVisitors, inspected)) !== null;
}

/** React takes over the first title and removes it with its page; one that names the product must be left. */
function keepTitle(): void {
  const [title, another] = document.head.getElementsByTagName('title');
  if (title && !another) title.after(title.cloneNode(true));
}

/** The runtime of this page, watched and recorded if that is switched on in this browser. */
async function startRuntime(): Promise<Runtime> {
  const user = storedUser();
  const isUnknown = isOwnerUnknown();
  if (user === null && !isUnknown) delete document.documentElement.dataset['session'];
  const live = isLiveOn() && (await import('../services/atlas/broadcast-flows.ts').catch(() => null));
  const runtime = createRuntime(live ? live.broadcastFlows() : undefined, user, isUnknown);
  if (isRecordingOn()) {
    runtime.recording().then(
      (recording) => recording.start(),
      () => undefined,
    );
  }
  return runtime;
}

function Mounted({ children, onMount }: { children: ReactNode; onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return children;
}
