import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where the source maps of builds made here are, by the name of their file. */
export const MAPS = 'node_modules/.cache/camino-maps';

/** Makes source maps and keeps them out of the build: `npm run tool -- replay` needs them. Tests build without (`CAMINO_MAPS=none`). */
export function sourceMaps(): Plugin {
  let folder = '';
  return {
    name: 'camino:source-maps',
    apply: (_config, { command }) => command === 'build' && process.env['CAMINO_MAPS'] !== 'none',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved({ root }) {
      folder = resolve(root, MAPS);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        mkdirSync(folder, { recursive: true });
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue;
          writeFileSync(join(folder, basename(name)), file.source);
          delete bundle[name];
        }
      },
    },
  };
}
