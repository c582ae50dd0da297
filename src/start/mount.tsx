import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../App.tsx';
import { createStyleCache } from '../theme/style-cache.ts';

/** Puts the app into `element`, on top of the prerendered start page where that is there. Resolves when it works. */
export function mount(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <CacheProvider value={createStyleCache()}>
          <Mounted onMount={resolve}>
            <App />
          </Mounted>
        </CacheProvider>
      </StrictMode>
    );
    if (element.hasChildNodes() && location.pathname === '/') {
      startTransition(() => {
        hydrateRoot(element, app);
      });
      return;
    }
    element.replaceChildren();
    createRoot(element).render(app);
  });
}

function Mounted({ children, onMount }: { children: ReactNode; onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return children;
}
