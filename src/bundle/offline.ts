import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Manifest } from './manifest.ts';
import { writePacks } from './packs.ts';
import { keptEntries, keptFiles } from './precache.ts';

/**
 * Builds the service worker last, with the list of all files that it keeps, at the root of the site.
 */
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
        const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
        const kept = keptFiles(outDir, manifest);
        const packs = writePacks(outDir, kept, manifest);
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          define: { CAMINO_KEPT: JSON.stringify(keptEntries(outDir, kept, packs)) },
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
      },
    },
  };
}
