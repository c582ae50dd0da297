import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App, prepare } from '../App.tsx';
import { framePaths, openPaths } from '../routes.tsx';
import { createRuntime, RuntimeContext, type Runtime } from '../runtime/runtime.ts';
import { styleCache } from '../theme/style-cache.ts';

/** A page as markup for the root element. */
export interface Frame {
  path: string;
  markup: string;
  isVisitors: boolean;
  /** The text of its title element; empty if it has none. */
  title: string;
  /** Names of the modules that its first rendering needs, as the end of their paths: a page, and a category's first cards. */
  modules: readonly string[];
}

/** A file of the build: the pages that it contains, and the style elements that they need. */
export interface PageFile {
  frames: readonly Frame[];
  styles: string;
}

/** Stands for any learner: nothing of them is in the first rendering of a page. */
const anyone: Runtime['storedUser'] = { id: 'anyone', email: '', name: '' };
const LAYER = '@layer recipes{';
/** Chakra's variables for the widths of media queries, which cannot use any. */
const UNUSED = /--c-(sizes-breakpoint|breakpoints)-\w+:\w+;?/g;
/** The zero of a fraction, as in `0.5rem`. */
const ZERO = /(?<=[ :,(])0\./g;
const titles = /<title>([^<]*)<\/title>/;

/**
 * The start page of visitors and that of learners, then all other pages; and the style elements that every page needs.
 * Runs at build time.
 */
export async function renderAll(): Promise<{
  start: PageFile;
  others: readonly PageFile[];
  globals: string;
}> {
  const cache = newCache();
  const frames = [await frameOf('/', true, cache), await frameOf('/', false, cache)];
  const others: PageFile[] = [];
  for (const path of [...openPaths, ...framePaths.filter((one) => one !== '/')]) {
    const own = newCache();
    others.push({ frames: [await frameOf(path, openPaths.includes(path), own)], styles: stylesOf(own) });
  }
  return { start: { frames, styles: stylesOf(cache) }, others, globals: globalsOf(cache) };
}

async function frameOf(path: string, isVisitors: boolean, cache: EmotionCache): Promise<Frame> {
  const prepared = await prepare(path, isVisitors, {});
  if (!prepared) throw new Error(`${path} cannot be prerendered`);
  const { page, category } = prepared;
  const user = isVisitors ? null : anyone;
  const rendered = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <RuntimeContext value={createRuntime(undefined, user)}>
          <App ssrPath={path} />
        </RuntimeContext>
      </CacheProvider>
    </StrictMode>,
  );
  return {
    path,
    isVisitors,
    markup: rendered.replace(titles, ''),
    title: titles.exec(rendered)?.[1] ?? '',
    modules: [page, ...(category ? [`cards/first-${category}`] : [])],
  };
}

function newCache(): EmotionCache {
  const cache = createCache(styleCache);
  cache.compat = true;
  return cache;
}

interface Rule {
  name: string;
  css: string;
}

function stylesOf(cache: EmotionCache): string {
  const { locals } = rulesOf(cache);
  return globalsOf(cache) + styleElement(`${cache.key} `, inOneLayer(locals.map(({ css }) => css)));
}

function globalsOf(cache: EmotionCache): string {
  const { globals } = rulesOf(cache);
  return globals.map(({ name, css }) => styleElement(`${cache.key}-global ${name}`, css)).join('');
}

function rulesOf(cache: EmotionCache): { globals: Rule[]; locals: Rule[] } {
  const rules = Object.entries(cache.inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  );
  const isLocal = ({ name }: Rule) => cache.registered[`${cache.key}-${name}`] !== undefined;
  return { globals: rules.filter((rule) => !isLocal(rule)), locals: rules.filter(isLocal) };
}

/** The rules in their order; neighbours that are both in the recipes' layer share one block. */
function inOneLayer(rules: readonly string[]): string {
  const isAlone = (css: string) => css.startsWith(LAYER) && css.lastIndexOf('@layer') === 0;
  return rules.reduce(
    (all, css, index) =>
      isAlone(css) && isAlone(rules[index - 1] ?? '')
        ? all.slice(0, -1) + css.slice(LAYER.length)
        : all + css,
    '',
  );
}

function styleElement(names: string, css: string): string {
  const short = css.replaceAll(UNUSED, '').replaceAll(';}', '}').replaceAll(ZERO, '.');
  return `<style data-emotion="${names}" data-s>${short}</style>`;
}
