import type { User } from '../types.ts';

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

/** How a link ended that a signed-in learner followed: `message` says why it did not work, if the service told. */
export type LinkEmit =
  | { type: 'link.settled'; outcome: 'stayed' }
  | { type: 'link.settled'; outcome: 'switched'; user: User }
  | { type: 'link.settled'; outcome: 'refused'; message: string };
