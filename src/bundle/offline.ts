import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { checkBudgets } from './budgets.ts';
import type { Manifest } from './manifest.ts';
import { writePacks } from './packs.ts';
import { fetchedFiles, keptEntries, keptFiles } from './precache.ts';

/**
 * Builds the service worker last, with the list of all files that it keeps, at the root of the site. A production build
 * fails if it exceeds its budgets.
 */
export function offline(): Plugin {
  let root = '';
  let outDir = '';
  let isProduction = true;
  return {
    name: 'camino:offline',
    configResolved(config) {
      ({ root, isProduction } = config);
      outDir = resolve(root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client' || this.meta.watchMode) return;
        const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
        const kept = keptFiles(outDir, manifest);
        const packs = writePacks(outDir, kept, manifest);
        const pages = kept.filter((file) => file.endsWith('.html') && file !== 'shell.html');
        if (isProduction) this.info(`\n${checkBudgets(outDir, bundle, fetchedFiles(kept, packs), pages)}`);
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
