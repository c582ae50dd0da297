import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultAllowedOrigins } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalog } from './machines/catalog.ts';
import { budgets } from './src/bundle/budgets.ts';
import { flowFiles } from './src/bundle/flow-files.ts';
import { headingFont } from './src/bundle/heading-font.ts';
import { hosting } from './src/bundle/hosting.ts';
import { offline } from './src/bundle/offline.ts';
import { pictures } from './src/bundle/pictures.ts';
import { plainData } from './src/bundle/plain-data.ts';
import { prerender } from './src/bundle/prerender.ts';
import { sentenceCards } from './src/bundle/sentence-cards.ts';
import { sourceMaps } from './src/bundle/source-maps.ts';
import { unitParts } from './src/bundle/unit-parts.ts';
import { stateLines } from './src/bundle/state-lines.ts';
import { buildStamp } from './src/bundle/stamp.ts';
import { buildTarget } from './src/content/browsers.ts';
import { embeddedBackend } from './supabase/embedded/plugin.ts';

const TITLES = Object.fromEntries(catalog.map(({ id, title }) => [id, title]));
const MASKED = catalog.filter(({ masked }) => masked).map(({ id }) => id);

/** Generated paths and rendered pages make much short-lived garbage: a larger young generation means fewer collections. */
const YOUNG = '--max-semi-space-size=64';
/** Needs a process of its own, since it replaces the process's clock. */
const ALONE = ['tests/services/nothing-lost.test.ts', 'tests/services/questions.test.ts'];
/** PGlite starts faster without V8's optimizer; bcrypt's lowest cost takes a fiftieth of the usual time. */
const withDatabase = {
  environment: 'node',
  execArgv: ['--liftoff-only'],
  env: { LITE_AUTH_BCRYPT_COST: '4' },
};

// Node 26 warns when a library looks for it.
Reflect.deleteProperty(globalThis, 'localStorage');

export default defineConfig({
  plugins: [
    react(),
    plainData(),
    unitParts(),
    flowFiles(catalog.map(({ id }) => id)),
    headingFont(),
    pictures(),
    sentenceCards(),
    sourceMaps(),
    prerender(),
    stateLines(),
    offline(),
    budgets(),
    hosting(),
    embeddedBackend(),
  ],
  define: {
    CAMINO_BUILD: JSON.stringify(buildStamp()),
    CAMINO_TITLES: JSON.stringify(TITLES),
    CAMINO_MASKED: JSON.stringify(MASKED),
  },
  resolve: {
    alias: [
      {
        find: /^\.\/snippets\/wasm-bindgen-rayon-.*$/,
        replacement: resolve(import.meta.dirname, 'src/services/memory/one-thread.ts'),
      },
    ],
  },
  optimizeDeps: { exclude: ['fsrs-browser'] },
  build: {
    target: buildTarget,
  },
  // jsPDF imports these only to print HTML and SVG, which Camino never does.
  worker: { format: 'es', rolldownOptions: { external: ['html2canvas', 'canvg', 'dompurify'] } },
  server: {
    host: 'localhost',
    port: Number(process.env['CAMINO_PORT'] ?? 5173),
    // The frame that shows a state’s screen has no origin.
    cors: { origin: [defaultAllowedOrigins, 'null'] },
  },
  preview: { host: 'localhost', port: Number(process.env['CAMINO_PORT'] ?? 4173), strictPort: true },
  test: {
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A busy machine is slow: only what never comes fails.
    expect: { poll: { timeout: 30_000 } },
    setupFiles: ['tests/support/clean-setup.ts'],
    tags: [
      { name: 'long', description: 'Left to `npm run test:all`' },
      { name: 'engines', description: 'Firefox and WebKit, left to `npm run test:all`, too' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/machines/**/*.test.ts', 'tests/guards/**/*.test.ts', 'tests/content/**/*.test.ts'],
          isolate: false,
          execArgv: [YOUNG],
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'services',
          include: ['tests/services/**/*.test.ts'],
          exclude: ALONE,
          isolate: false,
        },
      },
      { extends: true, test: { ...withDatabase, name: 'alone', include: ALONE } },
      { extends: true, test: { ...withDatabase, name: 'real', include: ['tests/real/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'happy-dom',
          include: ['tests/pages/**/*.test.{ts,tsx}'],
          isolate: false,
          execArgv: [YOUNG],
          setupFiles: ['tests/support/rendered-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          isolate: false,
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/browser-setup.ts'],
          setupFiles: ['tests/support/browser-served.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
