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

interface Index {
  courseIndex: readonly object[];
  courseUnits: readonly { cards: readonly string[]; lessons: readonly object[] }[];
}

/** The module of the index, in `file`, with its exports as plain data; a unit has the number of its cards only. */
export async function sourceOf(file: string): Promise<string> {
  const { module } = await runnerImport<Index>(file, { configFile: false, logLevel: 'error' });
  const units = module.courseUnits.map((unit) => ({
    ...unit,
    cards: undefined,
    lessons: undefined,
    count: unit.cards.length,
  }));
  return `import { withCards } from './lessons.ts';
export const courseIndex = ${JSON.stringify(module.courseIndex)};
export const courseUnits = /* @__PURE__ */ withCards(
${JSON.stringify(units)},
/* @__PURE__ */ courseIndex.map(({ id }) => id),
);`;
}
