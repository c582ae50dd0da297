import type { Plugin } from 'vite';
import { runModule } from './run-module.ts';

/** Builds the course, verbs, points, readings and words as plain data, so that their chunks have no texts of cards and rules. */
export function plainData(): Plugin {
  return {
    name: 'camino:plain-data',
    apply: 'build',
    load: {
      filter: {
        id: /\/src\/content\/(course-data|same-meanings|verb-list|question-points|point-list|story-list|course-texts)\.ts$/,
      },
      handler: sourceOf,
    },
  };
}

/** The module in `file` with its exports as plain data. */
export async function sourceOf(file: string): Promise<string> {
  return Object.entries(await runModule<object>(file))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
