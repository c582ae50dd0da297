import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { createRuntime, RuntimeContext } from '../runtime/runtime.ts';
import { styleCache } from '../theme/style-cache.ts';

/** The page at `path` as markup for the root element, and the style elements it needs. Runs at build time. */
export function render(path: string): { markup: string; styles: string } {
  const cache = createCache(styleCache);
  cache.compat = true;
  const markup = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <RuntimeContext value={createRuntime()}>
          <App ssrPath={path} />
        </RuntimeContext>
      </CacheProvider>
    </StrictMode>,
  );
  const rules = Object.entries(cache.inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  );
  const isLocal = ({ name }: { name: string }) => cache.registered[`${cache.key}-${name}`] !== undefined;
  const globals = rules.filter((rule) => !isLocal(rule));
  const locals = rules.filter(isLocal);
  const styles = [
    ...globals.map(({ name, css }) => styleElement(`${cache.key}-global ${name}`, css)),
    styleElement(
      `${cache.key} ${locals.map(({ name }) => name).join(' ')}`,
      locals.map(({ css }) => css).join(''),
    ),
  ];
  return { markup, styles: styles.join('') };
}

function styleElement(names: string, css: string): string {
  return `<style data-emotion="${names}" data-s>${css}</style>`;
}
