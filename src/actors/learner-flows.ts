import {
  inEffect,
  type PreferencesInEffect,
  type preferencesMachine,
} from '#machines/account/preferences.machine.ts';
import { REVIEW_CAP } from '#machines/constants.ts';
import type { AskedItems } from '#machines/learning/asked-items.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import type { activityMachine } from '#machines/study/activity.machine.ts';
import type { SittingRules } from '#machines/study/backlog.types.ts';
import { fromCallback, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';

const DAY_CHECK = 60_000;
/** How long words are chosen without the log, in milliseconds; then what has been read so far has to do. */
const PATIENCE = 3000;

type Account = SnapshotFrom<typeof activitySyncMachine>['context']['account'];

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
  if (fetching.matches('fetchingSnapshot')) return false;
  const isFirst = fetching.context.unsent === null || fetching.context.hasMore;
  return !(fetching.matches('exchanging') && isFirst);
}

/** Calls `look` now and then, since a new day may have begun, until the returned function is called. */
export function watchDay(look: () => void): () => void {
  const timer = setInterval(look, DAY_CHECK);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** What the log says, all of it or its first facts; null while it is being read. */
export function progressIn({ context }: SnapshotFrom<typeof activityMachine>): Progress | null {
  return context.isRead || context.accountSnapshot ? context.progress : null;
}

/**
 * What the learner has done; null until that is known: a device without a log waits a while for the account's, so that no
 * learner is taken for one who has not done anything yet.
 */
export function knownLogOf({ activity, sync }: Pick<LearnerFlows, 'activity' | 'sync'>): Progress | null {
  return knownOf(progressIn(activity.getSnapshot()), sync.getSnapshot().context.account);
}

/** As `knownLogOf`, from both. */
export function knownOf(progress: Progress | null, account: Account | undefined): Progress | null {
  return progress?.count === 0 && account === 'awaited' ? null : progress;
}

/** The settings from which it follows what is due. */
export function daySettings(settings: PreferencesInEffect): { rules: SittingRules } {
  const { retention, timezone: zone, dailyGoal } = settings;
  return { rules: { retention, zone, dailyGoal, cap: REVIEW_CAP } };
}

/** The log, null until it is known, with what `read` takes from the settings that apply. */
export function learnerInput<Settings extends object>(
  flows: LearnerFlows,
  read: (settings: PreferencesInEffect) => Settings,
): { log: Progress | null } & Settings {
  return { log: knownLogOf(flows), ...read(inEffect(flows.preferences.getSnapshot().context)) };
}

/** These actors tell, but hear nothing. */
type Deaf = { type: 'none' };

/** Tells a flow of the learner's log (`log.changed`) as soon as that is another one than the flow has. */
export function watchLogOf(flows: LearnerFlows) {
  return fromCallback<Deaf, { log: Progress | null }>(({ input, sendBack }) => {
    let told = input.log;
    return watchFlows(flows, () => {
      const log = knownLogOf(flows);
      if (log === null || log === told) return;
      told = log;
      sendBack({ type: 'log.changed', log });
    });
  });
}

/** As `watchLogOf`, with what `read` takes from the settings, and also when that changes or the day; `stamp` adds the rest. */
export function watchLearnerInput<Settings extends { rules: SittingRules }>(
  flows: LearnerFlows,
  read: (settings: PreferencesInEffect) => Settings,
  stamp: () => object = () => ({}),
) {
  type Input = { log: Progress | null } & Settings;
  return fromCallback<Deaf, Input>(({ input, sendBack }) => {
    const settingsIn = ({ log: _log, ...settings }: Input) =>
      JSON.stringify([settings, dayOf(Date.now(), settings.rules.zone)]);
    let told = { log: input.log, settings: settingsIn(input) };
    const look = () => {
      const current: Input = learnerInput(flows, read);
      const settings = settingsIn(current);
      if (current.log === null || (current.log === told.log && settings === told.settings)) return;
      told = { log: current.log, settings };
      sendBack({ type: 'log.changed', ...current, ...stamp() });
    };
    const stops = [watchFlows(flows, look), watchDay(look)];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** The log of who is signed in, if anyone is. */
export type OwnLog = ActorRefFrom<typeof activityMachine> | undefined;

/** What games have asked, once the log has been read, however long that takes. */
export async function readAsked(log: OwnLog): Promise<AskedItems> {
  if (!log) return noProgress.asked;
  return (await waitFor(log, ({ context }) => context.isRead)).context.progress.asked;
}

/** What the log says, once it has been read. */
export async function readProgress(log: OwnLog): Promise<Progress> {
  if (!log) return noProgress;
  try {
    await waitFor(log, ({ context }) => context.isRead, { timeout: PATIENCE });
  } catch {
    // What has been read so far has to do.
  }
  return log.getSnapshot().context.progress;
}
