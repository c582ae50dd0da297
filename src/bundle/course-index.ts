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

interface IndexedCard {
  id: string;
  category: string;
  difficulty?: string;
}

interface Index {
  courseIndex: readonly IndexedCard[];
  courseUnits: readonly { cards: readonly string[]; lessons: readonly object[] }[];
}

/** What `cardsIn` reads: nearly every id begins with its category, and difficulty seldom changes. */
function textOf(cards: readonly IndexedCard[]): string {
  let known = '';
  const words = cards.flatMap(({ id, category, difficulty = 'none' }) => {
    const isOwn = id.startsWith(`${category}-`);
    const word = isOwn ? `${category}:${id.slice(category.length + 1)}` : `${category}=${id}`;
    if (difficulty === known) return [word];
    known = difficulty;
    return [difficulty, word];
  });
  return words.join(' ');
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
  return `import { cardsIn, withCards } from './lessons.ts';
export const courseIndex = /* @__PURE__ */ cardsIn(${JSON.stringify(textOf(module.courseIndex))});
export const courseUnits = /* @__PURE__ */ withCards(
${JSON.stringify(units)},
/* @__PURE__ */ courseIndex.map(({ id }) => id),
);`;
}
