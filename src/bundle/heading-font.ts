import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The font's name in the styles of `index.html`. */
const NAME = 'heading-font.woff2';
const SOURCE = '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2';
/** Spanish and English headings; other letters load the whole font. */
const CHARACTERS =
  ' !"%&\'()+,-./0123456789:;?_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  '\u{A0}áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·×';

/** Kerning, and the lining figures of headings. */
const FEATURES = ['kern', 'lnum'];

/**
 * The heading font reduced to Spanish and English, without small capitals and ligatures: half the bytes,
 * which every page loads before its first paint.
 */
export function headingFont(): Plugin {
  let base = '/';
  return {
    name: 'camino:heading-font',
    configResolved: (config) => void ({ base } = config),
    config: async ({ root = '.' }) => ({
      resolve: { alias: { [NAME]: await written(resolve(root, 'node_modules/.cache/camino-fonts')) } },
    }),
    // Without it the font, which is optional, comes too late for a first paint, from the worker's cache, too.
    transformIndexHtml: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'asset' && file.names.includes(NAME))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + fileName },
          injectTo: 'head',
        })),
  };
}

/** Writes the font into `folder` if it's missing; resolves to its path. */
async function written(folder: string): Promise<string> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  const key = createHash('sha256')
    .update(whole)
    .update(CHARACTERS + FEATURES.join(''))
    .digest('hex')
    .slice(0, 8);
  const file = resolve(folder, key, NAME);
  if (existsSync(file)) return file;
  const subset = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', keepFeatures: FEATURES });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, subset);
  return file;
}
