import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Options of the style cache. It has its own name because the cache that Emotion makes when it is loaded adopts
 * everything named `css`, and no prefixes for old browsers because the styles here need none.
 */
export const styleCache = { key: 'c', stylisPlugins: [] };

const CLASS = /\.c-(\w+)/g;

/**
 * A style cache that adopts prerendered style elements in place. Emotion moves them, even to where they already are,
 * which makes the browser style the whole page again; and it wants a list of their classes, which are read from the
 * rules instead.
 */
export function createStyleCache(): EmotionCache {
  const { sheet } = createCache({ ...styleCache, key: 'probe' });
  const prototype = Object.getPrototypeOf(sheet) as EmotionCache['sheet'];
  prototype.hydrate = function adopt(elements) {
    this.tags.push(...elements);
  };
  const cache = createCache(styleCache);
  for (const { textContent } of cache.sheet.tags)
    for (const [, name = ''] of textContent.matchAll(CLASS)) cache.inserted[name] = true;
  return cache;
}
