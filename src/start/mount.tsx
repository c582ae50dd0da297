import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import { createRuntime, RuntimeContext, type Runtime } from '../runtime/runtime.ts';
import { storedUser } from '../services/session/stored.ts';
import { isLiveOn, isRecordingOn } from '../services/switches.ts';
import { liveInspector } from './live-inspector.ts';
import { createStyleCache } from '../theme/style-cache.ts';

/**
 * Mounts the app in `element`, hydrating the prerendered landing page if there is one and a visitor sees it. Resolves
 * when it works.
 */
export function mount(element: HTMLElement): Promise<void> {
  const runtime = startRuntime();
  return new Promise((resolve) => {
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
    if (element.hasChildNodes() && location.pathname === '/' && runtime.storedUser === null) {
      startTransition(() => {
        hydrateRoot(element, app);
      });
      return;
    }
    element.replaceChildren();
    delete element.dataset['modules'];
    createRoot(element).render(app);
  });
}

/** The runtime of this page, watched and recorded if that is switched on in this browser. */
function startRuntime(): Runtime {
  const user = storedUser();
  if (user === null) delete document.documentElement.dataset['session'];
  const runtime = createRuntime(isLiveOn() ? liveInspector() : undefined, user);
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
