import { dirname, join } from 'node:path';
import { normalizePath, runnerImport, type Plugin } from 'vite';

interface Glossing {
  glossed: (reading: unknown) => object;
}

/**
 * A chunk for each reading with a gloss per word: `content/readings/a1-hola.ts?glossed` becomes
 * `content/readings/glossed-a1-hola.ts`, in development, too.
 */
export function readings(): Plugin {
  let folder = '';
  let glossing: Promise<Glossing> | undefined;
  return {
    name: 'camino:readings',
    enforce: 'pre',
    configResolved({ root }) {
      folder = normalizePath(join(root, 'src/content/readings'));
    },
    resolveId: {
      filter: { id: /\/content\/readings\/[\w-]+\.ts\?glossed$/ },
      handler: (id) => `${folder}/glossed-${id.replace(/^.*\//, '').replace('?glossed', '')}`,
    },
    load: {
      filter: { id: /\/content\/readings\/glossed-[\w-]+\.ts$/ },
      async handler(id) {
        const file = id.replace('/glossed-', '/');
        glossing ??= moduleOf<Glossing>(join(dirname(file), '../glossed-readings.ts'));
        const [{ glossed }, reading] = await Promise.all([glossing, moduleOf<{ default: unknown }>(file)]);
        return `export default ${JSON.stringify(glossed(reading.default))};`;
      },
    },
  };
}

async function moduleOf<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { configFile: false, logLevel: 'error' });
  return module;
}
