import { addressOf, stopsOf } from '#machines/course/stops.rules.ts';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App, prepare } from '../App.tsx';
import { courseUnits } from '../content/course-index.ts';
import { prerenderedPaths, openPaths } from '../routes.tsx';
import { paths } from '../paths.ts';
import { createRuntime, RuntimeContext, type Runtime } from '../runtime/runtime.ts';
import { contentOf, scopeOf } from '../services/lesson-input.ts';
import { createStyleCache, prerenderedStyles } from '../theme/style-cache.ts';

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

/** The page of each stop of the course and each dictation practice, with the modules that hold its content. */
const stopPages: ReadonlyMap<string, readonly string[]> = new Map([
  ...stopsOf(courseUnits).map((stop) => {
    const { place, name } = addressOf(stop);
    return pageOf(place, name, stop.kind === 'reading' ? [`glossed-${place}`] : undefined);
  }),
  ...courseUnits.map(({ id }) => pageOf(id, 'dictation')),
]);

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

function pageOf(place: string, name: string, modules = contentIn(`${place}-${name}`)) {
  return [paths.courseStop(place, name), modules] as const;
}

function contentIn(stop: string): string[] {
  const scope = scopeOf(stop);
  return scope ? [...contentOf(scope), 'services/sound'] : [];
}
