import type { Rolldown } from 'vite';

/**
 * The libraries that every page starts with, in chunks of their own: a chunk runs in one task, and one task for all
 * would block the page for too long. `styles` makes Chakra's system, `dom` is React DOM, `flow` the rest. `rules` is
 * what every learner's page needs of other flows, to count XP: as one chunk, since the start page names all chunks.
 */
export const startChunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'styles',
      test: /\/node_modules\/(react\/|@emotion\/|stylis\/|@pandacss\/|@chakra-ui\/react\/dist\/esm\/(styled-system|utils|create-context|merge-))|\/src\/(theme|styleProps)\.ts$/,
    },
    { name: 'dom', test: /\/node_modules\/(react-dom|scheduler)\// },
    {
      name: 'flow',
      test: /\/node_modules\/(xstate|@xstate\/react|wouter|regexparam|mitt|use-sync-external-store|use-isomorphic-layout-effect)\//,
    },
    {
      name: 'rules',
      test: /\/machines\/(random|types|(cards|flashcards|preferences|xp|daily-challenge|exam-quiz|grammar-master|sentence-builder|verb-conjugation|vocabulary-challenge|word-match)\.rules)\.ts$/,
    },
  ],
};
