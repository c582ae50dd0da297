import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App, prepare } from '../App.tsx';
import { prerenderedPaths, openPaths } from '../routes.tsx';
import { createRuntime, RuntimeContext, type Runtime } from '../runtime/runtime.ts';
import { createStyleCache, prerenderedStyles } from '../theme/style-cache.ts';
import { stopPages } from './stops.ts';

type Owner = 'visitor' | 'learner';

export interface PrerenderedView {
  owner: Owner;
  markup: string;
  /** The title element's text, if any. */
  title: string;
  /** File names of the page's module and others that its first render needs. */
  modules: readonly string[];
}

/** A built file: a URL's page for each kind of user, and its styles. */
export interface PageFile {
  path: string;
  views: readonly PrerenderedView[];
  styles: string;
}

/** For URLs without a file of their own. */
const SHELL = '/shell';

/** Stands for any learner: first renders contain no user data. */
const anyone: Runtime['storedUser'] = { id: 'anyone', email: '', name: '' };
const titles = /<title>([^<]*)<\/title>/;

export async function renderAll(): Promise<{ pages: readonly PageFile[]; shell: PageFile }> {
  const pages: PageFile[] = [];
  for (const path of [...openPaths, ...prerenderedPaths, ...stopPages.keys()]) pages.push(await fileOf(path));
  return { pages, shell: await fileOf(SHELL) };
}

async function fileOf(path: string): Promise<PageFile> {
  const cache = createStyleCache();
  const views: PrerenderedView[] = [];
  for (const owner of ownersOf(path)) {
    const prepared = path === SHELL ? { modules: [] } : await prepare(path, owner === 'visitor', {});
    if (!prepared) throw new Error(`${path} cannot be prerendered`);
    const rendered = renderToString(
      <StrictMode>
        <CacheProvider value={cache}>
          <RuntimeContext value={createRuntime(undefined, owner === 'visitor' ? null : anyone)}>
            <App ssrPath={path} />
          </RuntimeContext>
        </CacheProvider>
      </StrictMode>,
    );
    const [, title = ''] = titles.exec(rendered) ?? [];
    const modules = [...prepared.modules, ...(stopPages.get(path) ?? [])];
    views.push({ owner, markup: rendered.replace(titles, ''), title, modules });
  }
  return { path, views, styles: prerenderedStyles(cache) };
}

/** Visitors and learners each have a landing page. */
function ownersOf(path: string): readonly Owner[] {
  if (path === '/') return ['visitor', 'learner'];
  return openPaths.includes(path) ? ['visitor'] : ['learner'];
}
