import { parseReview, reviewText, type Comment, type ParsedReview } from '#machines/inspect/comments.ts';
import { inFolder } from '../../paths.ts';
import { storage } from '../storage.ts';

const COMMENTS = 'camino-comments';

/** The comments in the repository, of all flows. Rejects if the fetch fails. */
export async function committedComments(): Promise<readonly Comment[]> {
  const response = await fetch(inFolder('/flows/reviews.json'));
  if (!response.ok) throw new Error(`/flows/reviews.json answered ${response.status}`);
  const reviews = (await response.json()) as readonly string[];
  return reviews.flatMap(commentsIn);
}

/** This browser's comments, of all flows. */
export function ownComments(): readonly Comment[] {
  const text = storage.getItem(COMMENTS);
  return text === null ? [] : commentsIn(text);
}

/** Throws if this browser stores nothing beyond the page. */
export function storeComments(comments: readonly Comment[]): void {
  storage.setItem(COMMENTS, reviewText(comments));
  if (!storage.isStored(COMMENTS)) throw new Error('This browser stores nothing.');
}

export async function readReview(content: Blob): Promise<ParsedReview> {
  return parseReview(await content.text());
}

export function reviewFile(comments: readonly Comment[]): { name: string; content: Blob } {
  const { name = '', date = '' } = comments.at(-1) ?? {};
  const who = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    name: `camino-review-${date}-${who}.json`,
    content: new Blob([reviewText(comments)], { type: 'application/json' }),
  };
}

function commentsIn(text: string): readonly Comment[] {
  const parsed = parseReview(text);
  return parsed.ok ? parsed.comments : [];
}
