import { GRID_PAGE_SIZE } from '#machines/constants.ts';
import { join } from 'node:path';
import { normalizePath, runnerImport, type Plugin } from 'vite';

/**
 * Makes a small chunk of the first page of each category: `content/cards/nouns.ts?first` is built as a module
 * `content/cards/first-nouns.ts` that holds only those cards.
 */
export function firstCards(): Plugin {
  let folder = '';
  return {
    name: 'camino:first-cards',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      folder = normalizePath(join(root, 'src/content/cards'));
    },
    resolveId: {
      filter: { id: /\/content\/cards\/[\w-]+\.ts\?first$/ },
      handler: (id) => `${folder}/first-${id.replace(/^.*\//, '').replace('?first', '')}`,
    },
    load: {
      filter: { id: /\/content\/cards\/first-[\w-]+\.ts$/ },
      handler: (id) => firstCardsIn(id.replace('/first-', '/')),
    },
  };
}

/** The module of the first page of the cards in `file`, as plain data. */
export async function firstCardsIn(file: string): Promise<string> {
  const { module } = await runnerImport<{ default: readonly unknown[] }>(file, {
    configFile: false,
    logLevel: 'error',
  });
  return `export default ${JSON.stringify(module.default.slice(0, GRID_PAGE_SIZE))};`;
}
