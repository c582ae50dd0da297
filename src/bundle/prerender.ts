import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { PageFile, renderAll } from '../start/prerender.tsx';
import { APPLE_DEVICES, supportedBrowsers } from '../content/browsers.ts';
import { chunks, compileHint } from './chunks.ts';
import { earlyScript } from './early-script.ts';
import { headerRules, metaPolicy, servicesOf, siteOf } from './headers.ts';
import { appIn, closureOf, type Manifest } from './manifest.ts';

/** The table of all pages but the landing page. */
const ROUTES = 'src/routes.tsx';
/** What the iframes of `/flows` load to show a state's screen. */
const SCREEN = 'src/screen/start.tsx';
const ENTRY = 'src/start/entry.ts';
const OUTDATED = `<p><strong>This browser is too old for Camino.</strong></p>
<p>Update it, or open this page in ${supportedBrowsers}.</p><p>${APPLE_DEVICES}</p>`;
const WITHOUT_SCRIPT = '<noscript>Camino needs JavaScript for this page.</noscript>';

/**
 * Prerenders each page into a file, `flashcards.html` for `/flashcards`, and the shell for other URLs
 * into `shell/index.html` (and `404.html`, for hosts without rewrites).
 */
export function prerender(): Plugin {
  let root = '';
  let base = '/';
  let outDir = '';
  let env: Record<string, unknown> = {};
  return {
    name: 'camino:prerender',
    config: (_, { isPreview }) => ({
      ...(isPreview && { appType: 'mpa' }),
      build: { manifest: true, modulePreload: { polyfill: false } },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: { index: 'index.html', screen: SCREEN },
              output: { codeSplitting: chunks, hashCharacters: 'hex', postBanner: compileHint },
            },
          },
        },
      },
    }),
    configResolved(config) {
      ({ root, base, env } = config);
      outDir = resolve(root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use('/flows/screen', (_request, response, next) => {
        const html = readFileSync(join(root, 'index.html'), 'utf8').replace(ENTRY, SCREEN);
        server.transformIndexHtml('/flows/screen', html).then((page) => {
          response.setHeader('Content-Type', 'text/html');
          response.end(page);
        }, next);
      });
    },
    transformIndexHtml: async () => [
      { tag: 'script', children: await earlyScript(), injectTo: 'head' },
      {
        tag: 'div',
        attrs: { id: 'outdated', 'data-nosnippet': true },
        children: OUTDATED,
        injectTo: 'body-prepend',
      },
    ],
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (this.environment.name !== 'client' || this.meta.watchMode) return;
        const textOf = (file: string) => readFileSync(join(outDir, file), 'utf8');
        const html = textOf('index.html');
        const manifest = JSON.parse(textOf('.vite/manifest.json')) as Manifest;
        const address = env['VITE_SITE_URL'];
        const site = typeof address === 'string' ? address.replace(/\/$/, '') : '';
        const rules = headerRules(servicesOf(env), await earlyScript(), siteOf(env));
        const write = (path: string, text: string) => {
          const file = join(outDir, `${path === '/' ? 'index' : path}.html`);
          const policy = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(rules, path)}" />`;
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(
            file,
            text.replace('<head>', () => `<head>${policy}`),
          );
        };
        const { pages, shell } = await rendered(root, base);
        for (const page of pages) write(page.path, pageOf(html, page, { manifest, base, site }));
        for (const path of ['/shell/index', '/404'])
          write(path, pageOf(html, shell, { manifest, base, site }));
        const screen = html.replace(fileOf('index.html', manifest), () => fileOf(SCREEN, manifest));
        write(
          '/flows/screen',
          screen.replace('</head>', () => `${shell.styles}</head>`),
        );
      },
    },
  };
}

interface Built {
  manifest: Manifest;
  base: string;
  /** The app's URL without a slash at its end; empty if unknown. */
  site: string;
}

/** All pages, from a build of their own that shares the app's picture URLs. */
async function rendered(root: string, base: string): ReturnType<typeof renderAll> {
  const outDir = join(root, '.local/prerender', String(process.pid));
  const ssr = 'src/start/prerender.tsx';
  try {
    await build({ root, base, logLevel: 'error', build: { ssr, outDir, copyPublicDir: false } });
    const built = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      renderAll: typeof renderAll;
    };
    return await built.renderAll();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * A page's HTML. Its title precedes the product's, which names the tab between pages. Search engines and
 * link previews need the absolute URL of `site`, if it's known.
 */
function pageOf(html: string, { path, views, styles }: PageFile, { manifest, base, site }: Built): string {
  const address = `<link rel="canonical" href="${site}/" /><meta property="og:url" content="${site}/" />`;
  const isStart = path === '/';
  const titleOf = (product: string) => {
    const title = views[0]?.title;
    return isStart ? product : title ? `<title>${title}</title>` : '';
  };
  const links = views.flatMap(({ owner, modules }) => {
    const table = isStart && owner === 'visitor' ? [] : [ROUTES];
    const pages = [...table, ...modules.map((name) => keyOf(name, manifest))];
    const files = closureOf(manifest, [...appIn(manifest), ...pages]);
    return files.map((file) => `<link rel="${owner}" crossorigin href="${base}${file}" />`);
  });
  const divs = views.map(
    ({ owner, markup }) => `<div data-page="${path}" data-prerendered="${owner}">${markup}</div>`,
  );
  return html
    .replace(/(?<=content=")[^"]*(?=social-preview\.png")/, () => (site ? `${site}/` : base))
    .replace(/<title>.*?<\/title>/, (product) => titleOf(product) + product)
    .replace('<script>', (script) => links.join('') + script)
    .replace('</head>', (end) => (isStart && site ? address : '') + styles + end)
    .replace('<div id="root"></div>', () => (isStart ? '' : WITHOUT_SCRIPT) + divs.join(''));
}

/** The key of a module by file name. Throws unless exactly one matches. */
function keyOf(name: string, manifest: Manifest): string {
  const [key, another] = Object.keys(manifest).filter((one) =>
    one.replace(/\.tsx?$/, '').endsWith(`/${name}`),
  );
  if (key === undefined || another !== undefined)
    throw new Error(`Expected exactly one module named ${name}`);
  return key;
}

function fileOf(key: string, manifest: Manifest): string {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return chunk.file;
}
