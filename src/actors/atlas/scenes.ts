import { fromPromise } from 'xstate';
import * as diagrams from '../../services/atlas/diagrams.ts';

export const loadScenes = fromPromise(async ({ input: { flow } }: { input: { flow: string } }) => {
  const [paths, stored] = await Promise.all([diagrams.loadPaths(flow), diagrams.loadStoredScenes(flow)]);
  return { paths, stored };
});
