import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { checkBudgets } from './budgets.ts';
import type { render as renderPage } from '../start/prerender.tsx';
import { startChunks } from './chunks.ts';
import { EARLY_SCRIPT } from './early-script.ts';
import { metaPolicy, servicesOf } from './headers.ts';

/**
 * Renders the start page into `index.html` at the end of a build, writes the empty `shell.html` for every other address
 * (and a copy as `404.html`, for hosts without rewrites), and fails a production build that exceeds its budgets. The
 * preview server answers as a host should: files as they are, `/` with the start page, all else with the shell.
 */
export function prerender(): Plugin {
  let root = '';
  let site = '';
  let policy = '';
  let outDir = '';
  let isProduction = true;
  return {
    name: 'camino:prerender',
    config: (_, { isPreview }) => ({
      ...(isPreview && { appType: 'mpa' }),
      build: {
        manifest: true,
        reportCompressedSize: false,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId }) => (hostId.includes('entry-') ? [] : files),
        },
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/entry-[hash].js',
            hashCharacters: 'hex',
            codeSplitting: startChunks(),
          },
        },
      },
    }),
    configResolved(config) {
      ({ root, isProduction } = config);
      outDir = resolve(root, config.build.outDir);
      policy = metaPolicy(servicesOf(config.env));
      site = textOf(config.env['VITE_SITE_URL']).replace(/\/$/, '');
    },
    configurePreviewServer(server) {
      return () => {
        server.middlewares.use((request, _response, next) => {
          const wantsPage = request.headers.accept?.includes('text/html') ?? false;
          if (wantsPage && !request.url?.endsWith('.html')) request.url = '/shell.html';
          next();
        });
      };
    },
    transformIndexHtml: () => [{ tag: 'script', children: EARLY_SCRIPT, injectTo: 'head-prepend' }],
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client' || this.meta.watchMode) return;
        const empty = readFileSync(join(outDir, 'index.html'), 'utf8')
          .replace(
            '<meta charset="utf-8" />',
            (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
          )
          .replace('content="/social-preview.png"', () => `content="${site}/social-preview.png"`);
        const modules = startModules(bundle);
        const shell = shellOf(empty, modules);
        writeFileSync(join(outDir, 'index.html'), await startPageOf(withAddress(empty, site), modules, root));
        writeFileSync(join(outDir, 'shell.html'), shell);
        writeFileSync(join(outDir, '404.html'), shell);
        if (isProduction) this.info(`\n${checkBudgets(outDir, bundle)}`);
      },
    },
  };
}

/** Search engines and link previews need the full address of the start page; VITE_SITE_URL gives it. */
function withAddress(html: string, site: string): string {
  if (site === '') return html;
  const tags = `<link rel="canonical" href="${site}/"><meta property="og:url" content="${site}/">`;
  return html.replace('</head>', () => `${tags}</head>`);
}

async function startPageOf(empty: string, modules: readonly string[], root: string): Promise<string> {
  const folder = join(root, '.local/prerender', String(process.pid));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'src/start/prerender.tsx'),
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const { render } = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as {
      render: typeof renderPage;
    };
    const { markup, styles } = render('/');
    return empty
      .replace('</head>', () => `${styles}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-modules="${modules.join(' ')}">${markup}</div>`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function shellOf(empty: string, modules: readonly string[]): string {
  const links = modules.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
  return empty
    .replace('</head>', () => `${links}</head>`)
    .replace(
      '<div id="root">',
      () => '<noscript>Camino needs JavaScript for this page.</noscript><div id="root">',
    );
}

/** Addresses of the chunks that the entry will request: the app and all its static imports. */
function startModules(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined) => {
    if (output?.type !== 'chunk' || output.isEntry || files.has(output.fileName)) return;
    files.add(output.fileName);
    for (const file of output.imports) add(bundle[file]);
  };
  add(
    Object.values(bundle).find(
      (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith('/src/start/mount.tsx'),
    ),
  );
  return [...files].map((file) => `/${file}`);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
