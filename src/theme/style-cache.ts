import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Options of the style cache. With a name of its own: what is named `css` is taken by the cache that Emotion makes when it
 * is loaded. Without the prefixes for old browsers, which the styles here do not need.
 */
export const styleCache = { key: 'c', stylisPlugins: [] };

/**
 * A style cache that adopts prerendered style elements where they stand. Emotion moves them, even to where they are, for
 * which the browser styles the whole page again.
 */
export function createStyleCache(): EmotionCache {
  const { sheet } = createCache({ ...styleCache, key: 'probe' });
  const prototype = Object.getPrototypeOf(sheet) as EmotionCache['sheet'];
  prototype.hydrate = function adopt(elements) {
    this.tags.push(...elements);
  };
  return createCache(styleCache);
}
