import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { circlesOf, closureOf, type Manifest } from './manifest.ts';

export interface Row {
  what: string;
  budget: number;
  size: number;
  files: readonly string[];
}

/** The part of a written bundle that is used here: the modules of each chunk. */
export type Modules = Record<string, object>;

/** A prerendered page of learners: its HTML, and the scripts that it needs before it works. */
export interface FrameFiles {
  html: string;
  scripts: readonly string[];
}

const KIB = 1024;
const ENTRY = 'index.html';
/** What mounts the app, and React DOM: chunks that are named by no source. */
const APP = /^_(dom|start)-/;
const LANDING = 'src/pages/landing/LandingPage.tsx';
/** What every other page loads: the table of routes, the actors, and the learner's companions. */
const ROUTES = 'src/routes.tsx';
const BUDGETS = {
  beforeUse: 20,
  landing: 155,
  route: 210,
  game: 14,
  cards: 30,
  nouns: 60,
  firstCards: 2,
  index: 12,
  sentences: 8,
  reading: 4,
  /** The pictures of a category. */
  pictures: 40,
  /** The questions of a level. */
  questions: 20,
  flows: 18,
  frame: 14,
  usable: 225,
  kept: 1638,
} as const;
const HEADING_FONT = /heading-font[^/]*\.woff2$/;
const FLOWS = /\/(src\/atlas\/|machines\/(atlas\/|all\.)|elkjs\/)/;
/** What a page loads later, and the replay, which includes a diagram: only what they add to that is their own. */
const WITHIN = new Map<string, string>([
  ...'ReplayPage ChangedWorkspace SidePanels PlainEnglish ScreenPanel'
    .split(' ')
    .map((name) => [`src/atlas/${name}.tsx`, 'src/atlas/FlowPage.tsx'] as const),
  ['src/atlas/AtlasReview.tsx', 'src/atlas/FlowsPage.tsx'],
  ['src/atlas/CompareDesk.tsx', 'src/atlas/ReplayPage.tsx'],
]);
const CARDS = 'src/content/cards/';
const FIRST_CARDS = `${CARDS}first-`;
const PICTURES = /\/pictures-([\w-]+)\.svg$/;
const COURSE_INDEX = 'src/content/course-index.ts';
const GAMES =
  /\/(WordMatch|DailyChallenge|GrammarMaster|SentenceBuilder|VocabularyChallenge|VerbConjugation|ExamQuiz)Page\.tsx$/;

/** What every page starts with. */
function startOf(manifest: Manifest): string[] {
  return [ENTRY, ...Object.keys(manifest).filter((key) => APP.test(key))];
}

/** Every size budget. Sizes are KiB, as `sizeOf` returns them. `fetched` is what the service worker fetches. */
export function rowsOf(
  manifest: Manifest,
  sizeOf: (file: string) => number,
  fetched: readonly string[],
  frames: readonly FrameFiles[],
): Row[] {
  const row = (what: string, budget: number, files: readonly string[]): Row => ({
    what,
    budget,
    files,
    size: files.reduce((sum, file) => sum + sizeOf(file), 0),
  });
  const font = Object.values(manifest).flatMap(({ file }) => (HEADING_FONT.test(file) ? file : []));
  const start = startOf(manifest);
  const lazy = Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry)
    .toSorted();
  const pages = lazy.filter((key) => key.startsWith('src/pages/') || key.startsWith('src/atlas/'));
  const index = lazy.filter((key) => key === COURSE_INDEX);
  const unitsIn = (folder: string, what: string, budget: number) =>
    lazy
      .filter((key) => key.startsWith(folder))
      .map((key) => row(`${what}: ${nameOf(key)}`, budget, [manifest[key]?.file ?? []].flat()));
  const cards = lazy.filter((key) => key.startsWith(CARDS) && !key.startsWith(FIRST_CARDS));
  const firstCards = lazy.filter((key) => key.startsWith(FIRST_CARDS));
  return [
    row('landing: JS before the first use', BUDGETS.beforeUse, closureOf(manifest, [ENTRY])),
    row('landing: all JS', BUDGETS.landing, closureOf(manifest, [...start, LANDING])),
    ...pages.map((key) =>
      row(`route: ${nameOf(key)}`, BUDGETS.route, closureOf(manifest, [...start, ROUTES, key])),
    ),
    ...pages
      .filter((key) => GAMES.test(key))
      .map((key) =>
        row(`game's own chunk: ${nameOf(key)}`, BUDGETS.game, [manifest[key]?.file ?? []].flat()),
      ),
    ...pages
      .filter((key) => key.startsWith('src/atlas/'))
      .map((key) => {
        const shared = closureOf(manifest, [
          ...start,
          LANDING,
          ...pages.filter((page) => !page.startsWith('src/atlas/')),
          ...[WITHIN.get(key) ?? []].flat(),
        ]);
        const own = closureOf(manifest, [key]).filter((file) => !shared.includes(file));
        return row(`own code of ${nameOf(key)}`, BUDGETS.flows, own);
      }),
    ...cards.map((key) =>
      row(
        `cards: ${nameOf(key)}`,
        nameOf(key) === 'nouns' ? BUDGETS.nouns : BUDGETS.cards,
        [manifest[key]?.file ?? []].flat(),
      ),
    ),
    ...unitsIn('src/content/bank/', 'sentences', BUDGETS.sentences),
    ...unitsIn('src/content/readings/', 'reading', BUDGETS.reading),
    ...firstCards.map((key) =>
      row(`cards: ${nameOf(key)}`, BUDGETS.firstCards, [manifest[key]?.file ?? []].flat()),
    ),
    ...Object.entries(manifest)
      .filter(([key]) => PICTURES.test(key))
      .map(([key, { file }]) => row(`pictures: ${PICTURES.exec(key)?.[1]}`, BUDGETS.pictures, [file])),
    ...unitsIn('src/content/questions/', 'questions', BUDGETS.questions),
    ...frames.map(({ html }) => row(`HTML: ${html}`, BUDGETS.frame, [html])),
    ...frames.map(({ html, scripts }) =>
      row(`until it works: ${html}`, BUDGETS.usable, [
        html,
        ...scripts,
        ...closureOf(manifest, [ENTRY]).filter((file) => !scripts.includes(file)),
        ...font,
      ]),
    ),
    ...index.map((key) => row('index of the course', BUDGETS.index, closureOf(manifest, [key]))),
    row('all that is kept for offline', BUDGETS.kept, fetched),
  ];
}

