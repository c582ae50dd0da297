import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion would move style elements marked as its own, which makes the browser restyle the page. */
const PRERENDERED = 'data-prerendered-styles';

/** A style cache that knows the page's prerendered styles. No prefixes for old browsers. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  // No style element comes before a page's first child: Emotion needn't warn of `:first-child`.
  cache.compat = true;
  if (typeof document === 'undefined') return cache;
  for (const element of document.querySelectorAll(`style[${PRERENDERED}]`))
    for (const name of element.getAttribute(PRERENDERED)?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}

/** The style element for everything rendered with `cache`; at build time. */
export function prerenderedStyles({ inserted }: EmotionCache): string {
  const rules = Object.entries(inserted).filter(([, css]) => typeof css === 'string');
  const names = rules.map(([name]) => name).join(' ');
  return `<style ${PRERENDERED}="${names}">${rules.map(([, css]) => css).join('')}</style>`;
}
