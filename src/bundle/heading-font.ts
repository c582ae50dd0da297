import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The name by which the styles of `index.html` ask for the font. */
const NAME = 'heading-font.woff2';
const SOURCE = '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2';
/** What headings in Spanish and English are written with. A name with other letters loads the whole font. */
const CHARACTERS =
  ' !"%&\'()+,-./0123456789:;?_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  '\u{A0}áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·×';

/** Letters moved together, and the figures of headings, which are as high as capitals. */
const FEATURES = ['kern', 'lnum'];

/**
 * The heading font with the characters of Spanish and English only, and without the glyphs of small capitals and
 * ligatures: half of its bytes, which every page loads before its first paint.
 */
export function headingFont(): Plugin {
  return {
    name: 'camino:heading-font',
    config: async ({ root = '.' }) => ({
      resolve: { alias: { [NAME]: await written(resolve(root, '.local/fonts')) } },
    }),
  };
}

/** Writes the font into `folder` if it is not there yet, and resolves to its path. */
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
