import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { appIn, closureOf, type Manifest } from './manifest.ts';
import { precached } from './offline.ts';

/** KiB (gzip) by kind of file, a tenth more than the largest: pages with all their imports, other files alone. */
const BUDGETS: readonly (readonly [kind: RegExp, kib: number])[] = [
  [/^src\/(pages|atlas)\/.+Page\.tsx$/, 342],
  [/\.html$/, 17],
  [/^src\/content\/cards\//, 36],
  [/^src\/content\/course-words\//, 11],
  [/course-index/, 17],
  [/^src\/content\/questions\//, 40],
  [/^src\/content\/bank\//, 25],
  [/^src\/content\/parts\//, 14],
  [/^src\/content\/(replies|transforms|mistakes|exam-texts)\//, 17],
  [/\/pictures-[\w-]+\.svg$/, 38],
];

/** The maximum precache size in KiB (gzip): 1.6 MiB. */
const PRECACHED = 1638;

/** Fails a production build that exceeds its budgets. */
export function budgets(): Plugin {
  let outDir = '';
  let isProduction = false;
  return {
    name: 'camino:budgets',
    configResolved(config) {
      ({ isProduction } = config);
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (this.environment.name !== 'client' || this.meta.watchMode || !isProduction) return;
        const textOf = (file: string) => readFileSync(join(outDir, file));
        const manifest = JSON.parse(textOf('.vite/manifest.json').toString()) as Manifest;
        const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
          file.endsWith('.html'),
        );
        const sizeOf = (file: string) => gzipSync(textOf(file)).length / 1024;
        const over = overBudget(manifest, pages, sizeOf);
        const { getManifest } = await import('workbox-build');
        const { manifestEntries } = await getManifest(precached(outDir));
        const kept = manifestEntries.reduce((sum, { url }) => sum + sizeOf(url), 0);
        if (kept > PRECACHED) over.push(`Precache: ${kept.toFixed(1)} of ${PRECACHED} KiB`);
        if (over.length > 0) throw new Error(`Over budget:\n${over.join('\n')}`);
      },
    },
  };
}

/** One line per file over budget; `pages` are HTML files, `sizeOf` returns KiB. */
export function overBudget(
  manifest: Manifest,
  pages: readonly string[],
  sizeOf: (file: string) => number,
): string[] {
  const filesOf = (key: string) =>
    key.endsWith('Page.tsx')
      ? closureOf(manifest, ['index.html', ...appIn(manifest), 'src/routes.tsx', key])
      : [manifest[key]?.file ?? key];
  return [...Object.keys(manifest).filter((key) => !key.endsWith('.html')), ...pages].flatMap((key) => {
    const [, kib = Infinity] = BUDGETS.find(([kind]) => kind.test(key)) ?? [];
    const size = filesOf(key).reduce((sum, file) => sum + sizeOf(file), 0);
    return size > kib ? [`${key}: ${size.toFixed(1)} of ${kib} KiB`] : [];
  });
}
