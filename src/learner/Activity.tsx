import type { Progress } from '#machines/learning/progress.rules.ts';
import { storagePersistenceMachine } from '#machines/account/storage-persistence.machine.ts';
import { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import type { User } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import type { Actor } from 'xstate';
import {
  appendActivity,
  countUnsent,
  exchangeActivity,
  fetchSnapshot,
  openLog,
  readActivity,
  uploadSnapshot,
  watchLog,
  watchSync,
  requestPersistence,
  checkPersistence,
} from '../actors/log.ts';
import { knownOf, progressIn, type LearnerFlows } from '../actors/learner-flows.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { useListener } from '../runtime/use-listener.ts';
import { wire } from '../runtime/wire.ts';
import { usePreferences } from './Preferences.tsx';

const activityLog = wire(activityMachine, { openLog, watchLog, appendActivity, readActivity });
const activitySync = wire(activitySyncMachine, {
  watchSync,
  fetchSnapshot,
  exchangeActivity,
  uploadSnapshot,
  countUnsent,
});

const storagePersistence = wire(storagePersistenceMachine, { checkPersistence, requestPersistence });

export type ActivityRef = Actor<typeof activityMachine>;

interface Log {
  learner: string;
  activity: ActivityRef;
  sync: Actor<typeof activitySyncMachine>;
  storage: Actor<typeof storagePersistenceMachine>;
}

const LogContext = createContext<Log | null>(null);

/** Runs the learner's log from login to logout and sends it to the account. */
export function ActivityProvider({ user, children }: { user: User; children?: ReactNode }) {
  const learner = user.id;
  const activity = useFlow(activityLog, { learner });
  const sync = useFlow(activitySync, { learner });
  const storage = useFlow(storagePersistence);
  useListener(sync, 'facts.delayed', () => storage.send({ type: 'persistence.needed' }));
  useListener(sync, 'snapshot.fetched', ({ accountSnapshot }) =>
    activity.send({ type: 'snapshot.received', accountSnapshot }),
  );
  useUnloadWarning(activity, sync);
  const log = useMemo(() => ({ learner, activity, sync, storage }), [learner, activity, sync, storage]);
  return <LogContext value={log}>{children}</LogContext>;
}

/** Lets the browser ask before a page ends with facts that neither the device nor the account keeps. */
function useUnloadWarning(activity: ActivityRef, sync: Log['sync']): void {
  const isStored = useSelector(activity, ({ context }) => context.isStored);
  const hasUnsent = useSelector(sync, ({ context }) => (context.unsent ?? 0) > 0);
  const isAtRisk = hasUnsent && !isStored;
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}

export function useActivity(): ActivityRef {
  return useLog().activity;
}

/** The flows that run from login to logout. */
export function useLearnerFlows(): LearnerFlows {
  const { activity, sync } = useLog();
  const preferences = usePreferences();
  if (!preferences) throw new Error('A PreferencesProvider is missing');
  return useMemo(() => ({ preferences, activity, sync }), [preferences, activity, sync]);
}

/** The learner's id. */
export function useLearner(): string {
  return useLog().learner;
}

export interface Backlog {
  /** Facts that the account lacks because it cannot be reached or does not accept them yet. */
  unsent: number;
  isOffline: boolean;
}

/** The facts that wait to be sent to the account. */
export function useBacklog(): Backlog {
  const { sync } = useLog();
  const unsent = useSelector(sync, ({ context }) => context.unsent ?? 0);
  const isOffline = useSelector(sync, (state) =>
    state.matches({ waitingToRetry: { connection: 'offline' } }),
  );
  return { unsent, isOffline };
}

/** Everything the learner has done so far; null while it is being read, and outside of a learner's pages. */
export function useProgress(): Progress | null {
  return useSelector(use(LogContext)?.activity, (state) => state && progressIn(state)) ?? null;
}

/** The log of who is signed in, if anyone is. */
export function useOwnLog(): ActivityRef | undefined {
  return use(LogContext)?.activity;
}

/** How many records of this device's log are damaged and left out. */
export function useDamage(): number {
  return useSelector(use(LogContext)?.activity, (state) => state?.context.damaged ?? 0);
}

/** Whether the whole log of this device has been read; with an account snapshot, progress is known before. */
export function useIsLogRead(): boolean {
  return useSelector(useLog().activity, (state) => state.context.isRead);
}

/** As `knownLogOf`; null outside of a learner's pages. */
export function useKnownProgress(): Progress | null {
  return knownOf(useProgress(), useAccount());
}

/** Whether nothing is known of what the learner has done, since this device has no log and the account does not answer. */
export function useIsUnloaded(): boolean {
  const progress = useProgress();
  const account = useAccount();
  return progress?.count === 0 && account === 'silent';
}

/** Whether the browser has persisted to keep what is stored. */
export function useIsStoragePersistent(): boolean {
  return useSelector(use(LogContext)?.storage, (state) => state?.matches('persisted') ?? false);
}

function useAccount() {
  return useSelector(use(LogContext)?.sync, (state) => state?.context.account);
}

function useLog(): Log {
  const log = use(LogContext);
  if (!log) throw new Error('An ActivityProvider is missing');
  return log;
}
