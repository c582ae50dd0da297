import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildStamp } from '../../src/bundle/stamp.ts';

/** What a build is made of; the pages of `/flows` come from the models of tests. */
const FOLDERS = [
  'src',
  'machines',
  'public',
  'supabase',
  'tests/machines/models',
  'tests/support',
  'tests/tools',
];
const NOTE = 'node_modules/.cache/camino-build.json';
const MANIFEST = 'dist/.vite/manifest.json';

interface Note {
  /** The hash of the sources. */
  sources: string;
  /** When `dist/` was written, in milliseconds since 1970: any other build writes it anew. */
  at: number;
}

/**
 * Runs `build` unless the last one that went through here made the `dist/` in `root` from the same sources and
 * variables.
 */
export async function builtOnce(
  build: () => Promise<void>,
  variables: NodeJS.ProcessEnv,
  root = '.',
): Promise<void> {
  const [file, manifest] = [join(root, NOTE), join(root, MANIFEST)];
  const sources = hashOf(root, variables);
  if (existsSync(file) && existsSync(manifest)) {
    const note = JSON.parse(readFileSync(file, 'utf8')) as Note;
    if (note.sources === sources && note.at === statSync(manifest).mtimeMs) return;
  }
  await build();
  // Sources that changed meanwhile may be in it or not.
  if (hashOf(root, variables) !== sources) return;
  const note: Note = { sources, at: statSync(manifest).mtimeMs };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(note));
}

function hashOf(root: string, variables: NodeJS.ProcessEnv): string {
  const names = Object.keys(variables).filter((name) => /^(?:CAMINO_|VITE_|NODE_ENV$)/.test(name));
  const own = names.toSorted().map((name) => [name, variables[name]]);
  const hash = createHash('sha256').update(JSON.stringify([process.version, buildStamp(), own]));
  for (const file of [...filesIn(root), ...FOLDERS.flatMap((folder) => filesIn(join(root, folder), true))])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(folder: string, recursive = false): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
