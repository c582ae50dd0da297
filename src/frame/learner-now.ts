import {
  inEffect,
  type PreferencesInEffect,
  type preferencesMachine,
} from '#machines/account/preferences.machine.ts';
import { REVIEW_CAP } from '#machines/constants.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import type { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import type { activityMachine } from '#machines/study/activity.machine.ts';
import type { ActorRefFrom } from 'xstate';
import type { Seen } from '../actors/milestones.ts';
import type { LearnerNow } from '../actors/reminders.ts';
import type { RunningFlows } from '../runtime/running.ts';

/** The flows that run from login to logout, as far as they run. */
interface Companions {
  preferences?: ActorRefFrom<typeof preferencesMachine>;
  activity?: ActorRefFrom<typeof activityMachine>;
  'activity-sync'?: ActorRefFrom<typeof activitySyncMachine>;
}

/** Tells who is signed in and what they have done, now and at every change, until the returned function is called. */
export function watchLearner(flows: RunningFlows, tell: (now: LearnerNow | null) => void): () => void {
  let last: { settings: PreferencesInEffect; log: Progress | null; studied: string | null } | undefined;
  return watchCompanions(flows, (companions) => {
    const { preferences, activity } = companions;
    if (!preferences || !activity) {
      last = undefined;
      return tell(null);
    }
    const settings = settingsOf(preferences);
    if (!settings) return;
    const log = isAtRest(companions) ? activity.getSnapshot().context.progress : (last?.log ?? null);
    const studied = lastDayOf(activity.getSnapshot().context.pending);
    if (last?.log === log && last.studied === studied && isSame(last.settings, settings)) return;
    last = { settings, log, studied };
    const {
      notifications,
      dailyReminders,
      timezone: zone,
      retention,
      dailyGoal,
      reminderHour: hour,
    } = settings;
    tell({
      learner: {
        userId: preferences.getSnapshot().context.userId,
        zone,
        isWanted: notifications && dailyReminders,
      },
      ground: log && { progress: log, rules: { retention, zone, dailyGoal, cap: REVIEW_CAP }, hour },
      studied,
    });
  });
}

/**
 * Tells the settings of achievements, and whenever the log is at rest what was recorded on this page since it last was.
 * Facts of other tabs and devices are told by those.
 */
export function watchLog(flows: RunningFlows, tell: (seen: Seen) => void): () => void {
  const seen = new WeakSet<ActivityEvent>();
  let facts: ActivityEvent[] = [];
  let log: Progress | undefined;
  let settings: PreferencesInEffect | undefined;
  return watchCompanions(flows, (companions) => {
    const { preferences, activity } = companions;
    if (!preferences || !activity) {
      if (log) tell({ type: 'log.closed' });
      [facts, log, settings] = [[], undefined, undefined];
      return;
    }
    const now = settingsOf(preferences);
    if (now && !isSame(now, settings)) {
      const { notifications, learningAchievements, dailyGoal } = now;
      tell({ type: 'settings.told', isWanted: notifications && learningAchievements, dailyGoal });
      settings = now;
    }
    const { learner, pending, progress, position } = activity.getSnapshot().context;
    for (const fact of pending.filter((one) => !seen.has(one))) {
      seen.add(fact);
      facts.push(fact);
    }
    if (progress === log || !isAtRest(companions)) return;
    tell({ type: 'log.settled', learner, log: progress, facts, end: position.kept });
    [facts, log] = [[], progress];
  });
}

/** Calls back whenever one of the companions begins, changes or ends. */
function watchCompanions(flows: RunningFlows, look: (companions: Companions) => void): () => void {
  const companions: Record<string, unknown> = {};
  let isLooking = false;
  const report = () => {
    if (isLooking) look(companions);
  };
  const stop = flows.watch((actor) => {
    const { id } = actor.getSnapshot().machine as { id: string };
    if (!isCompanion(id)) return () => undefined;
    companions[id] = actor;
    const subscription = actor.subscribe(report);
    report();
    return () => {
      subscription.unsubscribe();
      if (companions[id] !== actor) return;
      delete companions[id];
      report();
    };
  });
  isLooking = true;
  report();
  return () => {
    isLooking = false;
    stop();
  };
}

function isCompanion(id: string): id is keyof Companions {
  return id === 'preferences' || id === 'activity' || id === 'activity-sync';
}

/** The last day on which these facts say that something was studied; null if they do not. */
function lastDayOf(facts: readonly ActivityEvent[]): string | null {
  const { days } = addActivity(noProgress, facts);
  return [...days.keys()].toSorted().at(-1) ?? null;
}

/** The settings; null while they are not known. */
function settingsOf(preferences: NonNullable<Companions['preferences']>): PreferencesInEffect | null {
  const state = preferences.getSnapshot();
  return state.hasTag('busy') ? null : inEffect(state.context);
}

/** Whether everything known of the learner is in their progress: nothing is being read, written or first fetched. */
function isAtRest({ activity, 'activity-sync': sync }: Companions): boolean {
  const state = activity?.getSnapshot();
  if (!state?.matches({ open: 'settled' }) || !state.context.isRead || state.context.pending.length > 0)
    return false;
  const fetching = sync?.getSnapshot();
  if (fetching?.matches('bridging')) return false;
  const isFirst = fetching?.context.unsent === null || fetching?.context.hasMore;
  return !(fetching?.matches('exchanging') && isFirst);
}

function isSame(one: PreferencesInEffect | undefined, other: PreferencesInEffect | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
