import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { GetManifestOptions } from 'workbox-build';
import { KEPT_LIST } from '../../machines/course/kept-files.rules.ts';
import type { Manifest } from './manifest.ts';

const ENTRY = 'index.html';
/** Chunks of `/flows`, which learners don't need. */
const FLOWS = /^src\/(atlas|services\/atlas)\//;
/** Files that need the network. */
const ONLINE = ['404.html', 'flows/**', 'worker.js', 'assets/{{anki,fit,pdf,replay}.worker,alegreya}-*'];
/** Files that aren't needed at the start; chunks among them are stored on use. */
const ON_USE = [
  // The shell stands for pages that are seldom opened by their address.
  '{course,flashcards}/*/*',
  'games/*',
  '{about,blog,faq,stories,support,course/placement,flashcards/own}.html',
  // Categories and levels stand for units.
  'assets/{cards,texts}-[ab][12]-*',
  'assets/{b1,*-b1}-*',
  'assets/{card-import,card-import.worker,outlook.worker}-*',
];

/**
 * Builds the service worker last, at the site's root, with its precache list. Only then imports Workbox, which takes half
 * a second.
 */
export function offline(): Plugin {
  let root = '';
  let base = '';
  let outDir = '';
  return {
    name: 'camino:offline',
    configResolved(config) {
      ({ root, base } = config);
      outDir = resolve(root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (this.environment.name !== 'client' || this.meta.watchMode) return;
        await build({
          root,
          base,
          configFile: false,
          logLevel: 'error',
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            modulePreload: false,
            rolldownOptions: {
              input: join(root, 'src/worker/worker.ts'),
              output: { entryFileNames: 'worker.js', format: 'iife' },
            },
          },
        });
        writeFileSync(join(outDir, KEPT_LIST), JSON.stringify(await storedOnUse(outDir)));
        const worker = join(outDir, 'worker.js');
        const { injectManifest } = await import('workbox-build');
        await injectManifest({ ...precached(outDir), swSrc: worker, swDest: worker });
      },
    },
  };
}

/**
 * Precached files of `outDir`: pages, code, pictures, the heading font but for letters of other languages.
 * Of the icons only the one that reminders show, since browsers fetch the others at install.
 */
export function precached(outDir: string): GetManifestOptions {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const flows = flowsOnly(manifest);
  return {
    globDirectory: outDir,
    globPatterns: ['**/*.{html,js,svg,woff2}', 'icon-192.png', 'manifest.webmanifest', KEPT_LIST],
    globIgnores: [...ONLINE, ...ON_USE],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({ manifest: entries.filter(({ url }) => !flows.has(url)), warnings: [] }),
    ],
  };
}

/** Chunks of `outDir` that are stored on use, sorted. */
async function storedOnUse(outDir: string): Promise<string[]> {
  const { getManifest } = await import('workbox-build');
  const first = precached(outDir);
  const filesOf = async (options: GetManifestOptions) =>
    (await getManifest(options)).manifestEntries.map(({ url }) => url);
  const all = await filesOf({ ...first, globPatterns: ['assets/*.js'], globIgnores: ONLINE });
  const atStart = new Set(await filesOf(first));
  return all.filter((file) => !atStart.has(file)).toSorted();
}

/** Files that only `/flows` loads. */
function flowsOnly(manifest: Manifest): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || reached.has(key) || FLOWS.test(key)) return;
    reached.add(key);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(ENTRY);
  const filesOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.assets ?? []].flat());
  const needed = filesOf(reached);
  return new Set(filesOf(Object.keys(manifest)).filter((file) => !needed.includes(file)));
}
