import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** By unit: the cards its sentences use and the words its texts need. */
interface Analysis {
  uses: Readonly<Record<string, unknown>>;
  needs: Readonly<Record<string, unknown>>;
}

/** The cache key: files and folders the result depends on. */
const SOURCES = [
  'src/content/cards',
  'src/content/course-words',
  'src/content/bank',
  'src/content/readings',
  'src/content/replies',
  'src/content/transforms',
  'src/content/mistakes',
  'src/content/questions',
  ...['all-cards', 'course-words', 'categories', 'units', 'unit-cards', 'course'].map(contentFile),
  ...['sentence-cards', 'bank-entries'].map(contentFile),
  ...['word-book', 'word-needs', 'cognates', 'points', 'grammar-questions'].map(contentFile),
  ...['verb-book', 'verb-list', 'conjugation', 'irregular-verbs'].map(contentFile),
  'machines/course/course-order.rules.ts',
  'machines/course/sentence-uses.rules.ts',
  'machines/course/word-needs.rules.ts',
  'machines/learning/forms.rules.ts',
];
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

/** Cached in `.local/`. */
async function computed(root: string): Promise<Analysis> {
  const folder = join(root, '.local/uses');
  const file = join(folder, `${keyOf(root)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Analysis;
  const [{ sentenceCards: uses }, { wordNeeds: needs }] = await Promise.all([
    moduleOf<{ sentenceCards: Analysis['uses'] }>(root, 'sentence-cards'),
    moduleOf<{ wordNeeds: Analysis['needs'] }>(root, 'word-needs'),
  ]);
  const analysis = { uses, needs };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(analysis));
  return analysis;
}

async function moduleOf<Module>(root: string, name: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, contentFile(name)), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

function keyOf(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(root, source);
    const files = source.endsWith('.ts')
      ? [path]
      : readdirSync(path)
          .toSorted()
          .map((name) => join(path, name));
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

function contentFile(name: string): string {
  return `src/content/${name}.ts`;
}
