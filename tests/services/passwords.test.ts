import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePassword, signIn, signUp } from '../../src/services/auth.ts';
import { validateLogin, validatePassword, validateRegistration } from '../../src/services/validation.ts';
import { freshEmail, sharedBackend, type TestBackend } from '../support/backend.ts';

const service = vi.hoisted(() => {
  vi.resetModules();
  return { client: undefined as SupabaseClient | undefined };
});

vi.mock('../../src/services/session/supabase.ts', () => ({
  supabase: () => Promise.resolve(service.client),
  registrationClient: () => Promise.resolve(service.client),
}));

let backend: TestBackend;

beforeAll(async () => {
  backend = await sharedBackend();
});

beforeEach(() => {
  service.client = backend.client();
  vi.stubGlobal('location', new URL(backend.origin));
  vi.stubGlobal('history', { state: null });
});

const passwords: readonly (readonly [name: string, text: string])[] = [
  ['ñ and accents', 'Contraseña-así'],
  ['Hangul', '비밀번호한국어'],
  ['an emoji beside an accent', 'café-👩🏽‍🚀-olé'],
  ['spaces at both ends', '  mañana mañana '],
  ['an angstrom sign', 'Ångström \u212B'],
];

const composed = (text: string) => text.normalize('NFC');
const decomposed = (text: string) => text.normalize('NFD');

async function register(password: string): Promise<string> {
  const email = freshEmail();
  const checked = await validateRegistration({ name: 'Ana', email, password });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  await signUp(checked.values);
  return email;
}

/** Logs in as the form does; returns the session's user. */
async function logIn(email: string, password: string): Promise<string | undefined> {
  const checked = await validateLogin({ email, password });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  await signIn(checked.values);
  const { data } = await (service.client as SupabaseClient).auth.getSession();
  return data.session?.user.email;
}

describe.each(passwords)('a password with %s', (_name, text) => {
  test.each([
    ['composed', 'decomposed', composed(text), decomposed(text)],
    ['decomposed', 'composed', decomposed(text), composed(text)],
  ])('that was registered %s logs in when it is typed %s', async (_how, _other, registered, typed) => {
    expect(registered).not.toBe(typed);
    const email = await register(registered);
    expect(await logIn(email, typed)).toBe(email);
    service.client = backend.client();
    expect(await logIn(email, registered)).toBe(email);
  });

  test('that was registered before, decomposed, still logs in as typed', async () => {
    const email = freshEmail();
    await backend.client().auth.signUp({ email, password: decomposed(text) });
    expect(await logIn(email, decomposed(text))).toBe(email);
  });

  test('that is new logs in however it’s typed', async () => {
    const email = await register('secret-1');
    await logIn(email, 'secret-1');
    const checked = await validatePassword({ password: decomposed(text) });
    if (!checked.ok) throw new Error('Refused');
    await changePassword(checked.values);
    for (const typed of [composed(text), decomposed(text)]) {
      service.client = backend.client();
      expect(await logIn(email, typed)).toBe(email);
    }
  });
});

test('spaces at the ends of a password are part of it', async () => {
  const email = await register(' spaced-1 ');
  await expect(logIn(email, 'spaced-1')).rejects.toThrow('Invalid login credentials');
  expect(await logIn(email, ' spaced-1 ')).toBe(email);
});

test('a wrong password costs one request, or two if it can be written in two ways', async () => {
  const email = await register('secret-1');
  const { auth } = service.client as SupabaseClient;
  const asked = vi.spyOn(auth, 'signInWithPassword');
  await expect(logIn(email, 'wrong-ñ'.normalize('NFC'))).rejects.toThrow('Invalid login credentials');
  expect(asked).toHaveBeenCalledTimes(1);
  await expect(logIn(email, 'wrong-ñ'.normalize('NFD'))).rejects.toThrow('Invalid login credentials');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a rate limit or an unconfirmed address is reported without a second request', async () => {
  const { auth } = service.client as SupabaseClient;
  const refusal = { name: 'AuthApiError', message: 'Too many attempts.', code: 'over_request_rate_limit' };
  const asked = vi
    .spyOn(auth, 'signInWithPassword')
    .mockResolvedValue({ data: { user: null, session: null }, error: refusal } as never);
  await expect(logIn(freshEmail(), 'mañana'.normalize('NFD'))).rejects.toThrow('Too many attempts.');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a new password’s length is checked as it’s sent', async () => {
  expect(await validatePassword({ password: 'ñññ'.normalize('NFD') })).toMatchObject({ ok: false });
  const long = 'ñ'.repeat(36);
  expect(await validatePassword({ password: long.normalize('NFD') })).toEqual({
    ok: true,
    values: { password: long },
  });
});
