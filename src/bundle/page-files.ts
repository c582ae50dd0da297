import type { Rolldown } from 'vite';
import type { PageFile } from '../start/prerender.tsx';
import { EARLY_SCRIPT } from './early-script.ts';

/** What every file of the build starts from: the built `index.html`, and the chunks that it may need. */
export interface Ground {
  html: string;
  bundle: Rolldown.OutputBundle;
}

/**
 * Modules that the chunk of every page needs: the app, first React DOM, which is so large that the network has something
 * to do while the small ones wait for one another; and for a learner the routes, with their companions.
 */
const APP = ['react-dom/client.js', 'src/start/mount.tsx', 'src/services/session/session.ts'];
const LEARNER = [...APP, 'src/routes.tsx'];
/** What the start page of learners plans a day with, in the order in which it is needed. */
const PLAN = [
  'src/services/log/log.ts',
  'src/pages/today/DayPlan.tsx',
  'src/services/day.ts',
  'src/content/course-index.ts',
];

/**
 * The start page: the visitors' one, and that of learners in a template, which a script puts in its place. What
 * both need is asked for at once, since all that they wait for afterwards is its size; the rest by the first script.
 */
export function startPage({ html, bundle }: Ground, { frames: [landing, today], styles }: PageFile): string {
  if (!landing || !today) throw new Error('The start page needs two frames');
  const app = chunksOf(bundle, APP);
  const namesOf = (modules: readonly string[]) =>
    chunksOf(bundle, modules)
      .filter((file) => !app.includes(file))
      .map((file) => file.replace(/^\/assets\/|\.js$/g, ''))
      .join(' ');
  const visitors = namesOf([...APP, ...landing.modules]);
  const learners = namesOf([...LEARNER, ...today.modules, ...PLAN]);
  return filled(
    html,
    linksTo(html, app) + styles,
    `<div id="root" data-page="/" data-frame="visitor" data-modules="${visitors}">${landing.markup}</div>` +
      `<template id="today" data-frame="learner" data-modules="${learners}">${today.markup}</template>` +
      SCRIPT,
  );
}

/** Another page. Its title comes before the product's, which names the tab when the page is left. */
export function otherPage({ html, bundle }: Ground, { frames: [frame], styles }: PageFile): string {
  if (!frame) throw new Error('A page needs a frame');
  return filled(
    html.replace('<title>', () => `<title>${frame.title}</title><title>`),
    linksTo(html, chunksOf(bundle, [...LEARNER, ...frame.modules])) + styles,
    `${WITHOUT_SCRIPT}<div id="root" data-page="${frame.path}" data-frame="${frame.isVisitors ? 'visitor' : 'learner'}">${frame.markup}</div>`,
  );
}

/** The page of all other addresses: it has no content until the app runs, and only the styles of every page. */
export function shell({ html, bundle }: Ground, globals: string): string {
  return filled(
    html,
    linksTo(html, chunksOf(bundle, APP)) + globals,
    `${WITHOUT_SCRIPT}<div id="root"></div>`,
  );
}

/** It comes last in the head, where it is near its copy at the end of the start page and costs no bytes there. */
const SCRIPT = `<script>${EARLY_SCRIPT}</script>`;
/** What a drawing inside of HTML need not say. */
const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';
/** What `index.html` need not say: spaces between elements, slashes, and where it ends. */
const SPARE = /(?<=>) (?=<)| \/(?=>)|<\/body> ?<\/html> ?$/g;
/** Attributes that need no quotes. */
const QUOTED = /(?<==)"([\w-]+)"(?=[ >])/g;
const WITHOUT_SCRIPT = '<noscript>Camino needs JavaScript for this page.</noscript>';

function filled(html: string, head: string, body: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(SPARE, '')
    .replace(SCRIPT, () => '')
    .replace('</head>', () => `${head}${SCRIPT}</head>`)
    .replace('<div id="root"></div>', () => body.replaceAll(NAMESPACE, '').replaceAll(QUOTED, '$1'));
}

/** Links to those of `files` to which `html` has none yet. */
function linksTo(html: string, files: readonly string[]): string {
  return files
    .filter((file) => !html.includes(`href="${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join('');
}

/**
 * Addresses of the chunks of modules and of all that these import statically. A module is named by the end of its path;
 * throws if none or more than one has that name.
 */
function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined) => {
    if (output?.type !== 'chunk' || output.isEntry || files.has(output.fileName)) return;
    files.add(output.fileName);
    for (const file of output.imports) add(bundle[file]);
  };
  for (const module of modules) {
    const found = Object.values(bundle).filter(
      (output) =>
        output.type === 'chunk' && output.moduleIds.some((id) => nameOf(id).endsWith(`/${nameOf(module)}`)),
    );
    if (found.length !== 1) throw new Error(`${found.length} chunks are named ${module}`);
    add(found[0]);
  }
  return [...files].map((file) => `/${file}`);
}

function nameOf(module: string): string {
  return module.replace(/\.tsx?$/, '');
}
