import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, posix, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VIEWS, withScreenTexts, type FlowPlace } from './screen-texts.ts';

const CACHE = 'node_modules/.cache/camino-flows';
/** Hashes of the files that the cache was generated from. */
const SOURCES = 'sources.json';
const REVIEWS = 'machines/reviews';
const PARTS = ['', '.words', '.text', '.paths', '.scenes'];
/** What the search finds, with the texts of the views as they are now. */
const SEARCH = 'search';
const MOST_PROCESSES = 4;

/**
 * The files `/flows/*.json`: diagrams, words and paths, generated from machines and their models in
 * `tests/`, and cached until a source changes; and `reviews.json`, the committed comments.
 */
export function flowFiles(ids: readonly string[]): Plugin {
  const names = new Set(['index', ...ids.flatMap((id) => PARTS.map((part) => id + part))]);
  let root = '';
  let outDir = '';
  let isBuild = false;
  let making: Promise<string> | undefined;
  const made = () => {
    making ??= makeFiles(root, ids).finally(() => {
      making = undefined;
    });
    return making;
  };
  return {
    name: 'camino:flow-files',
    configResolved(config) {
      ({ root } = config);
      outDir = resolve(root, config.build.outDir);
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild && this.environment.name === 'client') made().catch(() => undefined);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (this.environment.name !== 'client') return;
        const folder = await made();
        mkdirSync(join(outDir, 'flows'), { recursive: true });
        for (const name of names)
          copyFileSync(join(folder, `${name}.json`), join(outDir, 'flows', `${name}.json`));
        writeFileSync(join(outDir, 'flows', `${SEARCH}.json`), searchOf(root, folder, ids));
        writeFileSync(join(outDir, 'flows', 'reviews.json'), reviewsIn(root));
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, name = ''] = /^\/flows\/([\w.-]+)\.json$/.exec(request.url ?? '') ?? [];
        if (name === 'reviews') {
          response.setHeader('content-type', 'application/json');
          return response.end(reviewsIn(root));
        }
        if (!names.has(name) && name !== SEARCH) return next();
        made().then((folder) => {
          response.setHeader('content-type', 'application/json');
          response.end(
            name === SEARCH ? searchOf(root, folder, ids) : readFileSync(join(folder, `${name}.json`)),
          );
        }, next);
      });
    },
  };
}

/** The texts of all committed reviews, as a JSON list. */
function reviewsIn(root: string): string {
  const folder = join(root, REVIEWS);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return JSON.stringify(files.map((file) => readFileSync(join(folder, file), 'utf8')));
}

/** Generates the folder's files if a source has changed. Rejects if a flow can't be drawn. */
async function makeFiles(root: string, ids: readonly string[]): Promise<string> {
  const folder = join(root, CACHE);
  if (isCurrent(root, folder, ids)) return folder;
  rmSync(folder, { recursive: true, force: true });
  const processes = Math.min(availableParallelism(), MOST_PROCESSES, ids.length);
  const sources = await Promise.all(
    Array.from({ length: processes }, (_one, index) =>
      run(
        root,
        folder,
        ids.filter((_id, place) => place % processes === index),
      ),
    ),
  );
  const entries = ids.map((id) => readFileSync(join(folder, `${id}.entry.json`), 'utf8'));
  writeFileSync(join(folder, 'index.json'), `[${entries.join()}]`);
  const files = new Set(['package-lock.json', ...sources.flat().map((file) => relative(root, file))]);
  const hashes = [...files]
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [file, hashOf(root, file)]);
  writeFileSync(join(folder, SOURCES), JSON.stringify({ ids, hashes }));
  return folder;
}

function searchOf(root: string, folder: string, ids: readonly string[]): string {
  const places = ids.map((id) => {
    const own = JSON.parse(readFileSync(join(folder, `${id}.places.json`), 'utf8')) as FlowPlace[];
    return [id, own] as const;
  });
  const views = VIEWS.filter((view) => existsSync(join(root, view))).flatMap((view) =>
    readdirSync(join(root, view), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => posix.join(view, file.replaceAll('\\', '/'))),
  );
  const texts = views.toSorted().map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  return JSON.stringify(withScreenTexts(new Map(places), new Map(texts)));
}

interface Drawn {
  ids: readonly string[];
  hashes: readonly (readonly [file: string, hash: string])[];
}

function isCurrent(root: string, folder: string, ids: readonly string[]): boolean {
  if (!existsSync(join(folder, SOURCES))) return false;
  const { ids: drawn, hashes } = JSON.parse(readFileSync(join(folder, SOURCES), 'utf8')) as Drawn;
  if (String(drawn) !== String(ids)) return false;
  return hashes.every(([file, hash]) => existsSync(join(root, file)) && hashOf(root, file) === hash);
}

function hashOf(root: string, file: string): string {
  return createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');
}

function run(root: string, folder: string, ids: readonly string[]): Promise<string[]> {
  return new Promise((done, fail) => {
    let sources: string[] = [];
    const child = fork(join(root, 'tests/tools/run.mjs'), ['flow-files', folder, ...ids], { cwd: root });
    child.once('message', (files) => {
      sources = files as string[];
    });
    child.once('error', fail);
    child.once('exit', (code) => {
      if (code === 0) done(sources);
      else fail(new Error(`The flows ${ids.join(', ')} couldn’t be drawn.`));
    });
  });
}