/** A table of the rows, with `over` beside those that exceed their budget. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(({ what, size, budget }) => {
      const figures = `${size.toFixed(1).padStart(6)} of ${String(budget).padStart(4)} KiB`;
      return `${what.padEnd(width)} ${figures}${size > budget ? '  over' : ''}`;
    })
    .join('\n');
}

/** The rows over budget, each with its largest chunks and their largest modules; empty if there are none. */
export function complaintsOf(
  rows: readonly Row[],
  sizeOf: (file: string) => number,
  modulesOf: (file: string) => readonly { id: string; bytes: number }[],
): string {
  return rows
    .filter(({ size, budget }) => size > budget)
    .map(({ what, size, budget, files }) => {
      const largest = files.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 3);
      const lines = largest.flatMap((file) => [
        `  ${sizeOf(file).toFixed(1)} KiB ${file}`,
        ...modulesOf(file).map(({ id, bytes }) => `    ${(bytes / KIB).toFixed(1)} KiB before gzip ${id}`),
      ]);
      return [`${what}: ${size.toFixed(1)} KiB, ${budget} allowed`, ...lines].join('\n');
    })
    .join('\n');
}

/** Modules of the `/flows` pages that a chunk of the landing page or of a learner's page holds. */
export function straysOf(manifest: Manifest, modulesOf: (file: string) => readonly string[]): string[] {
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
  return closureOf(manifest, [...startOf(manifest), LANDING, ...pages]).flatMap((file) =>
    modulesOf(file)
      .filter((id) => FLOWS.test(id))
      .map((id) => `${id} in ${file}`),
  );
}

/** The table of the build in `outDir`; throws if a budget is exceeded or chunks import each other in a circle. */
export function checkBudgets(
  outDir: string,
  bundle: Modules,
  fetched: readonly string[],
  pages: readonly string[],
): string {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length / KIB;
    sizes.set(file, size);
    return size;
  };
  const scriptsOf = (html: string) => preloadsIn(readFileSync(join(outDir, html), 'utf8'));
  const frames = pages.map((html) => ({ html, scripts: scriptsOf(html) }));
  const rows = rowsOf(manifest, sizeOf, fetched, frames);
  const table = tableOf(rows);
  const complaints = complaintsOf(rows, sizeOf, (file) => largestModules(bundle[file]));
  if (complaints) throw new Error(`Over budget:\n${complaints}\n\n${table}`);
  const strays = straysOf(manifest, (file) => Object.keys(modulesIn(bundle[file])));
  if (strays.length > 0) throw new Error(`Learners would load what only /flows needs:\n${strays.join('\n')}`);
  const circles = circlesOf(manifest);
  if (circles.length > 0) throw new Error(`Chunks import each other:\n${circles.join('\n')}`);
  return table;
}

/** The scripts that a page's HTML preloads for learners; those of the start page are named in its template. */
export function preloadsIn(html: string): string[] {
  const links = html.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g);
  const names = /<template [^>]*data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  return [...[...links].map(([, file = '']) => file), ...names.map((name) => `assets/${name}.js`)];
}

function nameOf(key: string): string {
  return key.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

function largestModules(output: object | undefined): { id: string; bytes: number }[] {
  return Object.entries(modulesIn(output))
    .map(([id, { renderedLength }]) => ({ id: id.replace(/^.*node_modules\//, ''), bytes: renderedLength }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 6);
}

function modulesIn(output: object | undefined): Record<string, { renderedLength: number }> {
  return output && 'modules' in output ? (output.modules as Record<string, { renderedLength: number }>) : {};
}
