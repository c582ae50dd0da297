import { runnerImport, type Plugin } from 'vite';

/** Builds the index of the course as plain data, so that its chunk holds no texts of cards. */
export function courseIndex(): Plugin {
  return {
    name: 'camino:course-index',
    apply: 'build',
    load: {
      filter: { id: /\/src\/content\/course-index\.ts$/ },
      handler: sourceOf,
    },
  };
}

/** The module of the index, in `file`, with its export as plain data. */
export async function sourceOf(file: string): Promise<string> {
  const { module } = await runnerImport<{ courseIndex: unknown }>(file, {
    configFile: false,
    logLevel: 'error',
  });
  return `export const courseIndex = ${JSON.stringify(module.courseIndex)};`;
}
