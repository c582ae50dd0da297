import { runnerImport, type Plugin } from 'vite';

/** Builds the course index as plain data, so that its chunk has no card texts. */
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

/** Compact format for `cardsIn`: ids mostly start with their category, and difficulty seldom changes. */
function textOf(cards: readonly IndexedCard[], categories: readonly string[]): string {
  let known = '';
  const words = cards.flatMap(({ id, category, difficulty = 'none' }) => {
    const letter = String.fromCharCode('A'.charCodeAt(0) + categories.indexOf(category));
    const isOwn = id.startsWith(`${category}-`);
    const word = isOwn ? letter + id.slice(category.length + 1) : `${letter}=${id}`;
    if (difficulty === known) return [word];
    known = difficulty;
    return [difficulty, word];
  });
  return words.join(' ');
}

/** The module in `file` with its exports as plain data; units have a card count only. */
export async function sourceOf(file: string): Promise<string> {
  const { module } = await runnerImport<Index>(file, { configFile: false, logLevel: 'error' });
  const units = module.courseUnits.map((unit) => ({
    ...unit,
    cards: undefined,
    lessons: undefined,
    count: unit.cards.length,
  }));
  const categories = [...new Set(module.courseIndex.map(({ category }) => category))];
  const index = [textOf(module.courseIndex, categories), categories].map((value) => JSON.stringify(value));
  return `import { cardsIn, withCards } from './lessons.ts';
export const courseIndex = /* @__PURE__ */ cardsIn(${index.join(', ')});
export const courseUnits = /* @__PURE__ */ withCards(
${JSON.stringify(units)},
/* @__PURE__ */ courseIndex.map(({ id }) => id),
);`;
}
