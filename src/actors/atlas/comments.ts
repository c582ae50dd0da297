import type { LoadedComments } from '#machines/atlas/flow-comments.machine.ts';
import type { Comment } from '#machines/inspect/comments.ts';
import { fromPromise } from 'xstate';
import * as comments from '../../services/atlas/comments.ts';
import { loadText } from '../../services/atlas/diagrams.ts';
import { saveFile } from '../../services/save-file.ts';

interface Own {
  comments: readonly Comment[];
}

export const loadComments = fromPromise<LoadedComments, { flow: string }>(async ({ input: { flow } }) => {
  const [flowText, committed] = await Promise.all([loadText(flow), comments.committedComments()]);
  return { flowText, committed, own: comments.ownComments() };
});

export const storeComments = fromPromise<void, Own>(async ({ input }) =>
  comments.storeComments(input.comments),
);

export const saveReview = fromPromise<void, Own>(async ({ input }) => {
  const { name, content } = comments.reviewFile(input.comments);
  saveFile(name, content);
});

export const readReview = fromPromise(({ input: { content } }: { input: { content: Blob } }) =>
  comments.readReview(content),
);
