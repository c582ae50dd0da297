import type { LiveState } from '#machines/atlas/live-view.rules.ts';

/** What goes from a tab that runs machines to one that watches, and back: the question who is there. */
export type LiveMessage =
  | { type: 'flow.changed'; state: LiveState }
  | { type: 'flow.ended'; session: string }
  | { type: 'flows.asked' };

export const LIVE_CHANNEL = 'camino-live';

/** The tab in which this runs. */
export const TAB = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Asks who is there and passes on what the machines of other tabs report, until the returned function is called. */
export function watchFlows(
  onMessage: (message: Exclude<LiveMessage, { type: 'flows.asked' }>) => void,
): () => void {
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.type === 'flows.asked') return;
    const session = data.type === 'flow.changed' ? data.state.session : data.session;
    if (!session.startsWith(TAB)) onMessage(data);
  });
  const post: (message: LiveMessage) => void = channel.postMessage.bind(channel);
  post({ type: 'flows.asked' });
  return () => channel.close();
}
