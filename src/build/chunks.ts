import type { Rolldown } from 'vite';

/**
 * The libraries that every page starts with, in chunks of their own: a chunk runs in one task, and one task for all
 * would block the page for too long. `styles` makes Chakra's system, `dom` is React DOM, `flow` the rest. `rules` is what
 * the log is read with, `play` what games and review share: one chunk each, since the start page carries the name of
 * every chunk there is.
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
      test: /\/machines\/((cards|xp|progress|exam-quiz|grammar-master|sentence-builder|verb-conjugation|vocabulary-challenge|word-match)\.rules|random)\.ts$/,
    },
    {
      name: 'play',
      test: /\/src\/ui\/(Game|GameButtons|PlayHeader|QuestionPanel|Options|WordAnswer|Key|Letters|AccentKeys|DifficultyChoice|Review)\.tsx$/,
    },
  ],
};
