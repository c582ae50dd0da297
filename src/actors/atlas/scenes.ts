import type { Scenes } from '#machines/atlas/screen-view.machine.ts';
import { fromPromise } from 'xstate';
import * as diagrams from '../../services/atlas/diagrams.ts';

export const loadScenes = fromPromise(async ({ input: { flow } }: { input: { flow: string } }) => {
  const [paths, stored] = await Promise.all([diagrams.loadPaths(flow), diagrams.loadStoredScenes(flow)]);
  return { paths, stored };
});

/** For a trace, which holds all that its screens need. */
export const needNoScenes = fromPromise<Scenes, { flow: string }>(() =>
  Promise.resolve({
    paths: { steps: [], ends: [], greedy: [], clauses: {}, titles: [] },
    stored: { payloads: [], steps: [] },
  }),
);
