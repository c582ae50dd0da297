import { NO_DRAFT, type Draft } from '#machines/atlas/flow-comments.rules.ts';
import {
  COMMENT_KINDS,
  commentKey,
  mergedComments,
  parseReview,
  reviewText,
  type Comment,
  type ParsedReview,
} from '#machines/inspect/comments.ts';
import { isObject } from '#machines/inspect/read-json.ts';
import { digestOf } from '#machines/inspect/trace-encoding.ts';
import { inFolder } from '../../paths.ts';
import { storage } from '../storage.ts';

/** Before the key of each comment: one record each, so that tabs never overwrite each other's. */
const COMMENT = 'camino-comment-';
/** Before the flow that a draft is about. */
const DRAFT = 'camino-draft-';

/** The comments in the repository, of all flows. Rejects if the fetch fails. */
export async function committedComments(): Promise<readonly Comment[]> {
  const response = await fetch(inFolder('/flows/reviews.json'));
  if (!response.ok) throw new Error(`/flows/reviews.json answered ${response.status}`);
  const reviews = (await response.json()) as readonly string[];
  return reviews.flatMap(commentsIn);
}

/** This browser's comments of all flows, in the order in which they were added. */
export function ownComments(): readonly Comment[] {
  return records().map(([, comment]) => comment);
}

/** How many comments there are by flow or question. Without the repository's if they can't be fetched. */
export async function countComments(): Promise<ReadonlyMap<string, number>> {
  const committed = await committedComments().catch(() => []);
  const counts = new Map<string, number>();
  for (const { flow } of mergedComments(committed, ownComments()))
    counts.set(flow, (counts.get(flow) ?? 0) + 1);
  return counts;
}

/** Throws if this browser stores nothing beyond the page. */
export function storeComments(added: readonly Comment[], removed: readonly Comment[]): void {
  const keys = new Map(records().map(([key, comment]) => [commentKey(comment), key]));
  for (const comment of removed) {
    const key = keys.get(commentKey(comment));
    if (key !== undefined) storage.removeItem(key);
  }
  const stored = added.map((comment, index) => {
    const key = keys.get(commentKey(comment)) ?? newKey(comment, index);
    storage.setItem(key, reviewText([comment]));
    return key;
  });
  if (!stored.every((key) => storage.isStored(key))) throw new Error('This browser stores nothing.');
}

/** Calls back with what's stored whenever another tab has changed it. */
export function watchComments(listener: (comments: readonly Comment[]) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(COMMENT)) listener(ownComments());
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** What this tab was writing about a flow; else an empty draft. */
export function keptDraft(flow: string, name = NO_DRAFT.name): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT + flow) ?? 'null');
    if (isDraft(kept)) return kept;
  } catch {
    // Nothing was kept.
  }
  return { ...NO_DRAFT, name };
}

function isDraft(kept: unknown): kept is Draft {
  return (
    isObject(kept) &&
    COMMENT_KINDS.some((kind) => kind === kept['kind']) &&
    typeof kept['text'] === 'string' &&
    typeof kept['name'] === 'string' &&
    (kept['part'] === undefined || typeof kept['part'] === 'string')
  );
}

/** Keeps a draft until the tab closes, if the browser allows it. */
export function keepDraft(flow: string, draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT + flow, JSON.stringify(draft));
  } catch {
    // It lasts as long as the page.
  }
}

export async function readReview(content: Blob): Promise<ParsedReview> {
  return parseReview(await content.text(), new Date().toISOString().slice(0, 10));
}

export function reviewFile(comments: readonly Comment[]): { name: string; content: Blob } {
  const { name = '', date = '' } = comments.at(-1) ?? {};
  const who = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    name: `camino-review-${date}-${who}.json`,
    content: new Blob([reviewText(comments)], { type: 'application/json' }),
  };
}

function records(): [key: string, comment: Comment][] {
  return storage
    .keys(COMMENT)
    .flatMap((key) =>
      commentsIn(storage.getItem(key) ?? '').map((comment): [string, Comment] => [key, comment]),
    );
}

/** Sorts by time. */
function newKey(comment: Comment, index: number): string {
  return `${COMMENT}${Date.now()}-${String(index).padStart(4, '0')}-${digestOf(commentKey(comment))}`;
}

function commentsIn(text: string): readonly Comment[] {
  const parsed = parseReview(text);
  return parsed.ok ? parsed.comments : [];
}
