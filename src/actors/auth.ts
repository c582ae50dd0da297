import type { EmailValues, LoginValues, PasswordValues, RegisterValues } from '#machines/account/forms.ts';
import type { FormValues } from '#machines/account/auth-form.machine.ts';
import { fromPromise } from 'xstate';

const auth = () => import('../services/auth.ts');
const validation = () => import('../services/validation.ts');

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

export const requestReset = fromPromise(async ({ input }: { input: EmailValues }) =>
  (await auth()).requestReset(input),
);

export const changePassword = fromPromise(async ({ input }: { input: PasswordValues }) =>
  (await auth()).changePassword(input),
);
