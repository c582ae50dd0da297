import type { DraftEvent, LoadedComments } from '#machines/atlas/flow-comments.machine.ts';
import type { OwnComments } from '#machines/atlas/flow-comments.rules.ts';
import type { Comment } from '#machines/inspect/comments.ts';
import { questionText } from '#machines/atlas/questions.ts';
import { fromCallback, fromPromise } from 'xstate';
import * as comments from '../../services/atlas/comments.ts';
import { loadText } from '../../services/atlas/diagrams.ts';
import { saveFile } from '../../services/save-file.ts';

export const loadComments = fromPromise<LoadedComments, { flow: string }>(async ({ input: { flow } }) => {
  const [flowText, committed] = await Promise.all([
    questionText(flow) ?? loadText(flow),
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
