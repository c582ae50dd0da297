import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/** Our modules and the icons: each is imported by itself, so that a page loads only the icons it shows. */
const OWN = /^[^\0]*\/(src|machines)\/(?!.*node_modules)|\/lucide-react\/dist\/esm\/(?!lucide-react\.mjs)/;

/**
 * What every learner's page starts with beside what runs for a learner: the table of pages, a page's header and what stands
 * for it while it is unknown. The names of categories would be a chunk of a hundred bytes.
 */
const ROUTES =
  /\/(src\/routes\.tsx|src\/ui\/base\/(Ghost|PageHeader)\.tsx|machines\/types\.ts|lucide-react\/dist\/esm\/icons\/check\.mjs)/;

/** Small views that the start page and nearly all others show. */
const SMALL = /\/src\/ui\/base\/(Bilingual|VisuallyHidden|quoted|control)\.tsx?$/;

/** What watches the session. */
const SESSION = 'src/services/session/session.ts';

/** What every page asks for at once, so that it needs no chunk of its own. */
const AT_ONCE = new RegExp(`/(src/start/mount\\.tsx|${SESSION})$`);

/** What is due and what a day brings, computed in slices. */
const DUE = /\/(src\/services\/(day|due|slices)|machines\/study\/(backlog|queue|weak-spot)\.rules)\.ts/;

/** What the setups of games and review are made of. */
const SETUPS =
  /\/src\/ui\/(play\/(Game|GameButtons)|form\/(ChoiceCards|Field|NativeSelect)|base\/StatusLine)\./;

/** Forms with texts. */
const FORMS = /\/src\/ui\/form\/(FileButton|Form|TextField)\./;

/** The forms of accounts. */
const ACCOUNTS = /\/src\/ui\/form\/(AuthCard|PasswordField)\./;

/** How words and texts to read are shown, found and heard, and what leads from them to the course. */
const TEXTS =
  /\/(src\/(ui\/(base\/(Examples|Picture|Prose)|form\/(AccentKeys|SearchField))|pages\/course\/CourseLine)|machines\/parts\/search-text)\./;

/** The points of the grammar, without their texts. */
const POINTS = /\/src\/content\/(reference\/outline|point-list)\./;

/** The setups of the games only, and what the games ask of the log. */
const GAMES =
  /\/(src\/(pages\/games\/(GameScreen|StartGame|WordsChoice)|ui\/play\/DifficultyChoice|runtime\/with-chunk|actors\/(asked-games|exercises|game-words|own-unit))|machines\/games\/(exercise\.types|game-words\.rules))\.tsx?/;

/** How typed answers are judged. */
const JUDGING = /\/machines\/learning\/(typed-answer|letters)\.rules/;

/** What a question is answered with. */
const BOARDS =
  /\/src\/ui\/play\/(SentenceBoard|WordBoard|TileButton|use-word-drag|once|WordAnswer|TypedAnswer|AnswerField)\./;

/** How games, review and lessons ask and end, which no setup shows. */
const PLAY = /\/src\/ui\/play\//;

/** The same of the games only. */
const ENDS = /\/src\/pages\/games\/[^/]+$/;

/** Small views and rules that the flashcards share with review, games and lessons. */
const CARDS =
  /\/(src\/(pages\/Sound|ui\/base\/(AudioButton|Blanked|Marked|single-click|use-shortcuts)|content\/(picture-files|word)|actors\/own-log)|machines\/(learning\/(cards|forms)\.rules|parts\/(asked|judgements|random|start|timer)))\.tsx?|\/pictures-[\w-]+\.svg/;

/** What the flashcards share with other pages that list or choose cards. The star is with the button that has it. */
const DECK =
  /\/src\/(pages\/(Star|review\/ReviewLink)|ui\/site\/StarButton)\.tsx?|\/lucide-react\/.*\/star\./;

/**
 * What Today and most other pages say of a day and lead on to: words, the way through the course, games and times; and what
 * they know of cards.
 */
