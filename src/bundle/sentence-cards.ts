import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

type Uses = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** Folders and files on which the result depends. */
const SOURCES = [
  'src/content/cards',
  'src/content/course-words',
  'src/content/bank',
  ...['all-cards', 'course-words', 'categories', 'units', 'unit-cards', 'course'].map(contentFile),
  ...['sentence-cards', 'bank-entries'].map(contentFile),
  ...['verb-book', 'verb-list', 'conjugation', 'irregular-verbs'].map(contentFile),
  'machines/course/course-order.rules.ts',
  'machines/course/sentence-uses.rules.ts',
  'machines/learning/forms.rules.ts',
];
const known = new Map<string, Promise<Uses>>();

/**
 * Adds to the sentences of a unit the cards that they use: an export `uses`. A dev server that runs does not see what is
 * written later.
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
        const uses = await usesIn(resolve(root));
        return `${code}\nexport const uses = ${JSON.stringify(uses[unit] ?? {})};\n`;
      },
    },
  };
}

function usesIn(root: string): Promise<Uses> {
  const found = known.get(root) ?? computed(root);
  known.set(root, found);
  return found;
}

/** Reads the result from `.local/`, or computes it and keeps it there. */
async function computed(root: string): Promise<Uses> {
  const folder = join(root, '.local/uses');
  const file = join(folder, `${keyOf(root)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Uses;
  const { module } = await runnerImport<{ sentenceCards: Uses }>(
    join(root, 'src/content/sentence-cards.ts'),
    { root, configFile: false, logLevel: 'error' },
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(module.sentenceCards));
  return module.sentenceCards;
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
