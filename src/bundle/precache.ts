import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kept } from '../worker/kept.ts';
import type { Manifest } from './manifest.ts';
import { addressOf, type PackFile } from './packs.ts';

const ENTRY = 'index.html';
/** Chunks of `/flows`, its picture of what runs, and what makes PDF files and Anki packages: nobody studies with them. */
const NOT_KEPT = /^src\/(atlas|services\/atlas)\//;
const NOT_KEPT_FILE = /^assets\/((anki|pdf|replay)\.worker-|.*\.(wasm|woff)$)/;
/** Browsers fetch the other icons when they install the app, and keep them themselves; reminders show this one. */
const PUBLIC = /^(manifest\.webmanifest|favicon\.svg|icon-192\.png)$/;

/** The files of a build that are kept, by their paths in `outDir`: pages, code, fonts, icons. */
export function keptFiles(outDir: string, manifest: Manifest): string[] {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  return keptOf(files, manifest);
}

/** Those of `files` that are kept. */
export function keptOf(files: readonly string[], manifest: Manifest): string[] {
  const reached = reachedFiles(manifest);
  const chunks = new Set(Object.values(manifest).map(({ file }) => file));
  return files
    .filter((file) => {
      if (file.endsWith('.html')) return file !== '404.html' && !file.startsWith('flows/');
      if (!file.startsWith('assets/')) return PUBLIC.test(file);
      return !NOT_KEPT_FILE.test(file) && (!chunks.has(file) || reached.has(file));
    })
    .toSorted();
}

/** What the worker fetches of `kept` files: packs, and what is in none. */
export function fetchedFiles(kept: readonly string[], packs: readonly PackFile[]): string[] {
  return [...looseOf(kept, packs), ...packs.map(({ file }) => file)];
}

/** What the worker is built with. `version` changes whenever a file does. */
export function keptEntries(outDir: string, kept: readonly string[], packs: readonly PackFile[]): Kept {
  const packed = packs.map(({ file, holds }) => ({ url: `/${file}`, holds: holds.map(addressOf) }));
  const files = looseOf(kept, packs).map((file) => ({
    url: `/${file}`,
    revision: file.startsWith('assets/') ? null : hashOf(readFileSync(join(outDir, file))),
  }));
  return { version: hashOf(JSON.stringify([files, packed])), files, packs: packed };
}

/** Those that are in no pack. */
function looseOf(kept: readonly string[], packs: readonly PackFile[]): string[] {
  const packed = new Set(packs.flatMap(({ holds }) => holds));
  return kept.filter((file) => !packed.has(file));
}

/** Files of the chunks that some page but those of `/flows` may load, and the fonts and pictures that they name. */
function reachedFiles(manifest: Manifest): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || NOT_KEPT.test(key)) return;
    seen.add(key);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(ENTRY);
  return new Set([...seen].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.assets ?? []].flat()));
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
