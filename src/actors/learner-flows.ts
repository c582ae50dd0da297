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
import type { ReviewSettings } from '#machines/study/review-queue.types.ts';
import { fromCallback, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';

const DAY_CHECK = 60_000;

type Account = Pick<SnapshotFrom<typeof activitySyncMachine>['context'], 'account' | 'attempt'>;

/** The flows that run from login to logout. */
export interface LearnerFlows {
  preferences: ActorRefFrom<typeof preferencesMachine>;
  activity: ActorRefFrom<typeof activityMachine>;
  sync: ActorRefFrom<typeof activitySyncMachine>;
}

/** Calls `look` now and on change of one of the flows, until the returned function is called. */
export function watchFlows({ preferences, activity, sync }: LearnerFlows, look: () => void): () => void {
  const subscriptions = [preferences.subscribe(look), activity.subscribe(look), sync.subscribe(look)];
  look();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

export function settingsOf({ preferences }: LearnerFlows): PreferencesInEffect | null {
  const state = preferences.getSnapshot();
  return state.hasTag('busy') ? null : inEffect(state.context);
}

/** Whether all known data is in the learner's progress: nothing is being read, written or fetched first. */
export function isAtRest({ activity, sync }: LearnerFlows): boolean {
  const state = activity.getSnapshot();
  if (!state.matches({ open: 'settled' }) || !state.context.isRead || state.context.pending.length > 0)
    return false;
  const fetching = sync.getSnapshot();
  if (fetching.matches('fetchingSnapshot')) return false;
  const isFirst = fetching.context.unsent === null || fetching.context.hasMore;
  return !(fetching.matches('exchanging') && isFirst);
}

/** Calls `look` regularly to notice a new day, until the returned function is called. */
export function watchDay(look: () => void): () => void {
  const timer = setInterval(look, DAY_CHECK);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The progress of the log read so far; null before. */
export function progressIn({ context }: SnapshotFrom<typeof activityMachine>): Progress | null {
  return context.isRead || context.accountSnapshot ? context.progress : null;
}

/**
 * The learner's progress; null while unknown: a device without the account's log waits until it has it all,
 * the account is silent or the rest can't be fetched, so that nobody looks new or less learned by mistake.
 */
export function knownLogOf({ activity, sync }: Pick<LearnerFlows, 'activity' | 'sync'>): Progress | null {
  return knownIn(activity.getSnapshot(), sync.getSnapshot().context);
}

/** As `knownLogOf`, from the log's state and the account's. */
export function knownIn(
  state: SnapshotFrom<typeof activityMachine>,
  account: Account | undefined,
): Progress | null {
  const { isFetched, isPartial } = state.context;
  const isFailing = account?.account === 'silent' && (!isPartial || account.attempt > 0);
  return (isFetched && !isPartial) || isFailing ? progressIn(state) : null;
}

/** The settings that decide what's due. */
export function daySettings(settings: PreferencesInEffect): { rules: ReviewSettings } {
  const { retention, timezone: zone, dailyGoal } = settings;
  return { rules: { retention, zone, dailyGoal, cap: REVIEW_CAP } };
}

/** The log, null while unknown, with `read` of the current settings. */
export function learnerInput<Settings extends object>(
  flows: LearnerFlows,
  read: (settings: PreferencesInEffect) => Settings,
): { log: Progress | null } & Settings {
  return { log: knownLogOf(flows), ...read(inEffect(flows.preferences.getSnapshot().context)) };
}

type Deaf = { type: 'none' };

/** Sends a flow each new version of the learner's log (`log.changed`). */
export function watchLogOf(flows: LearnerFlows) {
  return fromCallback<Deaf, { log: Progress | null }>(({ input, sendBack }) => {
    let reported = input.log;
    return watchFlows(flows, () => {
      const log = knownLogOf(flows);
      if (log === null || log === reported) return;
      reported = log;
      sendBack({ type: 'log.changed', log });
    });
  });
}

/** As `learnerInput`, but without the log until all known data is in it. */
export function restedInput<Settings extends object>(
  flows: LearnerFlows,
  read: (settings: PreferencesInEffect) => Settings,
): { log: Progress | null } & Settings {
  const input = learnerInput(flows, read);
  return isAtRest(flows) ? input : { ...input, log: null };
}

/** As `watchLogOf`, with `read` of the settings, and on change of these or the day; `stamp` adds the rest. */
export function watchLearnerInput<Settings extends { rules: ReviewSettings }>(
  flows: LearnerFlows,
  read: (settings: PreferencesInEffect) => Settings,
  stamp: () => object = () => ({}),
  inputOf: typeof learnerInput = learnerInput,
) {
  type Input = { log: Progress | null } & Settings;
  return fromCallback<Deaf, Input>(({ input, sendBack }) => {
    const settingsIn = ({ log: _log, ...settings }: Input) =>
      JSON.stringify([settings, dayOf(Date.now(), settings.rules.zone)]);
    let reported = { log: input.log, settings: settingsIn(input) };
    const look = () => {
      const current: Input = inputOf(flows, read);
      const settings = settingsIn(current);
      if (current.log === null || (current.log === reported.log && settings === reported.settings)) return;
      reported = { log: current.log, settings };
      sendBack({ type: 'log.changed', ...current, ...stamp() });
    };
    const stops = [watchFlows(flows, look), watchDay(look)];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** The signed-in learner's log, if any. */
export type OwnLog = ActorRefFrom<typeof activityMachine> | undefined;

/** The items that games have asked; waits for the whole log. */
export async function readAsked(log: OwnLog): Promise<AskedItems> {
  if (!log) return noProgress.asked;
  return (await waitFor(log, ({ context }) => context.isRead)).context.progress.asked;
}

/** The progress, once the log is read or nothing waits for it any longer. */
export async function readProgress(log: OwnLog): Promise<Progress> {
  if (!log) return noProgress;
  return (await waitFor(log, ({ context }) => !context.isAwaited)).context.progress;
}
