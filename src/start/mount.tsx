import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import type * as ReactDOM from 'react-dom/client';
import { App, prepare } from '../App.tsx';
import { paths, withoutFolder } from '../paths.ts';
import { createRuntime, RuntimeContext, type Runtime } from '../runtime/runtime.ts';
import { noteCaught } from '../services/evidence.ts';
import { storedLearner } from '../services/session/guest.ts';
import { isOwnerUnknown } from '../services/session/stored.ts';
import { isLiveOn, isRecordingOn } from '../services/recording-switches.ts';
import { createStyleCache } from '../theme/style-cache.ts';

type Mount = (dom: Pick<typeof ReactDOM, 'createRoot' | 'hydrateRoot'>) => Promise<void>;

/**
 * Loads the prerendered page's code and resolves to a function that mounts the app: it hydrates the page
 * if it's visible and matches the URL, else replaces it, and resolves when React listens.
 */
export async function prepareIn(root: HTMLElement): Promise<Mount> {
  const runtime = await startRuntime();
  const isSeen = root.checkVisibility();
  const isReady = isSeen && (await isPrepared(root, runtime));
  return async ({ createRoot, hydrateRoot }) => {
    await new Promise<void>((resolve) => {
      const app = (
        <StrictMode>
          <CacheProvider value={createStyleCache()}>
            <Mounted onMount={resolve}>
              <RuntimeContext value={runtime}>
                <App />
              </RuntimeContext>
            </Mounted>
          </CacheProvider>
        </StrictMode>
      );
      if (isReady && !root.querySelector('font')) startTransition(() => void hydrateRoot(root, app, options));
      else {
        if (!isSeen) root.replaceChildren();
        delete root.dataset['prerendered'];
        createRoot(root, options).render(app);
      }
    });
    delete root.dataset['prerendered'];
  };
}

const options = { onCaughtError: noteCaught };

/** Whether `root` holds this URL's page and all its code is loaded. */
async function isPrepared({ dataset }: HTMLElement, { inspected }: Runtime): Promise<boolean> {
  const path = withoutFolder(location.pathname);
  if (dataset['page'] !== path) return false;
  const isLoaded = (await prepare(path, dataset['prerendered'] === 'visitor', inspected)) !== null;
  return isLoaded && !isRegistration(path);
}

/** Whether the address opens the form for a new account: the page's file has the one to log in. */
function isRegistration(path: string): boolean {
  return path === paths.auth() && new URLSearchParams(location.search).has('register');
}

/** The page's runtime, with broadcasting and recording if they're on. */
async function startRuntime(): Promise<Runtime> {
  const live = isLiveOn() && (await import('../services/atlas/broadcast-flows.ts').catch(() => null));
  const inspect = live ? live.broadcastFlows() : undefined;
  const runtime = createRuntime(inspect, storedLearner(), isOwnerUnknown());
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
