import createCache, { type EmotionCache } from '@emotion/cache';

/** What is marked as Emotion's own it would move, which makes the browser style the whole page again. */
const PRERENDERED = 'data-prerendered-styles';

/** A style cache that knows the prerendered styles of this page. The styles here need no prefixes for old browsers. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  if (typeof document === 'undefined') return cache;
  for (const element of document.querySelectorAll(`style[${PRERENDERED}]`))
    for (const name of element.getAttribute(PRERENDERED)?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}

/** The style element of what was rendered with `cache`; at build time. */
export function prerenderedStyles({ inserted }: EmotionCache): string {
  const rules = Object.entries(inserted).filter(([, css]) => typeof css === 'string');
  const names = rules.map(([name]) => name).join(' ');
  return `<style ${PRERENDERED}="${names}">${rules.map(([, css]) => css).join('')}</style>`;
}
