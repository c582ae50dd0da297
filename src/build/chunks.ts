import type { Rolldown } from 'vite';

/**
 * The libraries that every page starts with, in chunks of their own: a chunk runs in one task, and one task for all
 * would block the page for too long. `styles` makes Chakra's system, `dom` is React DOM, `flow` the rest.
 * `diagrams` is what the pages of `/flows` share, `play` what games and review share: one chunk each, since the start
 * page carries the name of every chunk there is.
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
      name: 'diagrams',
      test: /\/src\/flows\/(wiring|Panel|LivePanel|DiagramPage|DiagramFrame|FlowDiagram|Drawing|Legend|kinds|lines|useDiagramGestures|StepControls|eventName|showInList)\.tsx?$|\/machines\/(diagram-viewer|path-player|flow-atlas\.rules|live-view)\.|\/src\/services\/flows\.ts$|\/machines\/inspect\/picture\.|\/lucide-react\/.*\/(maximize|step-back|step-forward|zoom-in|zoom-out)\./,
    },
    {
      name: 'play',
      test: /\/src\/ui\/(Game|GameButtons|PlayHeader|QuestionPanel|Options|WordAnswer|Key|Letters|AccentKeys|DifficultyChoice|Review)\.tsx$/,
    },
  ],
};
