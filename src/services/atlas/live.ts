import type { LiveState } from '#machines/atlas/live-view.rules.ts';

/** Messages from a tab that runs machines to one that watches, and the question which tabs there are. */
export type LiveMessage =
  | { type: 'flow.changed'; state: LiveState }
  | { type: 'flow.ended'; run: string }
  | { type: 'flows.asked' };

export const LIVE_CHANNEL = 'camino-live';

/** The id of this tab. */
export const TAB = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Asks which tabs there are and passes on what their machines broadcast, until the returned function is called. */
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
