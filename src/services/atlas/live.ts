import type { LiveState } from '#machines/atlas/live-view.rules.ts';

/** Messages from a running tab to a watching one, and the query for running tabs. */
export type LiveMessage =
  | { type: 'flow.changed'; state: LiveState }
  | { type: 'flow.ended'; run: string }
  | { type: 'flows.asked' };

export const LIVE_CHANNEL = 'camino-live';

export const TAB = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Queries running tabs and forwards their broadcasts until the returned function is called. */
export function watchFlows(
  onMessage: (message: Exclude<LiveMessage, { type: 'flows.asked' }>) => void,
): () => void {
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.type === 'flows.asked') return;
    const run = data.type === 'flow.changed' ? data.state.run : data.run;
    if (!run.startsWith(TAB)) onMessage(data);
  });
  const post: (message: LiveMessage) => void = channel.postMessage.bind(channel);
  post({ type: 'flows.asked' });
  return () => channel.close();
}
