import type { WordingEvent } from '#machines/atlas/diagram-viewer.rules.ts';
import type { Scenes } from '#machines/atlas/screen-view.machine.ts';
import type { ReleaseChanges } from '#machines/inspect/change-text.ts';
import type { AtlasEntry, Picture } from '#machines/inspect/picture.ts';
import { fromCallback, fromPromise } from 'xstate';
import { countComments } from '../../services/atlas/comments.ts';
import * as diagrams from '../../services/atlas/diagrams.ts';

interface Chosen {
  flow: string;
}

/** All flows, with how many comments each has. */
export const loadAtlas = fromPromise(async (): Promise<readonly AtlasEntry[]> => {
  const [entries, counts] = await Promise.all([diagrams.loadAtlas(), countComments()]);
  return entries.map((entry) => ({ ...entry, comments: counts.get(entry.id) ?? 0 }));
});

export const loadPlaces = fromPromise(diagrams.loadPlaces);

export const loadPicture = fromPromise(({ input }: { input: Chosen }) => diagrams.loadPicture(input.flow));

export const loadInWords = fromPromise(({ input }: { input: Chosen }) => diagrams.loadInWords(input.flow));

/** Stores how diagrams are labelled. */
export const storeWording = fromCallback<WordingEvent>(({ receive }) => {
  receive(({ isInWords }) => diagrams.switchWords(isInWords));
});

/** Whether this browser labels diagrams in plain English. */
export function prefersWords(): boolean {
  return diagrams.areWordsOn();
}

export const loadText = fromPromise(({ input }: { input: Chosen }) => diagrams.loadText(input.flow));

export const loadPaths = fromPromise(({ input }: { input: Chosen }) => diagrams.loadPaths(input.flow));

export async function savePicture(name: string, picture: Blob): Promise<void> {
  (await import('../../services/save-file.ts')).saveFile(name, picture);
}

export const loadScenes = fromPromise(async ({ input: { flow } }: { input: { flow: string } }) => {
  const [paths, stored] = await Promise.all([diagrams.loadPaths(flow), diagrams.loadStoredScenes(flow)]);
  return { paths, stored };
});

/** Traces contain what their screens need. */
export const needNoScenes = fromPromise<Scenes, { flow: string }>(() =>
  Promise.resolve({
    paths: { steps: [], ends: [], greedy: [], clauses: {}, titles: [] },
    stored: { payloads: [], steps: [] },
  }),
);

/** Changes since a release, with pictures if they were compared; null without a comparison. */
export const loadChanges = fromPromise<ReleaseChanges | null, { since: string }>(async ({ input }) => {
  const [changes, pictures] = await Promise.all([
    diagrams.loadChanges(input.since),
    diagrams.loadPictureChanges(),
  ]);
  return changes && { ...changes, pictures };
});

export function earlierPictures(since: string) {
  return fromPromise(({ input }: { input: { flow: string } }) => diagrams.loadEarlier(since, input.flow));
}

/** Earlier diagrams have no plain English. */
export const loadNoWords = fromPromise<Picture, { flow: string }>(() =>
  Promise.reject(new Error('It has names only.')),
);
