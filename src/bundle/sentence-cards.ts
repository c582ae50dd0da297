import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { runModule } from './run-module.ts';
import { hashOfSources } from './sources.ts';

/** By unit: the cards its sentences use and the words its texts need. */
interface Analysis {
  uses: Readonly<Record<string, unknown>>;
  needs: Readonly<Record<string, unknown>>;
}

const CACHE = 'node_modules/.cache/camino-uses';
/** What the result may depend on. */
const SOURCES = ['src/content', 'machines/course', 'machines/learning'];
const known = new Map<string, Promise<Analysis>>();

/**
 * Adds exports to a unit's sentences: `uses`, the cards they use, and `needs`, the words its texts need. A
 * running dev server misses later edits.
 */
export function sentenceCards(): Plugin {
  let root = '.';
  return {
    name: 'camino:sentence-cards',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /\/src\/content\/bank\/[\w-]+\.ts$/ },
      handler: async (code, id) => {
        const unit = id.replace(/^.*\/|\.ts$/g, '');
        const { uses, needs } = await analysisOf(resolve(root));
        return `${code}\nexport const uses = ${JSON.stringify(uses[unit])};\nexport const needs = ${JSON.stringify(needs[unit])};\n`;
      },
    },
  };
}

function analysisOf(root: string): Promise<Analysis> {
  const found = known.get(root) ?? computed(root);
  known.set(root, found);
  return found;
}

/** Computed once for the same sources. */
async function computed(root: string): Promise<Analysis> {
  const folder = join(root, CACHE);
  const file = join(folder, `${hashOfSources(root, SOURCES)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Analysis;
  const content = join(root, 'src/content');
  const [{ sentenceCards: uses }, { wordNeeds: needs }] = await Promise.all([
    runModule<{ sentenceCards: Analysis['uses'] }>(join(content, 'sentence-cards.ts')),
    runModule<{ wordNeeds: Analysis['needs'] }>(join(content, 'word-needs.ts')),
  ]);
  const analysis = { uses, needs };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(analysis));
  return analysis;
}
