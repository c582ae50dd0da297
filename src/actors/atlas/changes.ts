import type { Picture } from '#machines/inspect/picture.ts';
import { fromPromise } from 'xstate';
import * as changes from '../../services/atlas/changes.ts';

export const loadChanges = fromPromise(({ input }: { input: { since: string } }) =>
  changes.loadChanges(input.since),
);

/** The diagrams of a release. */
export function earlierPictures(since: string) {
  return fromPromise(({ input }: { input: { flow: string } }) => changes.loadEarlier(since, input.flow));
}

/** An earlier diagram has names only. */
export const loadNoWords = fromPromise<Picture, { flow: string }>(() =>
  Promise.reject(new Error('It has names only.')),
);
