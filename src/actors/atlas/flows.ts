import type { WordingEvent } from '#machines/atlas/diagram-viewer.rules.ts';
import type { Scenes } from '#machines/atlas/screen-view.machine.ts';
import type { ReleaseChanges } from '#machines/inspect/change-text.ts';
import type { AtlasEntry, Picture } from '#machines/inspect/picture.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { DraftEvent, LoadedComments } from '#machines/atlas/flow-comments.machine.ts';
import type { OwnComments } from '#machines/atlas/flow-comments.rules.ts';
import type { Comment } from '#machines/inspect/comments.ts';
import { saveFile } from '../../services/save-file.ts';
import type { LiveEvent } from '#machines/atlas/live-view.machine.ts';
import * as diagrams from '../../services/atlas/diagrams.ts';
import * as comments from '../../services/atlas/comments.ts';
import * as live from '../../services/atlas/live.ts';
import * as switches from '../../services/recording-switches.ts';

interface Chosen {
  flow: string;
}

/** All flows, with how many comments each has. */
export const loadAtlas = fromPromise(async (): Promise<readonly AtlasEntry[]> => {
  const [entries, counts] = await Promise.all([diagrams.loadAtlas(), comments.countComments()]);
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

export function savePicture(name: string, picture: Blob): void {
  saveFile(name, picture);
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

export const loadComments = fromPromise<LoadedComments, { flow: string }>(async ({ input: { flow } }) => {
  const { questionText } = await import('#machines/atlas/questions.ts');
  const [flowText, committed] = await Promise.all([
    questionText(flow) ?? diagrams.loadText(flow),
    comments.committedComments(),
  ]);
  const own = comments.ownComments();
  return { flowText, committed, own, draft: comments.keptDraft(flow, own.at(-1)?.name) };
});

export const storeComments = fromPromise<void, Pick<OwnComments, 'added' | 'removed'>>(async ({ input }) =>
  comments.storeComments(input.added, input.removed),
);

export const watchComments = fromCallback<{ type: 'none' }>(({ sendBack }) =>
  comments.watchComments((own) => sendBack({ type: 'comments.changed', comments: own })),
);

export const keepDraft = fromCallback<DraftEvent, { flow: string }>(({ receive, input }) => {
  receive(({ draft }) => comments.keepDraft(input.flow, draft));
});

export const saveReview = fromPromise<void, { comments: readonly Comment[] }>(async ({ input }) => {
  const { name, content } = comments.reviewFile(input.comments);
  saveFile(name, content);
});

export const readReview = fromPromise(({ input: { content } }: { input: { content: Blob } }) =>
  comments.readReview(content),
);

export const storeSwitch = fromPromise(({ input }: { input: { isOn: boolean } }) =>
  switches.switchLive(input.isOn),
);

export const watchLive = fromCallback<LiveEvent>(({ sendBack }) => live.watchFlows(sendBack));

/** Whether this browser's tabs broadcast their flows. */
export function isLiveSwitchedOn(): boolean {
  return switches.isLiveOn();
}
