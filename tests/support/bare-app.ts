import { connectionMachine } from '#machines/account/connection.machine.ts';
import { preferencesMachine } from '#machines/account/preferences.machine.ts';
import type { PreferenceChanges, Preferences } from '#machines/account/preferences.rules.ts';
import { sessionMachine } from '#machines/account/session.machine.ts';
import type { ActivityEvent } from '#machines/learning/activity.types.ts';
import type { Progress } from '#machines/learning/progress.rules.ts';
import { activitySyncMachine, syncRules } from '#machines/study/activity-sync.machine.ts';
import { activityMachine } from '#machines/study/activity.machine.ts';
import type { AccountSnapshot } from '#machines/study/log.types.ts';
import { audioPlayerMachine } from '#machines/study/audio-player.machine.ts';
import type { User } from '#machines/types.ts';
import { createActor } from 'xstate';
import * as log from '../../src/actors/log.ts';
import * as settings from '../../src/actors/preferences.ts';
import * as sessions from '../../src/actors/session.ts';
import { listenFor } from '../../src/learner/listener.ts';
import { signIn } from '../../src/services/auth.ts';
import type { SessionRef } from '../../src/learner/Session.tsx';
import { storedUser } from '../../src/services/session/stored.ts';

/** The app without pages: the session and a learner's flows. */
export interface BareApp {
  learner: () => string | null;
  /** Records a fact as pages do. */
  record: (event: ActivityEvent) => void;
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

export function startApp(): BareApp {
  let running: Running | null = null;
  const companions = () => {
    if (!running) throw new Error('Nobody is signed in');
    return running;
  };
  const accountSnapshots: { learner: string; accountSnapshot: AccountSnapshot }[] = [];
  const session = startSession((user, key, own) => {
    if (key === running?.key) return;
    running?.stop();
    running = user && startLearnerFlows(user, key, own);
    running?.sync.on('snapshot.fetched', ({ accountSnapshot }) =>
      accountSnapshots.push({ learner: running?.user.id ?? '', accountSnapshot }),
    );
  });
  return {
    session,
    learner: () => running?.user.id ?? null,
    record: (event) => companions().record(event),
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

function startSession(follow: (user: User | null, key: string | undefined, session: SessionRef) => void) {
  const { watchWorkBy, watchSessionOf, ...actors } = sessions;
  const connection = createActor(connectionMachine.provide({ actors }), { clock });
  const watchSession = watchSessionOf(connection);
  const watchWork = watchWorkBy(() => () => undefined);
  const machine = sessionMachine.provide({ actors: { ...actors, watchSession, watchWork } });
  const session = createActor(machine, { clock, input: { stored: storedUser() } });
  session.subscribe((state) => {
    const user = state.matches({ ending: 'signingOut' }) ? null : state.context.user;
    follow(user, user ? `${state.context.logouts} ${user.id}` : undefined, session);
  });
  session.start();
  connection.start();
  return session;
}

function startLearnerFlows(user: User, key: string | undefined, session: SessionRef) {
  const learner = user.id;
  const preferences = createActor(preferencesMachine.provide({ actors: settings }), {
    clock,
    input: { userId: learner, displayName: user.name },
  });
  const activity = createActor(activityMachine.provide({ actors: log }), { clock, input: { learner } });
  const rules = { ...syncRules, every: SNAPSHOT_EVERY };
  const sync = createActor(activitySyncMachine.provide({ actors: log }), {
    clock,
    input: { learner, rules },
  });
  sync.on('snapshot.fetched', ({ accountSnapshot }) =>
    activity.send({ type: 'snapshot.received', accountSnapshot }),
  );
  const listen = listenFor({ preferences, activity, player: createActor(audioPlayerMachine), session });
  const actors = [preferences, activity, sync];
  for (const actor of actors) actor.start();
  return {
    user,
    key,
    preferences,
    activity,
    sync,
    record: (event: ActivityEvent) => listen({ type: 'activity.recorded', event }),
    stop: () => {
      for (const actor of actors) actor.stop();
    },
  };
}
