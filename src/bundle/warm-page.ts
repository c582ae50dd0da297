const PRELOAD = /<link rel="modulepreload" crossorigin href="\/assets\/([^"]+)\.js">/g;
/** Where a page begins, and the modules that it asks for itself. */
const FRAME = /(<(?:div id="?root|template id="?today)\b[^>]*?)(?: data-modules="?([^">]*)"?)?>/g;

/**
 * A page for a browser that has its scripts: it asks for them when its first script runs, since before the first paint
 * that keeps a phone busy for a third of the time.
 */
export function warmPage(html: string): string {
  const names = [...html.matchAll(PRELOAD)].map(([, name = '']) => name);
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(
      FRAME,
      (_, start: string, own = '') => `${start} data-modules="${[...names, own].join(' ').trim()}">`,
    );
}
