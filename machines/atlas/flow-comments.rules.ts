import { COMMENT_KINDS, commentKey, LONGEST_COMMENT, plainText, type Comment } from '../inspect/comments.ts';
import type { FieldErrors } from '../parts/form.ts';

/** What a reader is writing. */
export interface Draft extends Pick<Comment, 'kind' | 'text' | 'name'> {
  /** The part that was chosen as the text was begun; empty for the whole flow. */
  part?: string;
}

export const NO_DRAFT: Draft = { kind: COMMENT_KINDS[0], text: '', name: '' };

const LONGEST_NAME = 80;

/** What this browser keeps, and what its storage doesn't know yet. */
export interface OwnComments {
  /** As listed, with those just removed, which can be restored. */
  own: readonly Comment[];
  /** Not stored yet. */
  added: readonly Comment[];
  /** Those of `own` that were removed here. */
  removed: readonly Comment[];
}

/** What a comment still lacks; empty if it can be added. */
export function draftErrors({ text, name }: Draft): FieldErrors<Draft> {
  const length = text.trim().length;
  return {
    ...(isBlank(text) && { text: 'Write a comment.' }),
    ...(length > LONGEST_COMMENT && {
      text: `Shorten it: it has ${length.toLocaleString('en')} characters, and at most ${LONGEST_COMMENT.toLocaleString('en')} fit.`,
    }),
    ...(isBlank(name) && { name: 'Add your name.' }),
    ...(name.trim().length > LONGEST_NAME && {
      name: `Shorten it: at most ${LONGEST_NAME} characters fit.`,
    }),
  };
}

/** Whether a text has no visible character. */
function isBlank(text: string): boolean {
  return (
    plainText(text)
      .replaceAll(/[\u200C\u200D]/g, '')
      .trim() === ''
  );
}

export function has(comments: readonly Comment[], comment: Comment): boolean {
  const key = commentKey(comment);
  return comments.some((one) => commentKey(one) === key);
}

export function without(comments: readonly Comment[], others: readonly Comment[]): readonly Comment[] {
  return comments.filter((one) => !has(others, one));
}

/** After new comments, each of which counts once. */
export function withAdded({ own, added, removed }: OwnComments, more: readonly Comment[]): OwnComments {
  return {
    own: [...own, ...without(more, own)],
    added: [...without(added, more), ...more],
    removed: without(removed, more),
  };
}

export function withRemoved({ own, added, removed }: OwnComments, comment: Comment): OwnComments {
  return { own, added: without(added, [comment]), removed: [...removed, comment] };
}

/** After another tab has changed what's stored. What was removed here stays in its place. */
export function withStored({ own, added, removed }: OwnComments, stored: readonly Comment[]): OwnComments {
  const kept = own.filter((one) => has(stored, one) || has(added, one) || has(removed, one));
  return { own: [...kept, ...without(stored, kept)], added, removed: without(removed, stored) };
}
