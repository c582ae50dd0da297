import type { Rolldown } from 'vite';

/**
 * Shared chunks by package and folder; lazy imports split the rest. A chunk includes its imports, unless
 * one above it has them.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /\/node_modules\/(react|xstate|@xstate|use-sync-external-store|wouter)\// },
    { name: 'react-dom', test: /\/node_modules\/react-dom\// },
    { name: 'styles', test: /\/(@emotion|styled-system|src\/theme)\// },
    { name: 'app', test: /\/src\/(runtime|session|services\/session)\//, minShareCount: 2 },
    { name: 'ui', test: /\/(src\/(frame|ui\/base)|machines\/parts)\/|lucide-react\//, minShareCount: 2 },
    { name: 'learner', test: /\/src\/(learner|services\/log)\//, minShareCount: 3 },
    { name: 'form', test: /\/src\/ui\/form\//, minShareCount: 3 },
    { name: 'play', test: /\/src\/ui\/play\//, minShareCount: 3 },
    {
      name: 'shared',
      test: /\/(src\/(?!content|atlas|screen)|machines\/(?!inspect|atlas))/,
      minShareCount: 20,
    },
  ],
};

/** Chunks that pages run most of when they start. */
const STARTING = new Set(['react', 'react-dom', 'styles', 'app', 'learner']);

/** Lets Chromium compile these as a whole while they load, instead of each function once it's called. */
export function compileHint({ name }: Rolldown.RenderedChunk): string {
  return STARTING.has(name) ? '//# allFunctionsCalledOnLoad' : '';
}
