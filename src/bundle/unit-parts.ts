import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { madeBy } from './run-module.ts';

/**
 * Chunks of content computed for one unit, in development, too: `content/bank/a1-hola.ts?texts` becomes
 * `content/parts/texts-a1-hola.ts`, which exports what `content/parts/texts.ts` makes of `a1-hola`.
 */
export function unitParts(): Plugin {
  let content = '';
  return {
    name: 'camino:unit-parts',
    enforce: 'pre',
    configResolved({ root }) {
      content = normalizePath(join(root, 'src/content'));
    },
    resolveId: {
      filter: { id: /\/content\/\w+\/[\w-]+\.ts\?(cards|texts|glossed|typed|dialogue)$/ },
      handler(id, _importer, options) {
        const part = id.replace(/^.*\/([\w-]+)\.ts\?(\w+)$/, `${content}/parts/$2-$1.ts`);
        // The scan for dependencies would look for a file.
        return 'scan' in options && options.scan === true ? `\0${part}` : part;
      },
    },
    load: {
      filter: { id: /\/content\/parts\/(cards|texts|glossed|typed|dialogue)-[\w-]+\.ts$/ },
      async handler(id) {
        const [, name = '', unit = ''] = /\/(\w+)-([\w-]+)\.ts$/.exec(id) ?? [];
        return `export default ${await madeBy(join(content, `parts/${name}.ts`), unit)};`;
      },
    },
  };
}
