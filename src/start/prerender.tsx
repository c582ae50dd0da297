import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App, prepare } from '../App.tsx';
import { prerenderedPaths, openPaths } from '../routes.tsx';
import { createRuntime, RuntimeContext, type Runtime } from '../runtime/runtime.ts';
import { createStyleCache, prerenderedStyles } from '../theme/style-cache.ts';

type Owner = 'visitor' | 'learner';

/** A page as markup. */
export interface PrerenderedView {
  owner: Owner;
  markup: string;
  /** The text of its title element; empty if it has none. */
  title: string;
  /** The module of the page, by the name of its file, and others that its first rendering needs. */
  modules: readonly string[];
}

/** A file of the build: the page at an address, for each kind of person who has one there, and its styles. */
export interface PageFile {
  path: string;
  views: readonly PrerenderedView[];
  styles: string;
}

/** The page of all addresses without a file of their own. */
const SHELL = '/shell';

/** Stands for any learner: nothing of them is in the first rendering of a page. */
const anyone: Runtime['storedUser'] = { id: 'anyone', email: '', name: '' };
const titles = /<title>([^<]*)<\/title>/;

/** All prerendered pages, and the shell. Runs at build time. */
export async function renderAll(): Promise<{ pages: readonly PageFile[]; shell: PageFile }> {
  const pages: PageFile[] = [];
  for (const path of [...openPaths, ...prerenderedPaths]) pages.push(await fileOf(path));
  return { pages, shell: await fileOf(SHELL) };
}

async function fileOf(path: string): Promise<PageFile> {
  const cache = createStyleCache();
  cache.compat = true;
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
    views.push({ owner, markup: rendered.replace(titles, ''), title, modules: prepared.modules });
  }
  return { path, views, styles: prerenderedStyles(cache) };
}

/** Visitors and learners have a start page each. */
function ownersOf(path: string): readonly Owner[] {
  if (path === '/') return ['visitor', 'learner'];
  return openPaths.includes(path) ? ['visitor'] : ['learner'];
}
