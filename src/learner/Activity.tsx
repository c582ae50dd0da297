import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import type { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import type { activityMachine } from '#machines/study/activity.machine.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { figuresOf } from '#machines/learning/figures.rules.ts';
import type { Figures } from '#machines/learning/figures.types.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import type { User } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createActor, type Actor, type ActorOptions, type AnyStateMachine } from 'xstate';
import { wiredActivity, wiredActivitySync } from '../actors/learner.ts';
import { usePreference } from './Preferences.tsx';
import { onReport } from '../runtime/emits.ts';
import { useSession } from './Session.tsx';
import { FlowSettingsContext, watchDay, type FlowSettings } from '../runtime/settings.ts';
import { useEffects } from '../runtime/use-effects.ts';
import { useSubscription } from '../runtime/use-subscription.ts';

type SessionRef = ReturnType<typeof useSession>;

interface Companions {
  learner: string;
  activity: Actor<typeof activityMachine>;
  sync: Actor<typeof activitySyncMachine>;
}

const ActivityContext = createContext<Companions | null>(null);
const running = new WeakMap<FlowSettings, Companions>();
/** The logs that have been read once: from then on, an empty one is one without facts. */
const read = new WeakSet<Companions['activity']>();

/** Keeps the log of the learner who is signed in. Its machines live on from page to page, until the learner logs out. */
export function ActivityProvider({ user, children }: { user: User; children?: ReactNode }) {
  const settings = use(FlowSettingsContext);
  const companions = companionsOf(settings, useSession(), user.id);
  useEffects(companions.activity);
  useEffects(companions.sync);
  // Not before somebody hears what they emit: a page that waits for its code is rendered long before it stands.
  useLayoutEffect(() => {
    companions.activity.start();
    companions.sync.start();
  }, [companions]);
  const zone = usePreference('timezone');
  const record = (fact: Fact) => {
    const event: ActivityEvent = { ...fact, id: crypto.randomUUID(), at: Date.now(), zone };
    companions.activity.send({ type: 'activity.recorded', events: [event] });
  };
  useSubscription(onReport, (report) => {
    if (report.type === 'game.finished') record({ kind: 'game.finished', facts: report.result });
    if (report.type === 'fact.recorded') record(report.fact);
    if (report.type === 'activity.recorded')
      companions.activity.send({ type: 'activity.recorded', events: [report.event] });
  });
  return <ActivityContext value={companions}>{children}</ActivityContext>;
}

/** Whose log it is: the id of the learner. */
export function useLearner(): string {
  return useCompanions().learner;
}

export interface Backlog {
  /** Facts that the account lacks because it cannot be reached, or does not take them yet. */
  unsent: number;
  isOffline: boolean;
}

/** What of the log waits to be sent to the account. */
export function useBacklog(): Backlog {
  const { sync } = useCompanions();
  const unsent = useSelector(sync, ({ context }) => context.unsent ?? 0);
  const isOffline = useSelector(sync, (state) => state.matches({ behind: { connection: 'offline' } }));
  return { unsent, isOffline };
}

/** All that the learner has done so far; null while it is being read, and outside of a learner's pages. */
export function useProgress(): Progress | null {
  const activity = use(ActivityContext)?.activity;
  return useSelector(activity, (state) => {
    if (!activity || !state) return null;
    const { progress } = state.context;
    const isReading = state.hasTag('busy') || state.matches({ open: 'reading' });
    if (!isReading || progress.count > 0) read.add(activity);
    return read.has(activity) ? progress : null;
  });
}

/**
 * What the learner's own activity comes to today: null while it is being read, and 'none' before the first of it. A
 * device without a log waits for what the account has, so that nobody takes the sample for their figures.
 */
export function useFigures(): Figures | 'none' | null {
  const progress = useProgress();
  const isUnknown = useSelector(
    useCompanions().sync,
    (state) => state.context.unsent === null && state.matches('exchanging'),
  );
  const zone = usePreference('timezone');
  const today = useSyncExternalStore(watchDay, () => dayOf(Date.now(), zone));
  const dailyGoal = usePreference('dailyGoal');
  return useMemo(() => {
    if (!progress) return null;
    if (progress.count > 0) return figuresOf(progress, today, dailyGoal);
    return isUnknown ? null : 'none';
  }, [progress, isUnknown, today, dailyGoal]);
}

function useCompanions(): Companions {
  const companions = use(ActivityContext);
  if (!companions) throw new Error('An ActivityProvider is missing');
  return companions;
}

function companionsOf(settings: FlowSettings, session: SessionRef, learner: string): Companions {
  const known = running.get(settings);
  if (known?.learner === learner) return known;
  const activity = settings.prepare(wiredActivity, { learner });
  const sync = settings.prepare(wiredActivitySync, { learner });
  const companions = {
    learner,
    activity: create(activity.machine, activity.options),
    sync: create(sync.machine, sync.options),
  };
  running.set(settings, companions);
  const subscription = session.subscribe((state) => {
    if (state.context.user?.id === learner && !state.matches('signingOut')) return;
    subscription.unsubscribe();
    running.delete(settings);
    companions.activity.stop();
    companions.sync.stop();
  });
  return companions;
}

// The function's own signature cannot tell whether an input is needed while the machine is a type parameter.
const create: <Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
) => Actor<Machine> = createActor;
