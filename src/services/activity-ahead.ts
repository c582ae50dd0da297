import type { LogPage, LogPosition } from '#machines/study/log.types.ts';
import type { Added } from './activity-log.ts';

interface Ahead {
  /** The key after which the page begins. */
  after: number;
  page: Promise<LogPage>;
}

/** Pages of logs that nobody has asked for yet. */
const pages = new Map<string, readonly Ahead[]>();

/** Keeps the next page of the learner's log until it is asked for, or another one is. */
export function keepAhead(learner: string, after: number, page: Promise<LogPage>): void {
  pages.set(learner, [...(pages.get(learner) ?? []), { after, page }]);
}

/** Spares the page that has just added these facts reading them. */
export function keepAdded(learner: string, { events, last }: Added): void {
  const position = { kept: last, unkept: 0 };
  const page = { events, own: events, damaged: 0, position, cursor: 0, hasMore: true };
  pages.set(learner, [{ after: last - events.length, page: Promise.resolve(page) }]);
}

/** The page after `position` that was kept, once; null if it was another one or cannot be read. */
export async function takeAhead(
  learner: string,
  position: LogPosition,
  since: LogPosition,
): Promise<LogPage | null> {
  const [next] = pages.get(learner) ?? [];
  const isNext = position.kept === next?.after && since.kept <= next.after;
  const isAllKept = position.unkept === 0 && since.unkept === 0;
  const page = isNext && isAllKept ? await next.page.catch(() => null) : null;
  // Meanwhile the page after it may have been kept.
  pages.set(learner, page ? (pages.get(learner) ?? []).slice(1) : []);
  return page;
}

export function forgetAhead(learner: string): void {
  pages.delete(learner);
}
