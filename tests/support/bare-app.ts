import { connectionMachine } from '#machines/account/connection.machine.ts';
import { preferencesMachine } from '#machines/account/preferences.machine.ts';
import type { PreferenceChanges, Preferences } from '#machines/account/preferences.rules.ts';
import { sessionMachine } from '#machines/account/session.machine.ts';
import type { ActivityEvent, LearnerEmit } from '#machines/learning/activity.types.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { authFormMachine } from '#machines/account/auth-form.machine.ts';
import { activitySyncMachine, syncRules } from '#machines/study/activity-sync.machine.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import type { AccountSnapshot } from '#machines/study/log.types.ts';
import { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import type { ToastEmit, User } from '#machines/types.ts';
import { createActor, type Actor, type InspectionEvent } from 'xstate';
import * as auth from '../../src/actors/auth.ts';
import * as guest from '../../src/actors/guest.ts';
import * as log from '../../src/actors/log.ts';
import * as settings from '../../src/actors/preferences.ts';
import * as sessions from '../../src/actors/session.ts';
import { listenFor } from '../../src/learner/listener.ts';
import { runningFlows, type RunningFlows } from '../../src/runtime/running-flows.ts';
import * as unfinished from '../../src/runtime/unfinished-work.ts';
import { signIn } from '../../src/services/auth.ts';
import type { SessionRef } from '../../src/session/Session.tsx';
import { storedLearner } from '../../src/services/session/guest.ts';

/** The app without pages: the session and a learner's flows. */
export interface BareApp {
  learner: () => string | null;
  /** Records a fact as pages do. */
  record: (event: ActivityEvent) => void;
  /** Takes what a page's flow emits about the learner. */
  tell: (emitted: LearnerEmit) => void;
  /** Where pages announce their flows. */
  flows: RunningFlows;
  /** Every message so far. */
  toasts: ToastEmit[];
  /** Opens the login page's form. */
  openLogin: () => Actor<typeof authFormMachine>;
  change: (changes: PreferenceChanges) => void;
  /** The displayed progress; null while the log is loading. */
  progress: () => Progress | null;
  /** Progress displayed before the device had the account's log. */
  accountSnapshots: { learner: string; accountSnapshot: AccountSnapshot }[];
  settings: () => Preferences;
  /** Whether there's nothing to read, send or fetch for now. */
  isQuiet: () => boolean;
  logIn: (email: string, password: string) => Promise<void>;
  session: ReturnType<typeof startSession>;
}

/** Low enough for short sequences to have snapshots. */
const SNAPSHOT_EVERY = 2;

/** Machines are shared by all pages, timers belong to one. */
const clock = {
  setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
  clearTimeout: (timer: number) => clearTimeout(timer),
};

type Running = ReturnType<typeof startLearnerFlows>;

export type Inspect = (event: InspectionEvent) => void;

const { loadAccount, saveChanges } = guest;
/** As `Activity.tsx` and `Preferences.tsx` wire a guest's flows. */
const guestActors = {
  activity: {
    ...log,
    openLog: guest.openLog,
    appendActivity: guest.appendActivity,
  },
  sync: {
    ...log,
    watchSync: guest.watchSync,
    fetchSnapshot: guest.fetchSnapshot,
    exchangeActivity: guest.exchangeActivity,
    uploadSnapshot: guest.uploadSnapshot,
    countUnsent: guest.countUnsent,
  },
  preferences: { ...settings, loadAccount, saveChanges },
};

export function startApp(inspect: Inspect = () => undefined): BareApp {
  let running: Running | null = null;
  const toasts: ToastEmit[] = [];
  const flows = runningFlows();
  const shows = (emitted: ToastEmit) => void toasts.push(emitted);
  const companions = () => {
    if (!running) throw new Error('Nobody is signed in');
    return running;
  };
  const accountSnapshots: { learner: string; accountSnapshot: AccountSnapshot }[] = [];
  const session = startSession(flows, inspect, (user, key, own) => {
    if (key === running?.key) return;
    running?.stop();
    running = user && startLearnerFlows(user, key, own, inspect);
    running?.activity.on('toast.shown', shows);
    running?.sync.on('toast.shown', shows);
    running?.preferences.on('toast.shown', shows);
    running?.sync.on('snapshot.fetched', ({ accountSnapshot }) =>
      accountSnapshots.push({ learner: running?.user.id ?? '', accountSnapshot }),
    );
  });
  return {
    session,
    learner: () => running?.user.id ?? null,
    record: (event) => companions().record(event),
    tell: (emitted) => companions().listen(emitted),
    flows,
    toasts,
    openLogin: () => {
      const form = createActor(authFormMachine.provide({ actors: auth }), { clock, inspect });
      form.on('toast.shown', shows);
      return form.start();
    },
    change: (changes) => {
      const event = { type: 'preferences.changed', changes, at: Date.now() } as const;
      companions().preferences.send(event);
    },
    progress: () => {
      const { progress, isRead } = companions().activity.getSnapshot().context;
      return isRead ? progress : null;
    },
    accountSnapshots,
    settings: () => {
      const { account, changes } = companions().preferences.getSnapshot().context;
      return { ...account, ...changes };
    },
    isQuiet: () => {
      const { activity, sync, preferences } = companions();
      const isRead = activity.getSnapshot().matches({ open: 'settled' });
      return (
        isRead &&
        sync.getSnapshot().matches('idle') &&
        preferences.getSnapshot().matches({ following: 'synced' })
      );
    },
    logIn: (email, password) => signIn({ email, password }),
  };
}

function startSession(
  flows: RunningFlows,
  inspect: Inspect,
  follow: (user: User | null, key: string | undefined, session: SessionRef) => void,
) {
  const { watchWorkBy, watchSessionOf, ...actors } = sessions;
  const connection = createActor(connectionMachine.provide({ actors }), { clock, inspect });
  const watchSession = watchSessionOf(connection);
  const watchWork = watchWorkBy((tell) => unfinished.watchWork(flows, tell));
  const machine = sessionMachine.provide({ actors: { ...actors, watchSession, watchWork } });
  const session = createActor(machine, { clock, inspect, input: { stored: storedLearner() } });
  session.subscribe((state) => {
    const user = state.matches({ ending: 'signingOut' }) ? null : state.context.user;
    follow(user, user ? `${state.context.logouts} ${user.id}` : undefined, session);
  });
  session.start();
  connection.start();
  return session;
}

function startLearnerFlows(user: User, key: string | undefined, session: SessionRef, inspect: Inspect) {
  const learner = user.id;
  const actors = user.isGuest ? guestActors : { activity: log, sync: log, preferences: settings };
  const preferences = createActor(preferencesMachine.provide({ actors: actors.preferences }), {
    clock,
    inspect,
    input: { userId: learner, displayName: user.name },
  });
  const activity = createActor(activityMachine.provide({ actors: actors.activity }), {
    clock,
    inspect,
    input: { learner },
  });
  const rules = { ...syncRules, every: SNAPSHOT_EVERY };
  const sync = createActor(activitySyncMachine.provide({ actors: actors.sync }), {
    clock,
    inspect,
    input: { learner, rules },
  });
  sync.on('snapshot.fetched', ({ accountSnapshot }) =>
    activity.send({ type: 'snapshot.received', accountSnapshot }),
  );
  const listen = listenFor({ preferences, activity, player: createActor(audioPlayerMachine), session });
  const all = [preferences, activity, sync];
  for (const actor of all) actor.start();
  return {
    user,
    key,
    preferences,
    activity,
    sync,
    listen,
    record: (event: ActivityEvent) => listen({ type: 'activity.recorded', event }),
    stop: () => {
      for (const actor of all) actor.stop();
    },
  };
}