const PLANS =
  /\/(src\/(content\/(due-texts|games)|actors\/(review|cards)|ui\/site\/Day|pages\/course\/stop-texts)|machines\/(course\/(way|stops)|learning\/(begun|card-ids|own-cards|duration))\.rules)\.tsx?/;

/** A learner's figures, on the pages that show some of them. */
const FIGURES =
  /\/(src\/(pages\/progress\/(use-figures|FiguresPanel)|content\/sample-figures)|machines\/learning\/(figures|achievements|standing)\.rules)\.tsx?/;

/** The log of a learner, the rules for its facts, and the account that it is sent to, which nobody needs before. */
const LOG =
  /\/(node_modules\/idb\/|src\/services\/(activity(-\w+)?|session\/account)\.ts|machines\/learning\/(facts|values)\.rules\.ts)/;

/** Small views and icons of several pages. */
const KIT = /\/(src\/(ui\/base\/|runtime\/LowerPart\.)|node_modules\/lucide-react\/)/;

/** What a day brings, and what stands for it while it is computed. */
const DAY = /\/(src\/pages\/today\/(use-day-plan|DayToCome)|machines\/study\/today\.(rules|machine))\.tsx?/;

/** How menus and settings follow flows that run beside the pages. */
const RUNNING = /\/src\/runtime\/use-app-update\./;

/** The list of all icons, which nobody imports. */
const LUCIDE = /\/lucide-react\/dist\/esm\/(lucide-react|icons\/index)\.mjs$/;

/** The pages of `/flows` and what is theirs. */
const ATLAS = /\/(src\/(atlas|actors\/atlas|services\/atlas)|machines\/atlas)\//;

/** The facts of all flows, which the pages of `/flows` load later. */
const CATALOG = /\/machines\/catalog\.ts/;

/** What opens and counts traces, which only the replay and what is loaded later do. */
const TRACES =
  /\/(src\/atlas\/use-offered-files|machines\/(atlas\/trace-player\.rules|inspect\/trace-file))\.ts/;

/** What reviewers compare, and where flows are seen, which the pages of `/flows` load later. */
const REVIEW =
  /\/(src\/(atlas\/(Change|AtlasReview)|screen\/places|(actors|services)\/atlas\/(changes))|machines\/(atlas\/flow-changes|inspect\/change))/;

/**
 * Each folder's modules share one chunk with everything they import statically, unless an earlier folder's chunk has
 * it. Otherwise every shared module would be a chunk and a request of its own.
 */
const closures = {
  start: 'src/start',
  learner: 'src/learner',
};

/** What it shares with the learner's pages is in `start`, or with its icons in `shared`. */
const LANDING = 'src/pages/landing/LandingPage.tsx';

/**
 * The libraries that every page starts with, in separate chunks: a chunk runs in one task, and a single task for all
 * would block the page for too long. `styles` makes Chakra's system, `dom` is React DOM, `flow` the rest. What pages share
 * is in few chunks, since a phone pays for each request, and each name is listed in the start page.
 */
