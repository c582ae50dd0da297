import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
/** Where cards stand: those of a category in a file of its name, or all of a folder in one. */
const FOLDERS = [
  ['src/content/cards', null],
  ['src/content/course-words', 'course'],
] as const;
const SET = require.resolve('@iconify-json/fluent-emoji-flat/icons.json');
const CREDIT = 'Fluent Emoji, Copyright (c) Microsoft Corporation, MIT License';
/** Digits after the point of a picture's coordinates, which are at most 32: half of the bytes, the same at 64 pixels. */
const PRECISION = 1;

/**
 * The pictures of cards, a file for each category: `virtual:pictures/nouns.svg` has a symbol for each picture that its cards
 * name, with that name as its id. A dev server that runs does not see pictures named later.
 */
export function pictures(): Plugin {
  return {
    name: 'camino:pictures',
    config: ({ root = '.' }) => ({
      resolve: {
        alias: [
          { find: /^virtual:pictures\/([\w-]+\.svg)/, replacement: `${written(resolve(root))}/pictures-$1` },
        ],
      },
    }),
  };
}

/**
 * The pictures that the cards of each category name, in their order; categories without pictures are left out. Those of
 * the further words of the course stand in several files.
 */
export function picturesIn(root: string): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, readonly string[]>();
  for (const [folder, category] of FOLDERS)
    for (const file of readdirSync(join(root, folder)).toSorted()) {
      const key = category ?? file.replace(/\.ts$/, '');
      const found = readFileSync(join(root, folder, file), 'utf8').matchAll(/ picture: '([\w-]+)'/g);
      const names = [...(named.get(key) ?? []), ...[...found].map(([, name = '']) => name)];
      if (names.length > 0) named.set(key, [...new Set(names)]);
    }
  return named;
}

/** Names of the set with the shapes of each picture. */
export function loadPictures(): Readonly<Record<string, { body: string }>> {
  const { icons } = JSON.parse(readFileSync(SET, 'utf8')) as { icons: Record<string, { body: string }> };
  return icons;
}

/** A file of symbols with `names` as their ids. Throws if the set lacks one. */
export function spriteOf(names: readonly string[], set: Readonly<Record<string, { body: string }>>): string {
  const symbols = names.map((name) => {
    const body = set[name]?.body;
    if (body === undefined) throw new Error(`There is no picture "${name}"`);
    return symbolOf(name, body);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${CREDIT} -->${symbols.join('')}</svg>\n`;
}

function symbolOf(name: string, body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`, {
    multipass: true,
    floatPrecision: PRECISION,
    plugins: ['preset-default', { name: 'prefixIds', params: { prefix: name, delim: '-' } }],
  });
  return data
    .replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 32 32">`)
    .replace(/<\/svg>$/, '</symbol>');
}

/** Writes the files of `root` unless they are there, and returns their folder. */
function written(root: string): string {
  const categories = picturesIn(root);
  const key = createHash('sha256')
    .update(JSON.stringify([...categories]))
    .update(readFileSync(join(dirname(SET), 'package.json')))
    .update(CREDIT + String(PRECISION))
    .digest('hex')
    .slice(0, 8);
  const folder = join(root, '.local/pictures', key);
  const missing = [...categories].filter(([category]) => !existsSync(fileOf(folder, category)));
  if (missing.length === 0) return folder;
  const set = loadPictures();
  mkdirSync(folder, { recursive: true });
  for (const [category, names] of missing) writeFileSync(fileOf(folder, category), spriteOf(names, set));
  return folder;
}

function fileOf(folder: string, category: string): string {
  return join(folder, `pictures-${category}.svg`);
}
