import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { renderAll as renderPages } from '../start/prerender.tsx';
import { compileHint, startChunks } from './chunks.ts';
import { plainData } from './plain-data.ts';
import { EARLY_SCRIPT } from './early-script.ts';
import { courseIndex } from './course-index.ts';
import { firstCards } from './first-cards.ts';
import { metaPolicy, servicesOf } from './headers.ts';
import { pictures } from './pictures.ts';
import { otherPage, shell, startPage } from './page-files.ts';

/** Chunks that have run before any other one is asked for, so that none need name them as what it depends on. */
const RUNNING = /\/(dom|flow|preload|rolldown-runtime|start|styles)-\w+\.js$/;

/**
 * Renders the start page into `index.html` and other pages into the files of their addresses at the end of a build,
 * `flashcards.html` for `/flashcards`; writes the empty `shell.html` for every other address (and a copy as `404.html`,
 * for hosts without rewrites).
 */
export function prerender(): Plugin {
  let root = '';
  let site = '';
  let policy = '';
  let outDir = '';
  return {
    name: 'camino:prerender',
    config: (_, { isPreview }) => ({
      ...(isPreview && { appType: 'mpa' }),
      build: {
        manifest: true,
        reportCompressedSize: false,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId, hostType }) =>
            hostId.includes('entry-')
              ? []
              : files.filter(
                  (file) => hostType === 'html' || hostId.includes('mount-') || !RUNNING.test(file),
                ),
        },
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/entry-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            hashCharacters: 'hex',
            codeSplitting: startChunks(),
            postBanner: compileHint,
          },
        },
      },
    }),
    configResolved(config) {
      ({ root } = config);
      outDir = resolve(root, config.build.outDir);
      policy = metaPolicy(servicesOf(config.env));
      site = textOf(config.env['VITE_SITE_URL']).replace(/\/$/, '');
    },
    transformIndexHtml: () => [{ tag: 'script', children: EARLY_SCRIPT, injectTo: 'head' }],
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client' || this.meta.watchMode) return;
        const html = readFileSync(join(outDir, 'index.html'), 'utf8')
          .replace(
            '<meta charset="utf-8" />',
            (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
          )
          .replace('content="/social-preview.png"', () => `content="${site}/social-preview.png"`);
        const { start, others, globals } = await renderAll(root);
        const write = (file: string, text: string) => {
          mkdirSync(dirname(join(outDir, file)), { recursive: true });
          writeFileSync(join(outDir, file), text);
        };
        write('index.html', startPage({ html: withAddress(html, site), bundle }, start));
        for (const page of others)
          write(`${page.frames[0]?.path.slice(1)}.html`, otherPage({ html, bundle }, page));
        write('shell.html', shell({ html, bundle }, globals));
        write('404.html', shell({ html, bundle }, globals));
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

async function renderAll(root: string): ReturnType<typeof renderPages> {
  const folder = join(root, '.local/prerender', String(process.pid));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [courseIndex(), firstCards(), plainData(), pictures()],
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'src/start/prerender.tsx'),
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const rendered = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as {
      renderAll: typeof renderPages;
    };
    return await rendered.renderAll();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
