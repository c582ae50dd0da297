import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { injectManifest, type GetManifestOptions } from 'workbox-build';
import type { Manifest } from './manifest.ts';

const ENTRY = 'index.html';
/** Chunks of `/flows`: nobody studies with them. */
const FLOWS = /^src\/(atlas|services\/atlas)\//;

/** Builds the service worker last, at the root of the site, and writes into it which files it precaches. */
export function offline(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'camino:offline',
    configResolved(config) {
      ({ root } = config);
      outDir = resolve(root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (this.environment.name !== 'client' || this.meta.watchMode) return;
        await build({
          root,
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
        const worker = join(outDir, 'worker.js');
        await injectManifest({ ...precached(outDir), swSrc: worker, swDest: worker });
      },
    },
  };
}

/**
 * Which files of the build in `outDir` are precached: pages, code, fonts, pictures. Browsers fetch the icons when they
 * install the app; reminders show one of them.
 */
export function precached(outDir: string): GetManifestOptions {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const flows = flowsOnly(manifest);
  return {
    globDirectory: outDir,
    globPatterns: ['**/*.{html,js,svg,woff2}', 'icon-192.png', 'manifest.webmanifest'],
    globIgnores: ['404.html', 'flows/**', 'worker.js', 'assets/{anki,pdf,replay}.worker-*'],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({ manifest: entries.filter(({ url }) => !flows.has(url)), warnings: [] }),
    ],
  };
}

/** Files that no page but those of `/flows` may load. */
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
