/** A change of the log: facts to be sent, others, or one after which what was read is no longer right. */
export type Change = 'written' | 'received' | 'withdrawn';

/** Tells every tab, this one included. */
export function announce(learner: string, change: Change): void {
  const channel = new BroadcastChannel(channelName(learner));
  channel.postMessage(change);
  channel.close();
}

/** Lets one tab exchange at a time if the browser has locks; without them tabs merely repeat each other's work. */
export function alone<Result>(learner: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(channelName(learner), work) : work();
}

export function channelName(learner: string): string {
  return `camino-activity-${learner}`;
}
