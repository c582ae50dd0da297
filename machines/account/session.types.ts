import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { NavigationEmit, User } from '../types.ts';

/** The seven events of the authentication service. */
export const authEvents = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const;

/** What the service tells, with all that the app may know of the session: its user. */
export interface AuthEvent {
  type: (typeof authEvents)[number];
  user: User | null;
}

/** All that the session hears of its login, the service and the network. */
export type SessionNews =
  | AuthEvent
  | { type: 'service.unreachable' | 'service.answered' | 'service.failed' }
  | { type: 'session.refused' | 'network.lost' | 'network.restored' };

/** How a link ended that a signed-in learner followed: `message` says why it did not work, if the service told. */
type LinkEmit =
  | { type: 'link.settled'; outcome: 'stayed' }
  | { type: 'link.settled'; outcome: 'switched'; user: User }
  | { type: 'link.settled'; outcome: 'refused'; message: string };

/** What a learner is in the middle of, or has just finished; until its page is left. */
export interface Work {
  kind: 'exam' | 'game' | 'import' | 'lesson' | 'reading' | 'review' | 'settings' | 'test' | 'text' | 'walk';
  isFinished: boolean;
}

/** How many of the learner's records and changed settings the account lacks. */
export interface Unsent {
  records: number;
  settings: number;
}

/** Milliseconds. */
export interface Patience {
  /** Until a visitor is told that the service is slow. */
  patience: number;
  /** Until a learner is told that the service does not answer. */
  renewalPatience: number;
  logoutPatience: number;
  /** Until a learner is asked without knowing what the account lacks. */
  countPatience: number;
  /** Until a log that this device does not remove is left behind. */
  clearPatience: number;
  signOutPatience: number;
  /** Until a learner stays logged in instead of waiting for a link. */
  followPatience: number;
  /** Between two attempts to reach a service that does not answer. */
  retryInterval: number;
}

export const PATIENCE: Patience = {
  patience: 3000,
  renewalPatience: 8000,
  logoutPatience: 3000,
  countPatience: 3000,
  clearPatience: 3000,
  signOutPatience: 3000,
  followPatience: 30_000,
  retryInterval: 30_000,
};

/** `stored` is the user of the session that this device keeps, if it keeps one. */
interface Input extends Partial<Patience> {
  stored?: User | null;
}

export interface Context extends Patience {
  user: User | null;
  /** The login has ended unasked: the learner is asked to log in again, and finds their latest answers on this device. */
  isRefused: boolean;
  /** How often somebody was logged out on this page. */
  logouts: number;
  work: Work | null;
  /** What the account lacks; null if this device does not tell. */
  unsent: Unsent | null;
  /** Why the learner leaves: for a link that signs in someone, or to log out; null while they don't. */
  leaveReason: 'link' | 'logout' | null;
}

type Event =
  | SessionNews
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'logout.requested' }
  | { type: 'account.deleted' }
  | { type: 'link.followed' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' }
  | { type: 'work.changed'; work: Work | null }
  | ErrorActorEvent<unknown, 'watchSession' | 'watchWork'>
  | DoneActorEvent<User, 'followLink'>
  | ErrorActorEvent<unknown, 'followLink'>
  | DoneActorEvent<Unsent, 'sendActivity' | 'countActivity'>
  | ErrorActorEvent<unknown, 'sendActivity' | 'countActivity'>
  | DoneActorEvent<void, 'clearActivity' | 'signOut' | 'forgetSession'>
  | ErrorActorEvent<unknown, 'clearActivity' | 'signOut' | 'forgetSession'>;

export interface SessionTypes {
  context: Context;
  events: Event;
  input: Input | undefined;
  emitted: NavigationEmit | LinkEmit;
  tags: 'busy' | 'slow' | 'known' | 'dialog' | 'offline';
}
