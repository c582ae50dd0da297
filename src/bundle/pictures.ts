import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
/** Folders of cards, each with the category of all its files; null if files are named after theirs. */
const FOLDERS = [
  ['src/content/cards', null],
  ['src/content/course-words', 'course'],
] as const;
const SET = require.resolve('@iconify-json/fluent-emoji-flat/icons.json');
/** Not in `.local/`, which the dev server doesn't serve. */
const CACHE = 'node_modules/.cache/camino-pictures';
const CREDIT = 'Fluent Emoji, Copyright (c) Microsoft Corporation, MIT License';
/** Decimals of coordinates up to 32: halves the bytes and looks the same at 64 pixels. */
const PRECISION = 1;

/**
 * Card pictures as one sprite per category: `virtual:pictures/nouns.svg` has a symbol for each picture,
 * by name. A running dev server misses pictures named later.
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

/** Pictures named by each category's cards, in order; skips categories without any. */
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

export function loadPictures(): Readonly<Record<string, { body: string }>> {
  const { icons } = JSON.parse(readFileSync(SET, 'utf8')) as { icons: Record<string, { body: string }> };
  return icons;
}

/** An SVG sprite with `names` as ids. Throws if the set lacks one. */
export function spriteOf(names: readonly string[], set: Readonly<Record<string, { body: string }>>): string {
  const symbols = names.map((name) => {
    const body = set[name]?.body;
    if (body === undefined) throw new Error(`No picture "${name}"`);
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

/** Writes missing sprites of `root` and returns their folder. */
function written(root: string): string {
  const categories = picturesIn(root);
  const key = createHash('sha256')
    .update(JSON.stringify([...categories]))
    .update(readFileSync(join(dirname(SET), 'package.json')))
    .update(CREDIT + String(PRECISION))
    .digest('hex')
    .slice(0, 8);
  const folder = join(root, CACHE, key);
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
