import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalog } from './machines/catalog.ts';
import { budgets } from './src/bundle/budgets.ts';
import { courseIndex } from './src/bundle/course-index.ts';
import { flowFiles } from './src/bundle/flow-files.ts';
import { headingFont } from './src/bundle/heading-font.ts';
import { hosting } from './src/bundle/hosting.ts';
import { offline } from './src/bundle/offline.ts';
import { pictures } from './src/bundle/pictures.ts';
import { plainData } from './src/bundle/plain-data.ts';
import { prerender } from './src/bundle/prerender.ts';
import { sentenceCards } from './src/bundle/sentence-cards.ts';
import { readings } from './src/bundle/readings.ts';
import { stateLines } from './src/bundle/state-lines.ts';
import { buildStamp } from './src/bundle/stamp.ts';
import { embeddedBackend } from './supabase/embedded/plugin.ts';

/** Titles of the flows that may be recorded, by their ids. */
const RECORDABLE = Object.fromEntries(
  catalog.filter(({ recordable }) => recordable).map(({ id, title }) => [id, title]),
);

export default defineConfig({
  plugins: [
    react(),
    courseIndex(),
    plainData(),
    readings(),
    flowFiles(catalog.map(({ id }) => id)),
    headingFont(),
    pictures(),
    sentenceCards(),
    prerender(),
    stateLines(),
    offline(),
    budgets(),
    hosting(),
    embeddedBackend(),
  ],
  define: {
    CAMINO_BUILD: JSON.stringify(buildStamp()),
    CAMINO_RECORDABLE: JSON.stringify(RECORDABLE),
  },
  build: {
    // The styles that React makes use `light-dark()` as it is, so older browsers are lost anyway.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  // jsPDF needs these only to print HTML and SVG, which Camino never does.
  worker: { format: 'es', rolldownOptions: { external: ['html2canvas', 'canvg', 'dompurify'] } },
  server: { host: 'localhost', port: 5173 },
  preview: { host: 'localhost', port: Number(process.env['CAMINO_PORT'] ?? 4173), strictPort: true },
});
