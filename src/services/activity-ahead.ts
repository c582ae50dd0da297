import type { LogPage, LogPosition } from '#machines/study/log.types.ts';
import type { Added } from './activity-log.ts';

/** Pages of logs that nobody has asked for yet, and the key after which each begins. */
const pages = new Map<string, { after: number; page: Promise<LogPage> }>();

/** Keeps a page of the learner's log until it is asked for, or another one is. */
export function keepAhead(learner: string, after: number, page: Promise<LogPage>): void {
  pages.set(learner, { after, page });
}

/** Spares the page that has just added these facts reading them. */
export function keepAdded(learner: string, { events, last }: Added): void {
  const position = { kept: last, unkept: 0 };
  const page = { events, own: events, damaged: 0, position, cursor: 0, hasMore: true };
  keepAhead(learner, last - events.length, Promise.resolve(page));
}

/** The page after `position` that was kept, once; null if it was another one or cannot be read. */
export async function takeAhead(
  learner: string,
  position: LogPosition,
  since: LogPosition,
): Promise<LogPage | null> {
  const next = pages.get(learner);
  const isNext = position.kept === next?.after && since.kept <= next.after;
  const isAllKept = position.unkept === 0 && since.unkept === 0;
  const page = isNext && isAllKept ? await next.page.catch(() => null) : null;
  pages.delete(learner);
  return page;
}

export function forgetAhead(learner: string): void {
  pages.delete(learner);
}
