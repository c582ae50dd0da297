import type { EmailValues, LoginValues, PasswordValues, RegisterValues } from '#machines/account/forms.ts';
import type { FormValues } from '#machines/account/auth-form.machine.ts';
import type { LinkLook } from '#machines/account/link.rules.ts';
import type { sessionMachine } from '#machines/account/session.machine.ts';
import type { User } from '#machines/types.ts';
import { UNREACHABLE } from '#machines/account/answers.rules.ts';
import { fromPromise, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { storage } from '../services/storage.ts';

type SessionRef = ActorRefFrom<typeof sessionMachine>;

const auth = () => import('../services/auth.ts').catch(tellUnreachable);
const validation = () => import('../services/validation.ts').catch(tellUnreachable);

/** The chunks of a login in order of use. */
export const loginChunks = [validation, auth];

export const validateLogin = fromPromise(async ({ input }: { input: FormValues }) =>
  (await validation()).validateLogin(input),
);

export const validateRegistration = fromPromise(async ({ input }: { input: FormValues }) =>
  (await validation()).validateRegistration(input),
);

export const validateEmail = fromPromise(async ({ input }: { input: FormValues }) =>
  (await validation()).validateEmail(input),
);

export const validatePassword = fromPromise(async ({ input }: { input: Partial<PasswordValues> }) =>
  (await validation()).validatePassword(input),
);

export const signIn = fromPromise(async ({ input }: { input: LoginValues }) => (await auth()).signIn(input));

export const signUp = fromPromise(async ({ input }: { input: RegisterValues }) =>
  (await auth()).signUp(input),
);

export const signInWithGoogle = fromPromise(async () => (await auth()).signInWithGoogle());

export const completeSignIn = fromPromise(async () => (await auth()).completeSignIn());

/** The URL's link, compared with the signed-in learner; a guest has nothing to log out of. Rejects if the session is unknown. */
export function lookAtLinkOf(session: SessionRef) {
  return fromPromise(async (): Promise<LinkLook> => {
    const kind = (await auth()).linkKind();
    if (kind === 'none' || kind === 'spent') return { kind, isLogoutNeeded: false };
    const state = await waitFor(session, isDecided);
    if (state.hasTag('busy')) throw new Error('');
    const { user } = state.context;
    return { kind, isLogoutNeeded: user !== null && !user.isGuest };
  });
}

/** Logs the learner out and follows the link; follows it at once if nobody is signed in. */
export function switchLearnerOf(session: SessionRef) {
  return fromPromise(async () =>
    session.getSnapshot().can({ type: 'link.followed' })
      ? followedBy(session)
      : (await auth()).completeSignIn(),
  );
}

function followedBy(session: SessionRef): Promise<User | null> {
  return new Promise((resolve, reject) => {
    const settled = session.on('link.settled', (link) => {
      if (link.outcome === 'refused') reject(new Error(link.message));
      else end(link.outcome === 'switched' ? link.user : null);
    });
    const changed = session.subscribe((state) => {
      if (state.matches('signedOut')) end(null);
    });
    const end = (user: User | null) => {
      settled.unsubscribe();
      changed.unsubscribe();
      resolve(user);
    };
    session.send({ type: 'link.followed' });
  });
}

let hasRoom: boolean | undefined;

/** Whether a login would outlive its page; read once. */
export function hasRoomForLogin(): boolean {
  hasRoom ??= storage.hasRoom();
  return hasRoom;
}

function tellUnreachable(): never {
  throw new Error(UNREACHABLE);
}

function isDecided(state: SnapshotFrom<typeof sessionMachine>): boolean {
  return !state.hasTag('busy') || state.matches({ loading: { stalled: 'unreachable' } });
}

export const requestReset = fromPromise(async ({ input }: { input: EmailValues }) =>
  (await auth()).requestReset(input),
);

export const changePassword = fromPromise(async ({ input }: { input: PasswordValues }) =>
  (await auth()).changePassword(input),
);
