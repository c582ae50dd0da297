import type { Layer } from '../support/layers.ts';

/**
 * Who may import whom. A file belongs to the row with the longest matching name. A folder may import
 * itself and the listed folders and packages with everything below. No re-exports, no import cycles, even
 * of types, and no imports of tests. `virtual:` modules come from `src/bundle/`; `import(…)` is a
 * computed import.
 */
export const layers: readonly Layer[] = [
  {
    // The catalog of all flows.
    files: ['machines/catalog.ts'],
    mayImport: [],
    mayImportTypes: [],
  },
  {
    // Every machine by its id, for tests, tools and `/flows`.
    files: ['machines/all.ts'],
    mayImport: ['machines/catalog.ts', 'machines/*/*.machine.ts'],
    mayImportTypes: ['xstate'],
  },
  {
    // Shared types and constants.
    files: ['machines/types.ts', 'machines/constants.ts'],
    mayImport: [],
    mayImportTypes: ['machines/types.ts', 'machines/constants.ts'],
  },
  {
    // Parts shared by machines.
    files: ['machines/parts/'],
    mayImport: ['machines/types.ts', 'machines/constants.ts', 'xstate'],
    mayImportTypes: [],
  },
  {
    // Rules without a machine: progress, schedule, figures, XP.
    files: ['machines/learning/'],
    mayImport: ['machines/parts/', 'machines/types.ts', 'machines/constants.ts', 'ts-fsrs'],
    mayImportTypes: [],
  },
  {
    // Flows: session, settings, own data.
    files: ['machines/account/'],
    mayImport: [
      'machines/learning/',
      'machines/parts/',
      'machines/types.ts',
      'machines/constants.ts',
      'xstate',
    ],
    mayImportTypes: [],
  },
  {
    // Flows: cards, audio, review, the activity log.
    files: ['machines/study/'],
    mayImport: [
      'machines/course/course.types.ts',
      'machines/course/*.rules.ts',
      'machines/learning/',
      'machines/parts/',
      'machines/types.ts',
      'machines/constants.ts',
      'htmlparser2',
      'xstate',
    ],
    mayImportTypes: [],
  },
  {
    // Flows: games, exam, leaderboard.
    files: ['machines/games/'],
    mayImport: [
      'machines/learning/',
      'machines/parts/',
      'machines/types.ts',
      'machines/constants.ts',
      'xstate',
    ],
    mayImportTypes: [],
  },
  {
    // Flows: lessons, the course, placement, readings.
    files: ['machines/course/'],
    mayImport: [
      'machines/learning/',
      'machines/parts/',
      'machines/games/exercise.types.ts',
      'machines/games/bank.types.ts',
      'machines/games/course-sentences.rules.ts',
      'machines/types.ts',
      'machines/constants.ts',
      'xstate',
    ],
    mayImportTypes: [],
  },
  {
    // Flows: downloads, problem report, menu, newsletter.
    files: ['machines/upkeep/'],
    mayImport: [
      'machines/account/forms.ts',
      'machines/learning/',
      'machines/parts/',
      'machines/types.ts',
      'machines/constants.ts',
      'xstate',
    ],
    mayImportTypes: [],
  },
  {
    // Flows: the pages of `/flows`.
    files: ['machines/atlas/'],
    mayImport: [
      'machines/inspect/',
      'machines/parts/',
      'machines/types.ts',
      'machines/constants.ts',
      'xstate',
    ],
    mayImportTypes: [],
  },
  {
    // Machines as data: diagrams and traces.
    files: ['machines/inspect/'],
    mayImport: ['xstate'],
    mayImportTypes: ['machines/words/words.types.ts'],
  },
  {
    // Plain-English words for each flow.
    files: ['machines/words/'],
    mayImport: ['machines/*/*.rules.ts', 'machines/inspect/trace-file.ts', 'machines/constants.ts'],
    mayImportTypes: [],
  },
  {
    // Cards, sentences, grammar, texts.
    files: ['src/content/'],
    mayImport: [
      'machines/learning/',
      'machines/types.ts',
      'machines/games/exercise.types.ts',
      'machines/course/gloss.rules.ts',
      'machines/course/unit-texts.rules.ts',
      'machines/course/course-order.rules.ts',
      'machines/course/sentence-uses.rules.ts',
      'machines/course/word-needs.rules.ts',
      'machines/course/dialogue.rules.ts',
      'machines/course/verb-rivals.rules.ts',
      'machines/course/stops.rules.ts',
      'virtual:pictures/',
    ],
    mayImportTypes: ['machines/'],
  },
  {
    // The only code with side effects: network, storage, sound.
    files: ['src/services/'],
    mayImport: [
      'src/content/',
      'src/paths.ts',
      'machines/*/*.rules.ts',
      'machines/inspect/',
      'machines/catalog.ts',
      'machines/constants.ts',
      'machines/types.ts',
      '@supabase/supabase-js',
      '@fontsource/alegreya',
      'fflate',
      'fsrs-browser',
      'fzstd',
      'idb',
      'jspdf',
      'sql.js',
      'yup',
      'virtual:flow-prints',
    ],
    mayImportTypes: ['machines/', 'xstate'],
  },
  {
    // Services as XState logic: the only place where machines meet services.
    files: ['src/actors/'],
    mayImport: ['src/services/', 'src/content/', 'src/screen/places.ts', 'machines/', 'xstate'],
    mayImportTypes: [],
  },
  {
    // How machines run in React.
    files: ['src/runtime/'],
    mayImport: [
      'src/ui/base/',
      'src/paths.ts',
      'machines/inspect/',
      'machines/catalog.ts',
      'react',
      '@xstate/react',
      'xstate',
      'wouter',
    ],
    mayImportTypes: ['machines/'],
  },
  {
    // Who is signed in.
    files: ['src/session/'],
    mayImport: ['src/runtime/', 'src/actors/', 'machines/*/', 'react', '@xstate/react'],
    mayImportTypes: ['xstate'],
  },
  {
    // What runs from login to logout.
    files: ['src/learner/'],
    mayImport: [
      'src/session/',
      'src/runtime/',
      'src/actors/',
      'src/ui/',
      'src/paths.ts',
      'machines/*/',
      'machines/types.ts',
      'machines/constants.ts',
      'react',
      '@xstate/react',
      'xstate',
      'wouter',
    ],
    mayImportTypes: [],
  },
  {
    // The shell around pages.
    files: ['src/frame/'],
    mayImport: [
      'src/session/',
      'src/learner/',
      'src/runtime/',
      'src/actors/',
      'src/ui/',
      'src/content/',
      'src/paths.ts',
      'machines/*/',
      'machines/types.ts',
      'machines/constants.ts',
      'react',
      '@xstate/react',
      'wouter',
      'lucide-react/icons/',
      '@chakra-ui/react/',
    ],
    mayImportTypes: ['xstate'],
  },
  {
    // The pages of the app, by route.
    files: ['src/pages/'],
    mayImport: [
      'src/frame/Footer.tsx',
      'src/session/',
      'src/learner/',
      'src/runtime/',
      'src/actors/',
      'src/ui/',
      'src/content/',
      'src/paths.ts',
      'machines/*/',
      'machines/types.ts',
      'machines/constants.ts',
      'react',
      '@xstate/react',
      'wouter',
      'lucide-react/icons/',
      '@chakra-ui/react/',
    ],
    mayImportTypes: ['xstate'],
  },
  {
    // The pages of `/flows`.
    files: ['src/atlas/'],
    mayImport: [
      'src/session/',
      'src/learner/',
      'src/runtime/',
      'src/actors/',
      'src/ui/',
      'src/content/',
      'src/screen/places.ts',
      'src/screen/scene.ts',
      'src/paths.ts',
      'machines/*/',
      'machines/types.ts',
      'machines/constants.ts',
      'machines/catalog.ts',
      'react',
      '@xstate/react',
      'wouter',
      'lucide-react/icons/',
      '@chakra-ui/react/',
    ],
    mayImportTypes: ['xstate'],
  },
  {
    // The page in the iframes of `/flows`: a real page in a state.
    files: ['src/screen/'],
    mayImport: [
      'src/App.tsx',
      'src/runtime/',
      'src/theme/',
      'src/services/session/guest.ts',
      'src/paths.ts',
      'machines/*/',
      'react',
      'react-dom',
      '@emotion/react',
      'wouter',
      'xstate',
    ],
    mayImportTypes: ['machines/'],
  },
  {
    // Views: buttons, panels, toasts.
    files: ['src/ui/base/'],
    mayImport: ['react', '@chakra-ui/react/', 'lucide-react/icons/'],
    mayImportTypes: ['lucide-react'],
  },
  {
    // Views: fields and choices.
    files: ['src/ui/form/'],
    mayImport: ['src/ui/base/', 'react', '@chakra-ui/react/', 'lucide-react/icons/'],
    mayImportTypes: [],
  },
  {
    // Views: games and review.
    files: ['src/ui/play/'],
    mayImport: ['src/ui/base/', 'src/ui/form/', 'react', '@chakra-ui/react/', 'lucide-react/icons/'],
    mayImportTypes: [],
  },
  {
    // Views: landing, written pages, dashboard.
    files: ['src/ui/site/'],
    mayImport: ['src/ui/base/', 'src/ui/form/', 'react', '@chakra-ui/react/', 'lucide-react/icons/'],
    mayImportTypes: [],
  },
  {
    // Colours, fonts, and caching of Chakra's styles.
    files: ['src/theme/'],
    mayImport: ['@chakra-ui/react/', '@emotion/react', '@emotion/cache'],
    mayImportTypes: [],
  },
  {
    // Every address of the app.
    files: ['src/paths.ts'],
    mayImport: [],
    mayImportTypes: ['machines/types.ts'],
  },
  {
    // Which page an address shows.
    files: ['src/routes.tsx'],
    mayImport: [
      'src/pages/',
      'src/atlas/',
      'src/frame/',
      'src/session/',
      'src/learner/',
      'src/runtime/',
      'src/ui/base/',
      'src/paths.ts',
      'machines/types.ts',
      'react',
      'wouter',
    ],
    mayImportTypes: ['xstate'],
  },
  {
    // The outermost component.
    files: ['src/App.tsx'],
    mayImport: [
      'src/routes.tsx',
      'src/pages/landing/',
      'src/frame/',
      'src/session/',
      'src/learner/',
      'src/runtime/',
      'src/theme/',
      'src/ui/base/',
      'src/paths.ts',
      'react',
      '@xstate/react',
      'wouter',
      '@chakra-ui/react/',
    ],
    mayImportTypes: [],
  },
  {
    // Entry points of browser and prerendering.
    files: ['src/start/'],
    mayImport: [
      'src/App.tsx',
      'src/routes.tsx',
      'src/paths.ts',
      'src/runtime/',
      'src/services/',
      'src/content/',
      'src/theme/',
      'machines/course/stops.rules.ts',
      'react',
      'react-dom',
      '@emotion/react',
    ],
    mayImportTypes: ['xstate'],
  },
  {
    // The service worker: what it answers, reminders.
    files: ['src/worker/'],
    mayImport: [
      'src/paths.ts',
      'machines/account/reminders.rules.ts',
      'machines/course/kept-files.rules.ts',
      'machines/learning/day.rules.ts',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
    mayImportTypes: [],
  },
  {
    // What runs at build time: chunks, budgets, prerendering.
    files: ['src/bundle/'],
    mayImport: [
      'machines/inspect/',
      'machines/course/kept-files.rules.ts',
      'src/content/browsers.ts',
      'vite',
      'node:',
      'subset-font',
      'svgo',
      'workbox-build',
      'import(…)',
    ],
    mayImportTypes: ['src/start/prerender.tsx'],
  },
  {
    // The backend of `npm start` and of tests.
    files: ['supabase/embedded/'],
    mayImport: ['@supabase/lite', '@hono/node-server', 'bcryptjs', 'jose', 'vite', 'node:'],
    mayImportTypes: ['@electric-sql/pglite'],
  },
];
