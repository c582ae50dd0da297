import {
  inEffect,
  type PreferencesInEffect,
  type preferencesMachine,
} from '#machines/account/preferences.machine.ts';
import type { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import type { activityMachine } from '#machines/study/activity.machine.ts';
import type { ActorRefFrom } from 'xstate';

/** The flows that run from login to logout. */
export interface LearnerFlows {
  preferences: ActorRefFrom<typeof preferencesMachine>;
  activity: ActorRefFrom<typeof activityMachine>;
  sync: ActorRefFrom<typeof activitySyncMachine>;
}

/** Calls `look` now and whenever one of the flows has changed, until the returned function is called. */
export function watchFlows({ preferences, activity, sync }: LearnerFlows, look: () => void): () => void {
  const subscriptions = [preferences.subscribe(look), activity.subscribe(look), sync.subscribe(look)];
  look();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

/** The settings; null while they are not known. */
export function settingsOf({ preferences }: LearnerFlows): PreferencesInEffect | null {
  const state = preferences.getSnapshot();
  return state.hasTag('busy') ? null : inEffect(state.context);
}

/** Whether everything known of the learner is in their progress: nothing is being read, written or first fetched. */
export function isAtRest({ activity, sync }: LearnerFlows): boolean {
  const state = activity.getSnapshot();
  if (!state.matches({ open: 'settled' }) || !state.context.isRead || state.context.pending.length > 0)
    return false;
  const fetching = sync.getSnapshot();
  if (fetching.matches('bridging')) return false;
  const isFirst = fetching.context.unsent === null || fetching.context.hasMore;
  return !(fetching.matches('exchanging') && isFirst);
}
