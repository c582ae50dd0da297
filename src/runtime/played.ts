import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import type { RunningFlows } from './running.ts';

/** Tells whether something is being played, now and at every change, until the returned function is called. */
export function watchPlay(flows: RunningFlows, tell: (isPlaying: boolean) => void): () => void {
  const played = new Set<AnyActor>();
  let told: boolean | undefined;
  let isLooking = true;
  const report = () => {
    if (isLooking) return;
    const isPlaying = played.size > 0;
    if (isPlaying !== told) tell(isPlaying);
    told = isPlaying;
  };
  const stop = flows.watch((actor) => {
    const look = () => {
      if (isPlayed(actor.getSnapshot())) played.add(actor);
      else played.delete(actor);
      report();
    };
    const subscription = actor.subscribe(look);
    look();
    return () => {
      subscription.unsubscribe();
      played.delete(actor);
      report();
    };
  });
  isLooking = false;
  report();
  return stop;
}

/** Games, reviews and lessons are prepared, played and complete; a page that is read is none of these. */
function isPlayed({ machine, status, value }: AnyMachineSnapshot): boolean {
  const isPlayable = 'preparing' in machine.states && 'complete' in machine.states;
  const top = typeof value === 'string' ? value : Object.keys(value)[0];
  return isPlayable && status === 'active' && top !== 'preparing' && top !== 'complete';
}