export function startChunks(): Rolldown.CodeSplittingOptions {
  let closure: ReadonlyMap<string, string> | undefined;
  let landing: ReadonlySet<string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'preload', test: /vite\/preload-helper/ },
      {
        name: 'styles',
        test: /\/node_modules\/(react\/|@emotion\/|stylis\/|@pandacss\/|@chakra-ui\/react\/dist\/esm\/(styled-system\/(?!(create|use)-slot-)|utils|create-context|merge-))|\/src\/theme\//,
      },
      { name: 'dom', test: /\/node_modules\/(react-dom|scheduler)\// },
      {
        name: 'flow',
        test: /\/node_modules\/(xstate|@xstate\/react|wouter|regexparam|mitt|use-sync-external-store|use-isomorphic-layout-effect)\//,
      },
      { name: 'catalog', test: CATALOG },
      { name: 'reviews', test: REVIEW, minShareCount: 2 },
      { name: 'traces', test: TRACES, minShareCount: 2 },
      {
        debugName: 'diagrams',
        minShareCount: 2,
        name: (id: string, context: Rolldown.ChunkingContext) =>
          ATLAS.test(id) || isForAtlas(context.getModuleInfo(id)) ? 'diagrams' : null,
      },
      { name: 'boards', test: BOARDS, minShareCount: 2 },
      { name: 'setups', test: SETUPS, minShareCount: 2 },
      { name: 'games', test: GAMES, minShareCount: 2 },
      { name: 'judging', test: JUDGING, minShareCount: 2 },
      { name: 'play', test: PLAY, minShareCount: 2 },
      { name: 'ends', test: ENDS, minShareCount: 2 },
      { name: 'forms', test: FORMS, minShareCount: 2 },
      { name: 'accounts', test: ACCOUNTS, minShareCount: 2 },
      { name: 'texts', test: TEXTS, minShareCount: 2 },
      { name: 'points', test: POINTS, minShareCount: 2 },
      { name: 'plans', test: PLANS, minShareCount: 2 },
      { name: 'cards', test: CARDS, minShareCount: 2 },
      { name: 'deck', test: DECK, minShareCount: 2 },
      { name: 'figures', test: FIGURES, minShareCount: 2 },
      { name: 'activity', test: LOG },
      { name: 'due', test: DUE },
      { name: 'day', test: DAY, minShareCount: 2 },
      { name: 'running', test: RUNNING, minShareCount: 2 },
      ...Object.keys(closures).map((bundle) => ({
        debugName: bundle,
        includeDependenciesRecursively: true,
        name: (id: string, context: Rolldown.ChunkingContext) => {
          closure ??= closureOf((file) => context.getModuleInfo(file));
          return closure.get(id) === bundle || (bundle === 'learner' && ROUTES.test(id)) ? bundle : null;
        },
      })),
      {
        debugName: 'shared',
        minShareCount: 2,
        name: (id: string, context: Rolldown.ChunkingContext) => {
          landing ??= importsOf(normalizePath(resolve(LANDING)), (file) => context.getModuleInfo(file));
          return landing.has(id) ? 'shared' : null;
        },
      },
      { name: 'kit', test: KIT, minShareCount: 2 },
    ],
  };
}

/**
 * Chunks whose code mostly runs at the start of a page. The hint makes Chromium compile all of it in the background while
 * it is still coming, not each function when it is first called.
 */
export function compileHint({ name }: Rolldown.RenderedChunk): string {
  return ['dom', 'flow', 'learner', 'start', 'styles'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';
}

function isForAtlas(module: Rolldown.ModuleInfo | null): boolean {
  const users = module?.importers.filter((one) => !LUCIDE.test(one)) ?? [];
  return users.length > 0 && users.every((one) => ATLAS.test(one));
}

/**
 * By module, the closure it belongs to. Pages and other dynamic imports keep their own chunks, and the script of the HTML
 * what it imports.
 */
function closureOf(getModuleInfo: Rolldown.GetModuleInfo): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const ofLanding = importsOf(normalizePath(resolve(LANDING)), getModuleInfo);
  const add = (name: string, id: string) => {
    const module = getModuleInfo(id);
    if (!module || found.has(id) || !OWN.test(id)) return;
    const isScript = module.importers.some((one) => one.endsWith('.html'));
    const isAsked = isScript || (!AT_ONCE.test(id) && module.dynamicImporters.length > 0);
    found.set(id, isAsked ? '' : ofLanding.has(id) ? 'start' : name);
    if (!isScript) for (const imported of module.importedIds) add(name, imported);
  };
  for (const id of ofLanding) if (SMALL.test(id)) add('start', id);
  add('start', normalizePath(resolve(SESSION)));
  for (const [name, folder] of Object.entries(closures))
    for (const file of readdirSync(folder)) add(name, normalizePath(resolve(folder, file)));
  return found;
}

/** Our modules and the icons that a module needs, itself included. */
function importsOf(
  id: string,
  getModuleInfo: Rolldown.GetModuleInfo,
  found = new Set<string>(),
): ReadonlySet<string> {
  if (found.has(id) || !OWN.test(id)) return found;
  found.add(id);
  for (const imported of getModuleInfo(id)?.importedIds ?? []) importsOf(imported, getModuleInfo, found);
  return found;
}
