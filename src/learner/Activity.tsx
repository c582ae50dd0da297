import type { Progress } from '#machines/learning/progress.rules.ts';
import { storagePersistenceMachine } from '#machines/account/storage-persistence.machine.ts';
import { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import type { User } from '#machines/types.ts';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import type { Actor } from 'xstate';
import * as guest from '../actors/guest.ts';
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
import { knownIn, progressIn, type LearnerFlows } from '../actors/learner-flows.ts';
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
const guestLog = wire(activityMachine, {
  openLog: guest.openLog,
  watchLog,
  appendActivity: guest.appendActivity,
  readActivity,
});
const guestSync = wire(activitySyncMachine, {
  watchSync: guest.watchSync,
  fetchSnapshot: guest.fetchSnapshot,
  exchangeActivity: guest.exchangeActivity,
  uploadSnapshot: guest.uploadSnapshot,
  countUnsent: guest.countUnsent,
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

export function ActivityProvider({ user, children }: { user: User; children?: ReactNode }) {
  const learner = user.id;
  const isGuest = user.isGuest === true;
  const activity = useFlow(isGuest ? guestLog : activityLog, { learner });
  const sync = useFlow(isGuest ? guestSync : activitySync, { learner });
  const storage = useFlow(storagePersistence);
  useListener(sync, 'facts.delayed', () => storage.send({ type: 'persistence.needed' }));
  useListener(sync, 'snapshot.fetched', ({ accountSnapshot }) =>
    activity.send({ type: 'snapshot.received', accountSnapshot }),
  );
  useSoleCopy(isGuest, activity, storage);
  useUnloadWarning(isGuest, activity, sync);
  const log = useMemo(() => ({ learner, activity, sync, storage }), [learner, activity, sync, storage]);
  return <LogContext value={log}>{children}</LogContext>;
}

/** Asks for persistent storage once a guest has done something, which is on this device only. */
function useSoleCopy(isGuest: boolean, activity: ActivityRef, storage: Log['storage']): void {
  const isSole = useSelector(activity, ({ context }) => isGuest && context.progress.count > 0);
  useEffect(() => {
    if (isSole) storage.send({ type: 'persistence.needed' });
  }, [isSole, storage]);
}

/** Triggers the browser's prompt if the page closes with facts stored nowhere else. */
function useUnloadWarning(isGuest: boolean, activity: ActivityRef, sync: Log['sync']): void {
  const isStored = useSelector(activity, ({ context }) => context.isStored);
  const hasUnsent = useSelector(sync, ({ context }) => (context.unsent ?? 0) > 0);
  const hasDone = useSelector(activity, ({ context }) => context.progress.count > 0);
  const isAtRisk = (isGuest ? hasDone : hasUnsent) && !isStored;
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

export function useLearnerFlows(): LearnerFlows {
  const { activity, sync } = useLog();
  const preferences = usePreferences();
  if (!preferences) throw new Error('A PreferencesProvider is missing');
  return useMemo(() => ({ preferences, activity, sync }), [preferences, activity, sync]);
}

export function useLearner(): string {
  return useLog().learner;
}

export interface Backlog {
  /** Facts that the account can't be reached for or doesn't accept yet. */
  unsent: number;
  isOffline: boolean;
}

/** Facts waiting to be sent. */
export function useBacklog(): Backlog {
  const { sync } = useLog();
  const unsent = useSelector(sync, ({ context }) => context.unsent ?? 0);
  const isOffline = useSelector(sync, (state) =>
    state.matches({ waitingToRetry: { connection: 'offline' } }),
  );
  return { unsent, isOffline };
}

/** All progress; null while loading, and outside a learner's pages. */
export function useProgress(): Progress | null {
  return useSelector(use(LogContext)?.activity, (state) => state && progressIn(state)) ?? null;
}

export function useOwnLog(): ActivityRef | undefined {
  return use(LogContext)?.activity;
}

/** Damaged records that were skipped. */
export function useDamage(): number {
  return useSelector(use(LogContext)?.activity, (state) => state?.context.damaged ?? 0);
}

/** Whether the device's whole log is read; an account snapshot gives progress earlier. */
export function useIsLogRead(): boolean {
  return useSelector(useLog().activity, (state) => state.context.isRead);
}

/** As `knownLogOf`; null outside a learner's pages. */
export function useKnownProgress(): Progress | null {
  const sync = useSelector(use(LogContext)?.sync, (state) => state?.context);
  return useSelector(use(LogContext)?.activity, (state) => state && knownIn(state, sync)) ?? null;
}

/** Whether this device has no log, its own or the account's. */
export function useIsUnloaded(): boolean {
  const isFetched = useSelector(use(LogContext)?.activity, (state) => state?.context.isFetched);
  return useProgress()?.count === 0 && isFetched === false;
}

export function useIsStoragePersistent(): boolean {
  return useSelector(use(LogContext)?.storage, (state) => state?.matches('persisted') ?? false);
}

function useLog(): Log {
  const log = use(LogContext);
  if (!log) throw new Error('An ActivityProvider is missing');
  return log;
}
