import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pack } from '../worker/unpack.ts';
import type { Manifest } from './manifest.ts';
import { warmPage } from './warm-page.ts';

/** A pack in the folder of a build, and the paths of the files there that it holds. */
export interface PackFile {
  file: string;
  holds: readonly string[];
}

/** Which kept files come in which pack. One that is fetched again brings all of its files, so they change together. */
const PACKS: readonly (readonly [name: string, source: RegExp])[] = [
  ['pages', /\.html$/],
  ['sentences', /^src\/content\/bank\//],
  ['readings', /^src\/content\/readings\/|glossed-/],
];
/** Read by itself, since a host's headers come with it. */
const ALONE = 'shell.html';
/** Characters by which earlier text is found, and how many of it make a part of their own. */
const SEED = 24;
const WORTH_IT = 64;

/** Writes the packs of `kept` files. */
export function writePacks(outDir: string, kept: readonly string[], manifest: Manifest): PackFile[] {
  const sources = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  return PACKS.flatMap(([name, source]) => {
    const holds = kept.filter((file) => file !== ALONE && source.test(sources.get(file) ?? file));
    if (holds.length === 0) return [];
    const text = JSON.stringify(
      packOf(holds.map((file) => [addressOf(file), textOf(file, readFileSync(join(outDir, file), 'utf8'))])),
    );
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `assets/${name}-${hash}.json`;
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), text);
    return [{ file, holds }];
  });
}

/** The address at which the worker keeps a file: that of its page, if it is one. */
export function addressOf(file: string): string {
  return file === ALONE ? `/${file}` : `/${file.replace(/^index\.html$|\.html$/, '')}`;
}

/** What the worker keeps of a file. */
export function textOf(file: string, text: string): string {
  return file.endsWith('.html') && file !== ALONE ? warmPage(text) : text;
}

/**
 * Text that came before is named by its place, however long before: gzip finds it only in the last 32 KiB, which is less
 * than one page.
 */
export function packOf(files: readonly (readonly [url: string, text: string])[]): Pack {
  const text = files.map(([, one]) => one).join('');
  const seen = new Map<string, number>();
  const parts: (string | readonly [number, number])[] = [];
  let from = 0;
  for (let at = 0; at < text.length;) {
    const seed = text.slice(at, at + SEED);
    const before = seen.get(seed);
    const length = before === undefined ? 0 : sameFrom(text, before, at);
    if (before === undefined) seen.set(seed, at);
    if (before === undefined || length < WORTH_IT) {
      at += 1;
      continue;
    }
    if (at > from) parts.push(text.slice(from, at));
    parts.push([before, length]);
    at += length;
    from = at;
  }
  if (from < text.length) parts.push(text.slice(from));
  return { files: files.map(([url, one]) => [url, one.length]), parts };
}

/** How many characters from `at` on are the same as from `before` on, of those that came before. */
function sameFrom(text: string, before: number, at: number): number {
  let length = 0;
  while (at + length < text.length && before + length < at && text[before + length] === text[at + length])
    length += 1;
  return length;
}
